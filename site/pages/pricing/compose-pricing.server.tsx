import { renderToStaticMarkup } from 'react-dom/server'
import { readText } from '#words'
import type { Pricing } from '#words/facts'
import { fill, type Locale, messagesFor } from '#words/interface'
import { renderText } from '../../mdx/render.server.tsx'
import type { Translate } from '../../messages/messages.tsx'
import { Comparison } from './comparison.server.tsx'
import { PlanCards } from './plan-cards.server.tsx'

/** All of a price page around its calculator, as finished markup: the plans before it; the page's own text says what counts as a use. */
export async function composePricing(pricing: Pricing, locale: Locale, text: string): Promise<Readonly<Record<'opening' | 'prose', string>>> {
  const messages = messagesFor(locale)
  const t: Translate = (key, values = {}) => fill(messages[key], values)
  const questions = await readText('parts', 'fragen-zum-kauf', locale)
  return {
    opening: renderToStaticMarkup(<PlanCards text={{ pricing, locale, t }} />),
    prose: renderToStaticMarkup(<Comparison text={{ pricing, locale, t }} />) + text + renderText(questions.Body, locale).html,
  }
}
