import type { ReactNode } from 'react'
import { useText } from '../text-context.ts'
import { SmallDots } from './small/drawings.tsx'

const IN_A_ROW = 18
const STEP = 20

/** So many of so many, each as a dot. */
export function Dots({ lit, of, children }: { lit: string; of: string; children?: ReactNode }) {
  const [filled, all] = [Number(lit), Number(of)]
  useText().pictures.push(<SmallDots lit={filled} all={all} />)
  const rows = Math.ceil(all / IN_A_ROW)
  return (
    <div className="dots">
      <svg viewBox={`0 0 ${IN_A_ROW * STEP} ${rows * STEP}`} aria-hidden="true">
        <path className="is-lit" d={circles(0, filled)} />
        <path d={circles(filled, all)} />
      </svg>
      <p>{children}</p>
    </div>
  )
}

const RADIUS = 7

/** The dots from one to another, in rows, as one path. */
function circles(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, step) => {
    const left = STEP * ((from + step) % IN_A_ROW) + STEP / 2 - RADIUS
    const middle = STEP * Math.floor((from + step) / IN_A_ROW) + STEP / 2
    return `M${left} ${middle}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 -${2 * RADIUS} 0`
  }).join('')
}
