import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'
import { partsOf } from './figure.tsx'
import { SmallMap } from './small/drawings.tsx'

/** Where the parts of a reference stand on the sheet (210 by 297), as lines of text: top, height, left, width. */
const places = {
  letterhead: [14, 16, 20, 80],
  address: [40, 20, 20, 70],
  date: [40, 6, 150, 40],
  heading: [74, 8, 20, 60],
  opening: [90, 14, 20, 170],
  duties: [110, 30, 26, 150],
  performance: [146, 34, 20, 170],
  conduct: [186, 14, 20, 170],
  closing: [206, 18, 20, 170],
  issued: [232, 6, 20, 60],
  signature: [250, 16, 20, 70],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>

interface SpotProps {
  readonly at: keyof typeof places
  readonly title: string
  readonly children?: ReactNode
}

/** A sheet with numbered places, and what is said of each of them. */
export function LetterMap({ children }: { children?: ReactNode }) {
  const spots = partsOf<SpotProps>(children).map(({ props }) => props)
  useText().pictures.push(<SmallMap places={spots.map((spot) => places[spot.at])} />)
  return (
    <div className="map">
      <svg viewBox="0 0 210 297" aria-hidden="true">
        <rect className="map-s" x="1" y="1" width="208" height="295" />
        {Object.entries(places).map(([name, [top, height, left, width]]) => (
          <TextLines key={name} top={top} height={height} left={left} width={width} />
        ))}
        {spots.map(({ at }, index) => (
          <Marked key={at} at={at} number={index + 1} />
        ))}
      </svg>
      <ol className="fig-l">
        {spots.map(({ at, title, children: text }) => (
          <li key={at}>
            <b>{title}</b> <small>{text}</small>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** One place of the sheet; drawn and written by the map. */
export function Spot(_: SpotProps) {
  return null
}

const LINE = 7

function TextLines({ top, height, left, width }: Readonly<Record<'top' | 'height' | 'left' | 'width', number>>) {
  const lines = Math.max(1, Math.round(height / LINE))
  const d = Array.from({ length: lines }, (_, line) => `M${left} ${top + LINE * line + 3}h${(line === lines - 1 ? 0.7 : 1) * width}`).join('')
  return <path d={d} />
}

function Marked({ at, number }: { at: keyof typeof places; number: number }) {
  const [top, height, left, width] = places[at]
  return (
    <>
      <rect className="map-m" x={left - 4} y={top - 3} width={width + 8} height={height + 4} />
      <circle cx={left + width + 4} cy={top + height / 2 - 1} r="11" />
      <text x={left + width + 4} y={top + height / 2 + 4.5} textAnchor="middle">
        {number}
      </text>
    </>
  )
}
