import type { Plan } from '#words/facts'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { figure, type Prices } from '../../../prices/amounts.ts'
import { euros, furtherUses, yearCost } from '../../../prices/price.ts'
import { PlanPlot } from './plan-plot.tsx'

interface Props {
  readonly uses: number
  readonly best: Plan
  readonly prices: Prices
  readonly locale: Locale
}

/** What each plan costs, drawn over the number of uses and as a sum for this one; the cheapest is marked, the others stay to compare. */
export function PlanCosts({ uses, best, prices, locale }: Props) {
  const t = useMessages()
  return (
    <>
      <PlanPlot uses={uses} best={best} prices={prices} locale={locale} />
      <table className="tbl calc-p">
        <caption>
          <b>{t('calc.plans')}</b> {t('calc.plans.note')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('calc.plan')}</th>
            <th scope="col">{t('calc.sum')}</th>
            <th scope="col">{t('calc.cost')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.plans.map((plan) => (
            <tr key={plan.id} className={plan === best ? 'is-best' : undefined}>
              <th scope="row">
                {plan.name}
                {plan === best && <span>{t('calc.best')}</span>}
              </th>
              <td>{sumOf(plan, uses, locale)}</td>
              <td>{euros(yearCost(plan, uses), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** `1.188,00 € + 4 × 24,00 €`; a plan without a base price has only the second part, and a base price alone is what the row comes to. */
function sumOf(plan: Plan, uses: number, locale: Locale): string {
  const further = furtherUses(plan, uses)
  if (further === 0) return ''
  const parts = [...(plan.base ? [euros(plan.base.year, locale)] : []), `${figure(further, locale)}\u00a0×\u00a0${euros(plan.further, locale)}`]
  return parts.join(' + ')
}
