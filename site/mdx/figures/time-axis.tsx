import type { ReactNode } from 'react'
import { rulingOf } from '#words/facts'
import { longDate } from '#words/interface'
import { Ruling } from '../law/cite.tsx'
import { useText } from '../text-context.ts'
import { partsOf } from './figure.tsx'
import { SmallAxis } from './small/drawings.tsx'

interface WhenProps {
  /** A ruling of the record; else a day, with what happened on it as text. */
  readonly ruling?: string
  readonly day?: string
  readonly children?: ReactNode
}

/** Dots nearer to each other than this share of the axis stand one above the other. */
const NEAR = 6
const LEVEL = 22

/** What was decided when: dots in true distances on an axis, and the same in words below. */
export function TimeAxis({ children }: { children?: ReactNode }) {
  const moments = partsOf<WhenProps>(children)
    .map(({ props }) => ({ ...props, date: props.ruling ? rulingOf(props.ruling).date : (props.day ?? '') }))
    .sort((one, other) => one.date.localeCompare(other.date))
  const years = moments.map(({ date }) => yearOf(date))
  const first = Math.floor((years[0] ?? 0) / 5) * 5
  const last = Math.ceil(((years.at(-1) ?? 0) + 0.5) / 5) * 5
  const places = years.map((year) => 3 + (94 * (year - first)) / (last - first))
  const levels = stacked(places)
  useText().pictures.push(<SmallAxis places={places} levels={levels} />)
  const height = 46 + LEVEL * Math.max(...levels)
  return (
    <>
      <svg className="axis" height={height} aria-hidden="true">
        <line x1="0" x2="100%" y1={height - 24} y2={height - 24} />
        {places.map((place, index) => (
          <g key={moments[index]?.date}>
            <circle cx={`${place}%`} cy={height - 24 - LEVEL * (levels[index] ?? 0)} r="10" />
            <text x={`${place}%`} y={height - 19.5 - LEVEL * (levels[index] ?? 0)} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
        <text className="axis-y" x="0" y={height - 2}>
          {first}
        </text>
        <text className="axis-y" x="100%" y={height - 2} textAnchor="end">
          {last}
        </text>
      </svg>
      <ol className="fig-l">
        {moments.map((moment) => (
          <li key={moment.date}>
            <Moment {...moment} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** One of them; drawn and written by the axis. */
export function When(_: WhenProps) {
  return null
}

function Moment({ ruling, date, children }: WhenProps & { date: string }) {
  const { locale } = useText()
  return (
    <>
      <b>{children}</b> <small>{ruling ? <Ruling id={ruling} /> : longDate(date, locale)}</small>
    </>
  )
}

function yearOf(date: string): number {
  const [year = 0, month = 1] = date.split('-').map(Number)
  return year + (month - 1) / 12
}

/** How high each dot stands above the axis, so that none covers another. */
function stacked(places: readonly number[]): number[] {
  const levels: number[] = []
  for (const [index, place] of places.entries()) {
    const before = places[index - 1]
    levels.push(before !== undefined && place - before < NEAR ? (levels[index - 1] ?? 0) + 1 : 0)
  }
  return levels
}
