import { at, HEIGHT, Small, WIDTH } from './small.tsx'

interface SmallGate {
  readonly ask: string
  readonly out: 'yes' | 'no'
  readonly to: string
}

/** Questions on one line, each with its way out: of a yes at the left, of a no at the right, as long as their words are; the last is where the way leads. */
export function SmallGates({ gates, end }: { gates: readonly SmallGate[]; end: string }) {
  const step = (HEIGHT - 12) / (gates.length + 1)
  const height = at(step * 0.62)
  const middle = WIDTH / 2
  const last = at(6 + step * gates.length)
  return (
    <Small>
      <path className="is-line" d={`M${middle} 6V${last}`} />
      {gates.map(({ ask, out, to }, row) => {
        const y = at(6 + step * row)
        const half = share(ask, 12, 24)
        const side = out === 'yes' ? -1 : 1
        const across = at(y + height / 2)
        return (
          <g key={ask}>
            <rect className="is-sheet" x={middle - half} y={y} width={2 * half} height={height} />
            <path d={`M${middle + side * half} ${across}h${side * at(33 - half)}`} />
            <path className="is-word" d={`M${middle + side * 36} ${across}h${side * share(to, 6, 16)}`} />
          </g>
        )
      })}
      <rect className="is-lit" x={middle - share(end, 18, 40)} y={last} width={2 * share(end, 18, 40)} height={height} />
    </Small>
  )
}

/** Words of so many letters count as long. */
const LONG = 70

/** A length between two by the number of letters. */
const share = (words: string, least: number, most: number) => at(least + (most - least) * Math.min(1, words.length / LONG))
