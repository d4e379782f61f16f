import type { PricedProduct } from '#words/facts'
import { useText } from '../text-context.ts'
import { priceInWords } from './price-in-words.ts'

/** What a use of a product costs at the least, and on which terms; `brief` leaves out plan and single price. No text names a price itself. */
export function PriceFrom({ of, brief }: { of: PricedProduct; brief?: boolean }) {
  const { from, terms, note } = priceInWords(of, useText())
  return (
    <span className="from">
      <b>{from}</b> <small>{brief ? `(${note})` : `${terms} (${note})`}</small>
    </span>
  )
}
