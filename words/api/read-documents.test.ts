import { expect, it } from 'vitest'
import type { Json } from './document.ts'
import { readApiFromDisk } from './from-disk.ts'
import { applyOverlay } from './overlay.ts'
import { apiProducts } from './products.ts'

const isObject = (value: Json | undefined): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every text that a reader sees, by its place. */
function textsOf(value: Json | undefined, place = ''): Map<string, string> {
  if (Array.isArray(value)) return new Map(value.flatMap((one, index) => [...textsOf(one, `${place}/${index}`)]))
  if (!isObject(value)) return new Map()
  return new Map(
    Object.entries(value).flatMap(([key, one]): [string, string][] => {
      if (['description', 'summary', 'title'].includes(key) && typeof one === 'string') return [[`${place}/${key}`, one]]
      return key === 'examples' || key === 'example' ? [] : [...textsOf(one, `${place}/${key}`)]
    }),
  )
}

it('every text of the documents stands in German too', () => {
  const english = readApiFromDisk('en')
  for (const [product, document] of readApiFromDisk('de')) {
    const german = textsOf(JSON.parse(JSON.stringify(document)))
    // What a product is called may be the same.
    for (const [place, text] of [...textsOf(JSON.parse(JSON.stringify(english.get(product))))].filter(([at]) => at !== '/info/title'))
      expect(german.get(place), `${product}${place}`).not.toBe(text)
  }
})

/** Names of entries, without those of examples. */
function namesIn(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, one]) => (name === 'examples' || name === 'example' ? [] : [name, ...namesIn(one)]))
}

it('no text falls apart at a comma: YAML in braces takes its rest for another entry', () => {
  for (const locale of ['de', 'en'] as const) {
    for (const document of readApiFromDisk(locale).values())
      expect(namesIn(JSON.parse(JSON.stringify(document))).filter((name) => name.includes(' '))).toEqual([])
  }
})

it('an overlay that meets nothing is refused', () => {
  const overlay = { overlay: '1.0.0', actions: [{ target: '$.nowhere', update: {} }] }
  expect(() => applyOverlay({ info: {} }, overlay)).toThrow('$.nowhere')
})

it('an overlay adds to objects and leaves the rest as it is', () => {
  const overlay = { overlay: '1.0.0', actions: [{ target: '$.a[?@.name=="x"]', update: { text: { de: 'Wort' } } }] }
  expect(applyOverlay({ a: [{ name: 'x', text: { en: 'word' } }, { name: 'y' }] }, overlay)).toEqual({
    a: [{ name: 'x', text: { en: 'word', de: 'Wort' } }, { name: 'y' }],
  })
})

it('every product has its document, and no other document lies there', () => {
  expect([...readApiFromDisk('en').keys()].toSorted()).toEqual(apiProducts.toSorted())
})
