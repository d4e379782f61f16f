import { readText } from '#words'
import { type PricedProduct, pricingOf } from '#words/facts'
import { fill, type Locale, messagesFor } from '#words/interface'
import { keepTogether } from '../../mdx/keep-together.ts'
import { renderText } from '../../mdx/render.server.tsx'
import { staticMarkup } from '../../mdx/static-markup.server.ts'
import type { Translate } from '../../messages/messages.tsx'
import { cheapestPlan } from '../../prices/price.ts'
import { demandOf, wholeUses } from './calculator/calculate.ts'
import { example, fieldsOf, readInputs } from './calculator/fields.ts'
import { Comparison } from './comparison.server.tsx'
import { PlanCards } from './plan-cards.server.tsx'

/** All of a price page around its calculator, as finished markup: the plans before it; the page's own text says what counts as a use. */
export async function composePricing(product: PricedProduct, locale: Locale, text: string): Promise<Readonly<Record<'opening' | 'prose', string>>> {
  const pricing = pricingOf(product, locale)
  const { figures } = readInputs(fieldsOf[product], example[product], locale)
  const likely = cheapestPlan(pricing.plans, wholeUses(demandOf(figures) ?? 0))
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const questions = await readText('parts', 'fragen-zum-kauf', locale)
  return {
    opening: staticMarkup(<PlanCards likely={likely} text={{ pricing, locale, t }} />),
    prose: staticMarkup(<Comparison text={{ pricing, locale, t }} />) + text + keepTogether(renderText(questions.Body, locale).html),
  }
}
