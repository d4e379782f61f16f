import { expect, it } from 'vitest'
import { makeIndex, weigh } from './make-index.ts'

/** Pages of words that a compressor cannot foresee. */
function manyPages(count: number) {
  let seed = 7
  const word = () => {
    seed = (seed * 48271) % 2147483647
    return seed.toString(36)
  }
  const text = () => Array.from({ length: 120 }, word).join(' ')
  return Array.from({ length: count }, (_, index) => ({
    path: `/${index}`,
    title: `Seite ${index}`,
    names: ['Name', `Seite ${index}`],
    description: 'Beschreibung.',
    isIndexed: true,
    sections: [
      { id: '', heading: 'Kopf', text: 'Anfang.' },
      { id: 'a', heading: 'Teil', text: `${text()} Elbphilharmonie` },
    ],
  }))
}

it('keeps texts whole where they fit', () => {
  const [page] = makeIndex(manyPages(2), 'de', 50_000).pages
  expect(page).toMatchObject({ title: 'Seite 0', names: 'Kopf, Name', about: 'Beschreibung. Anfang.', words: '' })
  expect(page?.sections[0]?.text).toMatch(/Elbphilharmonie$/)
})

it('shortens texts until they fit, and keeps the rare words of what it cut', () => {
  const pages = manyPages(3)
  const limit = weigh(makeIndex(pages, 'de', 50_000)) - 40
  const index = makeIndex(pages, 'de', limit)
  expect(weigh(index)).toBeLessThanOrEqual(limit)
  expect(index.pages[0]?.sections[0]?.text).not.toContain('Elbphilharmonie')
  expect(index.pages[0]?.words.split(' ')).toContain('elbphilharmonie')
})

it('gives up words of several pages before those of one', () => {
  const pages = manyPages(3)
  let index = makeIndex(pages, 'de', 50_000)
  while (JSON.stringify(index).toLowerCase().includes('elbphilharmonie')) index = makeIndex(pages, 'de', weigh(index) - 1)
  expect(index.pages[0]?.words.split(' ').length).toBeGreaterThan(50)
})

it('holds the least of every page when not even that fits', () => {
  const { pages } = makeIndex(manyPages(3), 'de', 100)
  expect(pages.map(({ title }) => title)).toEqual(['Seite 0', 'Seite 1', 'Seite 2'])
  expect(pages[0]?.sections[0]?.text.length).toBeLessThanOrEqual(60)
})
