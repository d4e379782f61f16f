import { percent } from '../../prices/amounts.ts'
import { useText } from '../text-context.ts'

/** So many of so many. */
type Rate = readonly [part: number, whole: number]

/** Where the lines from top to bottom stand. */
const marks = [0, 0.5, 1]

/** A share on the line; the dot of none and that of all have room at its ends. */
const place = (share: number) => `${2 + 96 * share}%`

interface Row {
  readonly key: string
  readonly name: string
  /** How often what was reported is right, and how often what is there was found. */
  readonly rates: readonly [Rate, Rate]
}

/** A line from 0 to 100 per cent for each row: the two rates as dots, each with the range in which it would lie in nineteen of twenty such samples. */
export function RateLines({ rows }: { rows: readonly Row[] }) {
  const { locale, messages } = useText()
  return (
    <div className="rates">
      <p className="rates-k">
        <Sign at={0}>{messages['measured.reported']}</Sign> <Sign at={1}>{messages['measured.found']}</Sign>
      </p>
      {rows.map(({ key, name, rates }) => (
        <div key={key} className="rates-r">
          <span>{name}</span>
          <svg height="34" aria-hidden="true">
            {marks.map((share) => (
              <line key={share} className="rates-g" x1={place(share)} x2={place(share)} y1="0" y2="34" />
            ))}
            <line x1={place(0)} x2={place(1)} y1="17" y2="17" />
            {rates.map((rate, at) => (
              <Dot key={at === 0 ? 'reported' : 'found'} rate={rate} at={at} />
            ))}
          </svg>
        </div>
      ))}
      <p className="rates-a">
        {marks.map((share) => (
          <span key={share}>{percent(100 * share, locale)}</span>
        ))}
      </p>
    </div>
  )
}

/** A dot of the key, with its words. */
function Sign({ at, children }: { at: number; children: string }) {
  return (
    <span>
      <svg width="16" height="16" aria-hidden="true">
        <circle className={`rates-${at}`} cx="8" cy="8" r="6" />
      </svg>
      {children}
    </span>
  )
}

function Dot({ rate: [part, whole], at }: { rate: Rate; at: number }) {
  if (whole === 0) return null
  const y = 11 + 12 * at
  const [low, high] = spreadOf(part, whole)
  return (
    <>
      <line className="rates-s" x1={place(low)} x2={place(high)} y1={y} y2={y} />
      <circle className={`rates-${at}`} cx={place(part / whole)} cy={y} r="5" />
    </>
  )
}

/** Of the normal distribution: nineteen of twenty lie within. */
const Z = 1.96

/** The interval of Wilson for a share, from 0 to 1 (E. B. Wilson, JASA 22 (1927), 209–212). */
export function spreadOf(part: number, whole: number): readonly [low: number, high: number] {
  const share = part / whole
  const middle = share + Z ** 2 / (2 * whole)
  const reach = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * whole)) / whole)
  const all = 1 + Z ** 2 / whole
  return [Math.max(0, (middle - reach) / all), Math.min(1, (middle + reach) / all)]
}
