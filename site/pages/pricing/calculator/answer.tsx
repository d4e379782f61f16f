import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { counted, figure, type Prices, percent } from '../../../prices/amounts.ts'
import { cheapestPlan, euros, gross, yearCost } from '../../../prices/price.ts'
import { demandOf, wholeUses } from './calculate.ts'
import { EffortLines } from './effort-lines.tsx'
import type { Figures } from './fields.ts'
import { PlanCosts } from './plan-costs.tsx'

interface Props {
  readonly figures: Figures
  readonly prices: Prices
  readonly locale: Locale
}

/** The answer in a sentence, then how it comes about. */
export function Answer({ figures, prices, locale }: Props) {
  const t = useMessages()
  const demand = demandOf(figures)
  const uses = demand === undefined ? undefined : wholeUses(demand)
  const best = uses === undefined ? undefined : cheapestPlan(prices.plans, uses)
  if (demand === undefined || uses === undefined || !best) {
    return (
      <div className="calc-a">
        <p role="status" className="calc-s">
          {t('calc.waiting')}
        </p>
      </div>
    )
  }
  const net = yearCost(best, uses)
  const said = {
    uses: counted(uses, prices, locale),
    plan: best.name,
    net: euros(net, locale),
    gross: euros(gross(net, prices.vatRate), locale),
    rate: prices.vatRate,
  }
  return (
    <div className="calc-a">
      <p role="status" className="calc-s">
        {t('calc.answer', said)}
      </p>
      <dl className="calc-l">
        <div>
          <dt>{t('calc.year', { heading: prices.unit.heading })}</dt>
          <dd>
            <Demand demand={demand} uses={uses} figures={figures} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('calc.month', { heading: prices.unit.heading })}</dt>
          <dd>
            {figure(uses, locale)} ÷ 12 = {figure(uses / 12, locale, 1)}
          </dd>
        </div>
        <EffortLines uses={uses} figures={figures} locale={locale} />
      </dl>
      {figures.minutesToday === undefined && figures.minutesThen === undefined && <p className="calc-h">{t('calc.noMinutes')}</p>}
      <PlanCosts uses={uses} best={best} prices={prices} locale={locale} />
    </div>
  )
}

function Demand({ demand, uses, figures, locale }: { demand: number; uses: number; figures: Figures; locale: Locale }) {
  const t = useMessages()
  const { headcount, share } = figures
  if (headcount === undefined || share === undefined) return figure(uses, locale)
  return (
    <>
      {figure(headcount, locale)} × {percent(share, locale)} = {figure(demand, locale, 2)}
      {demand !== uses && t('calc.rounded', { uses: figure(uses, locale) })}
    </>
  )
}
