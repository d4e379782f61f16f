import { type PricedProduct, pricedProducts } from '#words/facts'
import { inLocale } from '../../route-table/pages.ts'
import { useText } from '../text-context.ts'
import { priceInWords } from './price-in-words.ts'

/** What a use of each product costs at the least, one row each, and once what kind of prices they are. */
export function PriceRows() {
  const text = useText()
  const notes = new Set(pricedProducts.map((product) => priceInWords(product, text).note))
  return (
    <>
      <ul className="prices">
        {pricedProducts.map((product) => (
          <PriceRow key={product} of={product} />
        ))}
      </ul>
      <p className="small dim">{[...notes].join(', ')}</p>
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
