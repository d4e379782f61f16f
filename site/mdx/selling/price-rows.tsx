import { type PricedProduct, pricedProducts, pricingOf } from '#words/facts'
import { fill } from '#words/interface'
import { counted } from '../../prices/amounts.ts'
import { euros, leastDear, leastPrice } from '../../prices/price.ts'
import { inLocale } from '../../route-table/pages.ts'
import { useText } from '../text-context.ts'

/** What a use of each product costs at the least, one row each, and once on which terms. */
export function PriceRows() {
  const { locale, messages } = useText()
  const isSample = pricedProducts.some((product) => pricingOf(product, locale).sample)
  return (
    <>
      <ul className="prices">
        {pricedProducts.map((product) => (
          <PriceRow key={product} of={product} />
        ))}
      </ul>
      <p className="small dim">{messages[isSample ? 'price.sample' : 'price.net']}</p>
    </>
  )
}

function PriceRow({ of }: { of: PricedProduct }) {
  const { locale, messages } = useText()
  const pricing = pricingOf(of, locale)
  const best = leastDear(pricing.plans)
  const single = pricing.plans.find(({ base }) => !base)
  const terms = fill(messages['price.terms'], { plan: best.name, uses: counted(12 * best.included, pricing, locale) })
  const alone = single && fill(messages['price.alone'], { amount: euros(single.further, locale) })
  return (
    <li>
      <a href={inLocale(`/pricing/${of}`, locale)}>{messages[`nav.pricing-${of}`]}</a>
      <b>{fill(messages['price.from'], { amount: euros(leastPrice(best), locale), each: pricing.unit.each })}</b>
      <span>{[terms, alone].filter(Boolean).join(', ')}</span>
    </li>
  )
}
