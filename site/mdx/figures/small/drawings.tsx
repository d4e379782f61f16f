import { at, HEIGHT, linesPath, Small, WIDTH, wordsPath } from './small.tsx'

const LEFT = 10
const INNER = WIDTH - 2 * LEFT

/** Dots, those that count filled; of many only as many rows as the sheet has. */
export function SmallDots({ lit, all }: { lit: number; all: number }) {
  const columns = all > 45 ? 15 : 10
  const step = INNER / columns
  const radius = at(step * 0.36)
  const top = (HEIGHT - step * Math.ceil(all / columns)) / 2
  const dots = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, count) => {
      const left = at(LEFT + step * ((from + count) % columns) + step / 2 - radius)
      return `M${left} ${at(top + step * Math.floor((from + count) / columns) + step / 2)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 -${2 * radius} 0`
    }).join('')
  return (
    <Small>
      <path d={dots(lit, all)} />
      <path className="is-ink" d={dots(0, lit)} />
    </Small>
  )
}

/** A sheet with its marked places, and a line from each to what is said of it. `places` are top, height, left and width in millimetres. */
export function SmallMap({ places }: { places: readonly (readonly [number, number, number, number])[] }) {
  const scale = (HEIGHT - 8) / 297
  return (
    <Small>
      <rect className="is-sheet" x="10" y="4" width={at(210 * scale)} height={HEIGHT - 8} />
      <path
        className="is-text"
        d={linesPath(16, 11, 20, 2, 4) + linesPath(16, 26, 46, 5, 5) + linesPath(16, 57, 46, 3, 5) + linesPath(16, 80, 24, 1, 4)}
      />
      {places.map(([top, height, left, width]) => {
        const middle = at(4 + (top + height / 2) * scale)
        return (
          <g key={top + left}>
            <rect className="is-lit" x={at(8 + left * scale)} y={at(4 + top * scale)} width={at(4 + width * scale)} height={at(height * scale)} />
            <path d={`M${at(12 + (left + width) * scale)} ${middle}H82`} />
            <path className="is-word" d={`M86 ${middle}h24`} />
          </g>
        )
      })}
    </Small>
  )
}

/** How far down the axis of time lies. */
const AXIS = 54

/** Moments in their distances. `places` are per cent of the axis, `levels` say how high each stands. */
export function SmallAxis({ places, levels }: { places: readonly number[]; levels: readonly number[] }) {
  return (
    <Small>
      <path className="is-line" d={`M${LEFT} ${AXIS}h${INNER}M${LEFT} ${AXIS - 9}v18M${WIDTH - LEFT} ${AXIS - 9}v18`} />
      {places.map((place, index) => {
        const x = at(LEFT + (INNER * place) / 100)
        const y = AXIS - 15 * (levels[index] ?? 0)
        return <circle key={place} className="is-lit" cx={x} cy={y} r="7" />
      })}
    </Small>
  )
}

/** Bars on one axis; what has no length is a dot. `spans` are begin and end as shares of the axis. */
export function SmallSchedule({ spans }: { spans: readonly (readonly [number, number | undefined])[] }) {
  const step = (HEIGHT - 14) / spans.length
  return (
    <Small>
      {spans.map(([from, to], row) => {
        const y = at(7 + step * (row + 0.5))
        const x = at(LEFT + INNER * Math.min(0.96, Math.max(0.04, from)))
        return (
          <g key={y}>
            <path d={`M${LEFT} ${y}h${INNER}`} />
            {to === undefined ? (
              <circle className="is-lit" cx={x} cy={y} r="4" />
            ) : (
              <rect className="is-lit" x={at(LEFT + INNER * from)} y={at(y - 3.5)} width={at(INNER * (to - from))} height="7" />
            )}
          </g>
        )
      })}
    </Small>
  )
}

/** So many letters a line of a reader takes, and of the sentence above. */
const SAYING = 24
const SENTENCE = 52

/** One sentence, and below it a column for each of its readers, with as many lines as they say. */
export function SmallReaders({ sentence, sayings }: { sentence: string; sayings: readonly string[] }) {
  const gap = 7
  const width = at((INNER - gap * (sayings.length - 1)) / sayings.length)
  return (
    <Small>
      <rect className="is-lit" x={LEFT} y="10" width="4" height="21" />
      <path className="is-word" d={wordsPath(20, 15, 90, { words: sentence, inLine: SENTENCE, most: 2 }, 11)} />
      {sayings.map((saying, place) => {
        const x = at(LEFT + place * (width + gap))
        return (
          <g key={saying}>
            <path className="is-line" d={`M${x} 44h${width}`} />
            <path d={wordsPath(x, 52, width, { words: saying, inLine: SAYING, most: 5 }, 7)} />
          </g>
        )
      })}
    </Small>
  )
}
