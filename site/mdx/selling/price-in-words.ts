import { type PricedProduct, pricingOf } from '#words/facts'
import { fill } from '#words/interface'
import { counted } from '../../prices/amounts.ts'
import { euros, leastDear, leastPrice } from '../../prices/price.ts'
import type { TextContextValue } from '../text-context.ts'

/** What a use of a product costs at the least, on which terms, and whether the prices are samples. */
export function priceInWords(of: PricedProduct, { locale, messages }: Pick<TextContextValue, 'locale' | 'messages'>) {
  const pricing = pricingOf(of, locale)
  const best = leastDear(pricing.plans)
  const single = pricing.plans.find(({ base }) => !base)
  const terms = fill(messages['price.terms'], { plan: best.name, uses: counted(12 * best.included, pricing, locale) })
  const alone = single && fill(messages['price.alone'], { amount: euros(single.further, locale) })
  return {
    from: fill(messages['price.from'], { amount: euros(leastPrice(best), locale), each: pricing.unit.each }),
    terms: [terms, alone].filter(Boolean).join(', '),
    note: messages[pricing.sample ? 'price.sample' : 'price.net'],
  }
}
