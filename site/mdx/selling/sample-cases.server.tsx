import { type CaseState, dayAfter, daysBetween, handoverDue, stations } from '#processes'
import { processRules } from '#words/facts'
import { type SampleCase, sampleCases } from '#words/said'
import { sayIn } from '#words/workplace'
import { useText } from '../text-context.ts'

/** The list of cases that a test access begins with, from the same samples: who, how far, and by when. */
export function SampleCases({ title }: { title: string }) {
  const { locale } = useText()
  const say = sayIn(locale)
  const days = new Intl.RelativeTimeFormat(locale)
  return (
    <table className="cases">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say('column.person')}</th>
          <th scope="col">{say('column.state')}</th>
          <th scope="col">{say('station.handover')}</th>
        </tr>
      </thead>
      <tbody>
        {sampleCases.cases.map((one) => (
          <tr key={one.lastName}>
            <th scope="row">
              {one.firstName} {one.lastName} <span>{say(`kind.${one.kind}`)}</span>
            </th>
            <td>
              <Progress state={one.reach} />
              {say(`state.${one.reach}`)}
            </td>
            <td>{days.format(daysLeft(one), 'day')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A square for every station, those that were reached filled. */
function Progress({ state }: { state: CaseState }) {
  const reached = stations.findIndex(({ states }) => states.some((one) => one === state)) + 1
  return (
    <svg width="66" height="9" aria-hidden="true">
      <path className="cases-d" d={squares(0, reached)} />
      <path d={squares(reached, stations.length)} />
    </svg>
  )
}

function squares(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => `M${(from + index) * 11 + 0.75} .75h7.5v7.5h-7.5z`).join('')
}

/** Until the day of handover, by the rules of the way; the samples are dated from the day on which they are made. */
function daysLeft({ kind, endsIn, daysAgo }: SampleCase): number {
  const made = new Date(0)
  const to = endsIn === null ? null : dayAfter(made.toISOString(), endsIn)
  return -daysBetween(handoverDue({ kind, to }, dayAfter(made.toISOString(), -daysAgo), processRules), made)
}
