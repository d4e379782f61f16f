import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'
import { partsOf } from './figure.tsx'
import { SmallSchedule } from './small/drawings.tsx'

interface SpanProps {
  /** Where on the axis it begins and ends; a single moment has no end. */
  readonly from: string
  readonly to?: string
  /** When, in words. */
  readonly when: string
  readonly children?: ReactNode
}

/** What happens one after the other or at the same time: a bar for each on one axis, with its words. */
export function Schedule({ until, children }: { until: string; children?: ReactNode }) {
  const share = (value: string) => (100 * Number(value)) / Number(until)
  const spans = partsOf<SpanProps>(children).map(({ props }) => props)
  useText().pictures.push(
    <SmallSchedule spans={spans.map(({ from, to }) => [share(from) / 100, to === undefined ? to : share(to) / 100] as const)} />,
  )
  return (
    <ol className="sched">
      {spans.map(({ from, to, when, children: text }) => (
        <li key={when}>
          <p>
            <b>{when}</b> {text}
          </p>
          <svg height="14" aria-hidden="true">
            <line x1="0" x2="100%" y1="7" y2="7" />
            {to === undefined ? (
              <circle cx={`${Math.min(98, Math.max(2, share(from)))}%`} cy="7" r="6" />
            ) : (
              <rect x={`${share(from)}%`} width={`${share(to) - share(from)}%`} y="1" height="12" />
            )}
          </svg>
        </li>
      ))}
    </ol>
  )
}

/** One of them; drawn and written by the schedule. */
export function Span(_: SpanProps) {
  return null
}
