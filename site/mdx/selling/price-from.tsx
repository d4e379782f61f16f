import { type PricedProduct, pricingOf } from '#words/facts'
import { fill } from '#words/interface'
import { counted } from '../../prices/amounts.ts'
import { euros, leastDear, leastPrice } from '../../prices/price.ts'
import { useText } from '../text-context.ts'

/** What a use of a product costs at the least, and on which terms; `brief` leaves out plan and single price. No text names a price itself. */
export function PriceFrom({ of, brief }: { of: PricedProduct; brief?: boolean }) {
  const { locale, messages } = useText()
  const pricing = pricingOf(of, locale)
  const best = leastDear(pricing.plans)
  const single = pricing.plans.find(({ base }) => !base)
  const terms = fill(messages['price.terms'], { plan: best.name, uses: counted(12 * best.included, pricing, locale) })
  const alone = single && fill(messages['price.alone'], { amount: euros(single.further, locale) })
  const said = brief ? [] : [terms, alone].filter(Boolean)
  return (
    <span className="from">
      <b>{fill(messages['price.from'], { amount: euros(leastPrice(best), locale), each: pricing.unit.each })}</b>{' '}
      <small>{[said.join(', '), `(${messages[pricing.sample ? 'price.sample' : 'price.net']})`].filter(Boolean).join(' ')}</small>
    </span>
  )
}
