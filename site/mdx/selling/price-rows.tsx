import { type PricedProduct, pricedProducts, pricingOf } from '#words/facts'
import { inLocale } from '../../route-table/pages.ts'
import { useText } from '../text-context.ts'
import { priceInWords } from './price-in-words.ts'

/** What a use of each product costs at the least, one row each, and once what kind of prices they are. */
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
      <p className="small dim">{messages[isSample ? 'price.sample.rows' : 'price.net']}</p>
    </>
  )
}

function PriceRow({ of }: { of: PricedProduct }) {
  const text = useText()
  const { from, terms } = priceInWords(of, text)
  return (
    <li>
      <a href={inLocale(`/pricing/${of}`, text.locale)}>{text.messages[`nav.pricing-${of}`]}</a>
      <b>{from}</b>
      <span>{terms}</span>
    </li>
  )
}
