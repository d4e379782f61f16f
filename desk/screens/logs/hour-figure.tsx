import { useSay, useTimes } from '../../language/language.tsx'
import { everyHour } from './every-hour.ts'
import type { HourCount } from './find-logs.ts'

const HEIGHT = 40

/** Requests by hour as a row of bars; the same as a table for whoever cannot see it. */
export function HourFigure({ counts }: { readonly counts: readonly HourCount[] }) {
  const say = useSay()
  const { time } = useTimes()
  const hours = everyHour(counts)
  const [first, last] = [hours[0], hours.at(-1)]
  if (!first || !last) return null
  const most = Math.max(...hours.map(({ total }) => total))
  return (
    <figure className="hours">
      <svg viewBox={`0 0 ${hours.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {hours.map(({ date, total }, index) => {
          const height = (total / most) * HEIGHT
          return <rect key={date} x={index + 0.1} y={HEIGHT - height} width={0.8} height={height} />
        })}
      </svg>
      <figcaption>
        {say('logs.hours', { from: time(first.date), to: time(last.date), most })}
        <details>
          <summary>{say('logs.asTable')}</summary>
          <HourTable hours={hours.filter(({ total }) => total > 0).toReversed()} />
        </details>
      </figcaption>
    </figure>
  )
}

function HourTable({ hours }: { readonly hours: readonly HourCount[] }) {
  const say = useSay()
  const { time } = useTimes()
  return (
    <table className="hours-table num">
      <thead>
        <tr>
          <th scope="col">{say('logs.hour')}</th>
          <th scope="col">{say('logs.requests')}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ date, total }) => (
          <tr key={date}>
            <th scope="row">{time(date)}</th>
            <td>{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
