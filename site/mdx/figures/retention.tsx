import type { ReactNode } from 'react'
import { company, type Retention as Period } from '#words/facts'
import { Days } from '../legal/processors.tsx'
import { partsOf } from './figure.tsx'
import { type Step, stepAfterDays } from './retention-steps.ts'

interface RetentionProps {
  /** The named moments of the axis, parted by commas, and after how many days each comes where rows are measured in days. */
  readonly steps: string
  readonly days?: string
  /** What stands at the end of the axis, where no moment is fixed. */
  readonly open: string
  /** What outlined and filled bars mean. */
  readonly here: string
  readonly there: string
  readonly children?: ReactNode
}

interface KeptProps {
  readonly what: string
  readonly at: 'here' | 'there'
  /** A moment of the axis. With neither this nor a period of the company record no end is fixed. */
  readonly until?: string
  readonly of?: Period
  /** How long, in words. */
  readonly children?: ReactNode
}

/** How long what is kept, as bars on one axis of named moments; every row is a sentence of its own. */
export function Retention({ steps, days = '', open, here, there, children }: RetentionProps) {
  const after = days.split(' ')
  const axis = steps.split(', ').map((label, index) => ({ label, days: Number(after[index]) }))
  const places = { here, there }
  return (
    <div className="fig ret">
      <p className="ret-k">
        <Key className="ret-here" d={bar(1)} words={here} />
        <Key className="ret-there" d={bar(1)} words={there} />
        <Key className="ret-open" d={hatching(0, 1)} words={open} />
      </p>
      <p className={`ret-a ret-a${axis.length + 1}`} aria-hidden="true">
        {[...axis.map(({ label }) => label), open].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul>
        {partsOf<KeptProps>(children).map(({ props: { what, at, of, until, children: words } }) => (
          <li key={what}>
            <b>{what}</b>
            <span className="vh"> {places[at]}: </span>
            <span className="ret-w"> {words ?? (of && <Days of={of} />)}</span>
            <Bar at={at} end={endOf(axis, until, of)} steps={axis.length} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One thing that is kept; drawn and written by the picture. */
export function Kept(_: KeptProps) {
  return null
}

function endOf(axis: readonly Step[], until: string | undefined, of: Period | undefined): number | undefined {
  if (of) return stepAfterDays(axis, company.retention[of])
  if (until === undefined) return undefined
  const index = axis.findIndex(({ label }) => label === until)
  if (index < 0) throw new Error(`Kept: no step of the axis is called ${until}`)
  return index + 1
}

/** Columns of equal width, a moment at the end of each; the last one has no end. */
function Bar({ at, end, steps }: { at: KeptProps['at']; end: number | undefined; steps: number }) {
  const ticks = Array.from({ length: steps }, (_, index) => `M${index + 1} 0v1`).join('')
  return (
    <svg viewBox={`0 0 ${steps + 1} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={ticks} />
      <path className={`ret-${at}`} d={bar(end ?? steps)} />
      {end === undefined && <path className="ret-open" d={hatching(steps, steps + 1)} />}
    </svg>
  )
}

function Key({ className, d, words }: { className: string; d: string; words: string }) {
  return (
    <span>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path className={className} d={d} />
      </svg>
      {words}
    </span>
  )
}

const bar = (end: number) => `M0 .12h${end.toFixed(2)}v.76H0z`

/** Slanting lines over a column. */
function hatching(from: number, to: number): string {
  const lines = 6
  const width = (to - from) / lines
  return Array.from({ length: lines }, (_, index) => `M${(from + index * width).toFixed(2)} .88l${width.toFixed(2)}-.76`).join('')
}
