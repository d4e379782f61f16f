import { expect, it } from 'vitest'
import { type SearchIndex, unpackWords } from '#site/search'
import { makeIndex, weigh } from './make-index.ts'

/** Pages of words that a compressor cannot foresee. */
function manyPages(count: number) {
  let seed = 7
  const word = () => {
    seed = (seed * 48271) % 2147483647
    return seed.toString(36)
  }
  const text = () => {
    const words = Array.from({ length: 120 }, word)
    return [...words, ...words.toReversed()].join(' ')
  }
  return Array.from({ length: count }, (_, index) => ({
    path: `/${index}`,
    title: `Seite ${index}`,
    names: ['Name', `Seite ${index}`],
    description: 'Beschreibung.',
    isIndexed: true,
    sections: [
      { id: '', heading: 'Kopf', text: 'Anfang.' },
      { id: 'teil', heading: 'Teil', text: `${text()} Elbphilharmonie` },
    ],
  }))
}

const wordsOn = ({ words, pages }: SearchIndex) => unpackWords(words, pages.length).map((list) => list.split(' '))

it('keeps texts whole where they fit', () => {
  const [page] = makeIndex(manyPages(2), 'de', 50_000).pages
  expect(page).toMatchObject({ title: 'Seite 0', names: 'Kopf, Name', about: 'Beschreibung. Anfang.' })
  expect(page?.sections[0]?.text).toMatch(/Elbphilharmonie$/)
  expect(page?.sections[0]).not.toHaveProperty('id')
})

it('shortens texts until they fit, and loses no word by it', () => {
  const pages = manyPages(3)
  const limit = weigh(makeIndex(pages, 'de', 50_000)) - 40
  const index = makeIndex(pages, 'de', limit)
  expect(weigh(index)).toBeLessThanOrEqual(limit)
  expect(index.pages[0]?.sections[0]?.text).not.toContain('Elbphilharmonie')
  expect(wordsOn(index)[0]).toContain('elbphilharmonie')
})

it('keeps a word of many pages on those that use it most, however little fits', () => {
  const pages = manyPages(3)
  const heavy = { ...pages[2]!, sections: [...pages[2]!.sections, { id: 'b', heading: 'Ort', text: `${'x '.repeat(40)} Elbphilharmonie` }] }
  expect(wordsOn(makeIndex([...pages.slice(0, 2), heavy], 'de', 100)).map((words) => words.includes('elbphilharmonie'))).toEqual([false, false, true])
})

it('holds the least of every page when not even that fits', () => {
  const { pages } = makeIndex(manyPages(3), 'de', 100)
  expect(pages.map(({ title }) => title)).toEqual(['Seite 0', 'Seite 1', 'Seite 2'])
  expect(pages[0]?.sections[0]?.text.length).toBeLessThanOrEqual(40)
})
