import type { Plan } from '#words/facts'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { counted, figure, type Prices } from '../../../prices/amounts.ts'
import { euros, wholeEuros, yearCost } from '../../../prices/price.ts'
import { type PriceStep, priceSteps } from '../../../prices/price-steps.ts'

interface Props {
  readonly uses: number
  readonly best: Plan
  readonly prices: Prices
  readonly locale: Locale
}

/** Of the last step as much again is shown, so that one sees its plan go on. */
const BEYOND = 1.35
/** Of the height: closer to the ground no label finds room above the zero. */
const NEAR = 0.16

/** What each plan costs in a year over the number of uses: where the next one becomes the cheapest, and where the reader's number stands. */
export function PlanPlot({ uses, best, prices, locale }: Props) {
  const t = useMessages()
  const steps = priceSteps(prices.plans)
  const right = BEYOND * Math.max(uses, steps.at(-1)?.from ?? uses)
  const top = Math.max(...prices.plans.map(({ base }) => base?.year ?? 0), yearCost(best, right)) * 1.15
  const at = (value: number) => `${(100 * value) / right}%`
  const up = (cents: number) => `${100 - (100 * cents) / top}%`
  return (
    <figure className="plot">
      <Amounts bases={basesOf(prices.plans, top)} up={up} locale={locale} />
      <svg className="plot-f" role="img" aria-label={t('calc.plot')}>
        {steps.slice(1).map(({ from }) => (
          <g key={from}>
            <line className="plot-s" x1={at(from)} x2={at(from)} y1="0" y2="100%" />
            <text x={at(from)} y="100%" dy="1.3em">
              {figure(from, locale)}
            </text>
          </g>
        ))}
        {prices.plans.map((plan, place) => (
          <PlanLine key={plan.id} plan={plan} place={place} isBest={plan === best} right={right} at={at} up={up} />
        ))}
        <line className="plot-u" x1={at(uses)} x2={at(uses)} y1="0" y2="100%" />
        <circle className="plot-p" cx={at(uses)} cy={up(yearCost(best, uses))} r="6" />
      </svg>
      <p className="plot-x">{t('calc.year', { heading: prices.unit.heading })}</p>
      <figcaption>
        <Steps steps={steps} best={best} prices={prices} locale={locale} />
        <p>{t('calc.plot.here', { uses: counted(uses, prices, locale), amount: euros(yearCost(best, uses), locale) })}</p>
      </figcaption>
    </figure>
  )
}

/** What each plan costs before any further use. The zero goes where another amount would nearly touch it. */
function basesOf(plans: readonly Plan[], top: number): readonly number[] {
  const bases = plans.map(({ base }) => base?.year ?? 0)
  return bases.some((base) => base > 0 && base / top < NEAR) ? bases.filter((base) => base > 0) : bases
}

/** Beside the lines those amounts: the heights where the lines begin. */
function Amounts({ bases, up, locale }: Pick<LineProps, 'up'> & { readonly bases: readonly number[]; readonly locale: Locale }) {
  return (
    <svg className="plot-y" aria-hidden="true">
      {bases.map((base) => (
        <text key={base} x="100%" y={up(base)} dx="-8" dy={base ? '0.35em' : '0'} textAnchor="end">
          {wholeEuros(base, locale)}
        </text>
      ))}
    </svg>
  )
}

/** Which plan is the cheapest from where to where, with the dashes of its line. */
function Steps({ steps, best, prices, locale }: Omit<Props, 'uses'> & { steps: readonly PriceStep[] }) {
  const t = useMessages()
  function rangeOf({ from }: PriceStep, next: PriceStep | undefined): string {
    const values = { from: figure(from, locale), to: next ? figure(next.from - 1, locale) : '' }
    return t(next ? 'calc.plot.range' : 'calc.plot.from', values)
  }
  return (
    <ol>
      {steps.map((step, place) => (
        <li key={step.plan.id} className={step.plan === best ? 'is-best' : undefined}>
          <Swatch place={prices.plans.indexOf(step.plan)} />
          {t('calc.plot.step', { plan: step.plan.name, range: rangeOf(step, steps[place + 1]) })}
        </li>
      ))}
    </ol>
  )
}

interface LineProps {
  readonly plan: Plan
  readonly place: number
  readonly isBest: boolean
  readonly right: number
  readonly at: (uses: number) => string
  readonly up: (cents: number) => string
}

/** Level as far as a plan covers, then rising by the price of each further use. */
function PlanLine({ plan, place, isBest, right, at, up }: LineProps) {
  const covered = Math.min(right, 12 * plan.included)
  const className = `plot-l plot-l--${place}${isBest ? ' is-best' : ''}`
  return (
    <>
      <line className={className} x1="0" x2={at(covered)} y1={up(yearCost(plan, 0))} y2={up(yearCost(plan, covered))} />
      <line className={className} x1={at(covered)} x2={at(right)} y1={up(yearCost(plan, covered))} y2={up(yearCost(plan, right))} />
    </>
  )
}

function Swatch({ place }: { place: number }) {
  return (
    <svg className="plot-w" aria-hidden="true">
      <line className={`plot-l plot-l--${place}`} x1="0" x2="100%" y1="50%" y2="50%" />
    </svg>
  )
}
