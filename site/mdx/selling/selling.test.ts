import { createElement } from 'react'
import { expect, it } from 'vitest'
import { figures, pricedProducts, pricingOf } from '#words/facts'
import { euros, leastDear, leastPrice } from '../../prices/price.ts'
import { proof } from '../measured/proof.tsx'
import { renderText } from '../render.server.tsx'
import { Opening, Ways } from './opening.tsx'
import { Part } from './part.tsx'
import { PriceFrom } from './price-from.tsx'

const locales = ['de', 'en'] as const
const words = (html: string) => html.replace(/<[^>]+>/g, '').replace(/\s/g, ' ')

it('a price comes from the prices, with its terms, and says that it is a sample while it is one', () => {
  for (const product of pricedProducts) {
    for (const locale of locales) {
      const { plans, sample } = pricingOf(product, locale)
      const { html } = renderText(() => createElement(PriceFrom, { of: product }), locale)
      const best = leastDear(plans)
      expect(html).toContain(euros(leastPrice(best), locale))
      expect(html).toContain(best.name)
      expect(html).toContain(euros(plans[0]?.further ?? 0, locale))
      expect(/Beispielpreise|example prices/.test(html)).toBe(sample)
      const brief = renderText(() => createElement(PriceFrom, { of: product, brief: true }), locale).html
      expect(brief).toContain(euros(leastPrice(best), locale))
      expect(brief).not.toContain(best.name)
    }
  }
})

it('what is measured stands in three figures of their day', () => {
  const { overallByGrade, traps, graded } = figures.measured
  const { none: _, ...labelled } = overallByGrade
  const sum = (what: 'withinHalf' | 'references') => Object.values(labelled).reduce((all, row) => all + row[what], 0)
  const { html } = renderText(() => createElement(proof.MeasuredProof), 'en')
  expect(html.match(/<li>/g)).toHaveLength(3)
  expect(words(html)).toContain(`${sum('withinHalf')} of ${sum('references')}`)
  expect(words(html)).toContain(`${graded[1] + graded[2] + graded[3]} of ${traps}`)
  expect(html).toContain('href="/en/methode"')
})

it('the opening stands apart from the text, and a part is the same on every page', () => {
  const opening = createElement(Opening, { key: 'opening' }, createElement(Ways, { tool: 'check' }))
  const part = createElement(Part, { key: 'part', of: 'free' })
  const rendered = renderText(() => [opening, part], 'de', { free: () => createElement('p', null, 'Frei.') })
  expect(rendered.html).toBe('<p>Frei.</p>')
  expect(words(rendered.opening)).toBe('Zeugnis jetzt prüfenVorführung vereinbaren')
  expect(() => renderText(() => createElement(Part, { of: 'unknown' }), 'de')).toThrow('unknown')
})
