import { createElement } from 'react'
import { expect, it } from 'vitest'
import { referenceRulings } from '#words/facts'
import { renderText } from '../render.server.tsx'
import { lawVocabulary } from './vocabulary.ts'

const { Ruling, Rulings, Statute } = lawVocabulary
const html = (node: React.ReactNode, locale: 'de' | 'en') => renderText(() => node, locale).html

it('cites a ruling by its id in the language of the text, with a link to where it can be read', () => {
  const cite = createElement(Ruling, { id: 'lag-koeln-6-sla-25-24' })
  expect(html(cite, 'de')).toContain('>LAG\u00a0Köln, 5.\u00a0Dezember\u00a02024, 6\u00a0SLa\u00a025/24</a>')
  expect(html(cite, 'en')).toContain('>LAG\u00a0Cologne, 5\u00a0December\u00a02024, 6\u00a0SLa\u00a025/24</a>')
  expect(html(cite, 'en')).toContain('hrefLang="de"')
})

it('cites a part of a statute, held together, under the name it has in the language', () => {
  const cited = (id: string, part: string | undefined, locale: 'de' | 'en') =>
    />(.*)<\/a>/.exec(html(createElement(Statute, part ? { id, part } : { id }), locale))?.[1]?.replaceAll('\u00a0', ' ')
  expect(html(createElement(Statute, { id: 'gewo-109', part: 'Abs. 3' }), 'de')).toContain('>§\u00a0109\u00a0Abs.\u00a03\u00a0GewO</a>')
  expect(html(createElement(Statute, { id: 'gewo-109', part: 'Abs. 3' }), 'en')).toContain('>section\u00a0109(3)\u00a0GewO</a>')
  expect(cited('gewo-109', undefined, 'en')).toBe('section 109 GewO')
  expect(cited('gewo-109', 'Abs.\u00a01\u00a0Satz\u00a03', 'en')).toBe('section 109(1) sentence 3 GewO')
  expect(cited('betrvg-87', 'Abs. 1 Nr. 6', 'en')).toBe('section 87(1) no. 6 BetrVG')
  expect(cited('bgb-630', 'Satz 3', 'en')).toBe('section 630 sentence 3 BGB')
  expect(html(createElement(Statute, { id: 'dsgvo-28' }), 'de')).toContain('>Art.\u00a028\u00a0DSGVO</a>')
  expect(html(createElement(Statute, { id: 'dsgvo-28' }), 'en')).toContain('>Art.\u00a028\u00a0GDPR</a>')
})

it('lists every ruling on references once, each row with an address of its own, and says German words to be German', () => {
  const table = html(createElement(Rulings), 'en')
  for (const { id } of referenceRulings) expect(table.split(`<tr id="${id}"`)).toHaveLength(2)
  expect(table).toContain(`${referenceRulings.length} of ${referenceRulings.length} decisions`)
  expect(table).toContain('<span lang="de">„Kennen gelernt“</span>')
})
