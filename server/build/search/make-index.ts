import { brotliCompressSync } from 'node:zlib'
import { fragmentOf, packWords, type SearchIndex, type SearchSection, type StoredPage, tellingWords, type WholeTexts } from '#site/search'
import type { Locale } from '#words/interface'
import type { ReadPage } from './read-page.ts'

/** A page with its identity. */
export interface FoundPage extends ReadPage {
  readonly path: string
}

/** What an index may weigh, compressed: the house allows 60 kB, and a test of the finished site holds it to that. */
export const TARGET_BYTES = 58_000

/** How much of a page is kept. */
interface Measure {
  /** Characters of each section's text. */
  readonly section: number
  /** Characters of the page's own beginning. */
  readonly beginning: number
  /** A word is found on at least so many of the pages that it stands on, those that use it most, though its text was cut away. */
  readonly pages: number
}

const least: Measure = { section: 30, beginning: 160, pages: 1 }

/** From the least to what no page has. */
const measures: readonly Measure[] = [
  least,
  { section: 35, beginning: 160, pages: 1 },
  { section: 35, beginning: 180, pages: 1 },
  { section: 40, beginning: 200, pages: 1 },
  { section: 50, beginning: 200, pages: 1 },
  { section: 50, beginning: 200, pages: 2 },
  { section: 60, beginning: 200, pages: 2 },
  { section: 60, beginning: 200, pages: 3 },
  ...[250, 300, 350].map((beginning) => ({ section: 60, beginning, pages: 3 })),
  ...[60, 80, 100, 120, 140, 160, 190, 220, 260, 320, 400, 500, 700, 1000, 2000, 5000].map((section) => ({
    section,
    beginning: Math.max(section, 400),
    pages: 5,
  })),
]

/** The index of a language: the most of its pages with which it stays within its weight, or the least where not even that does. */
export function makeIndex(pages: readonly FoundPage[], locale: Locale, maxBytes = TARGET_BYTES): SearchIndex {
  const uses = countUses(pages, locale)
  const take = (measure: Measure) => takePages(pages, measure, locale, uses)
  let best = take(least)
  for (let low = 0, high = measures.length - 1; low <= high; ) {
    const middle = (low + high) >> 1
    const measure = measures[middle]
    if (!measure) break
    const index = take(measure)
    const fits = weigh(index) <= maxBytes
    if (fits) best = index
    if (fits) low = middle + 1
    else high = middle - 1
  }
  return best
}

/** The pages' texts as they stand, for the server to quote. */
export function wholeTexts(pages: readonly FoundPage[]): WholeTexts {
  const whole: Measure = { section: Number.POSITIVE_INFINITY, beginning: Number.POSITIVE_INFINITY, pages: 0 }
  return Object.fromEntries(pages.map((page) => [page.path, shorten(page, whole)]))
}

/** Bytes of an index, compressed. */
export function weigh(index: SearchIndex): number {
  return brotliCompressSync(JSON.stringify(index)).length
}

/** For each term the pages where it stands, by number, those that use it most first. */
type Uses = ReadonlyMap<string, readonly number[]>

function countUses(pages: readonly ReadPage[], locale: Locale): Uses {
  const counts = new Map<string, Map<number, number>>()
  for (const [number, page] of pages.entries()) {
    for (const { term } of tellingWords(wholeText(page), locale)) {
      const ofTerm = counts.get(term) ?? new Map<number, number>()
      counts.set(term, ofTerm.set(number, (ofTerm.get(number) ?? 0) + 1))
    }
  }
  return new Map([...counts].map(([term, ofTerm]) => [term, [...ofTerm].sort((a, b) => b[1] - a[1]).map(([number]) => number)]))
}

function wholeText({ title, description, sections }: ReadPage): string {
  return [title, description, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')
}

function takePages(pages: readonly FoundPage[], measure: Measure, locale: Locale, uses: Uses): SearchIndex {
  const kept = pages.map((page) => shorten(page, measure))
  const known = kept.map((page) => new Set(tellingWords(JSON.stringify(page), locale).map(({ term }) => term)))
  const lost = [...uses].flatMap(([term, numbers]) => {
    const without = numbers.slice(0, measure.pages).filter((number) => !known[number]?.has(term))
    return without.length > 0 ? [[term, without] as const] : []
  })
  return { pages: kept, words: packWords(inFull(new Map(lost), pages, locale)) }
}

/** Terms as a word that has them: a slip is set right to a word, and no term is one. */
function inFull(pagesOfTerm: Uses, pages: readonly ReadPage[], locale: Locale): Map<string, readonly number[]> {
  const words = new Map<string, string>()
  for (const { term, text } of pages.flatMap((page) => tellingWords(wholeText(page), locale))) {
    const known = words.get(term)
    if (pagesOfTerm.has(term) && (!known || text.length < known.length)) words.set(term, text.toLowerCase())
  }
  return new Map([...pagesOfTerm].map(([term, numbers]) => [words.get(term) ?? term, numbers]))
}

function shorten({ path, title, names, description, sections: [first, ...rest] }: FoundPage, { section, beginning }: Measure): StoredPage {
  const about = [description, first?.text].filter(Boolean).join(' ')
  return {
    path,
    title,
    names: [...new Set([first?.heading ?? '', ...names])].filter((name) => name && name !== title).join(', '),
    about: cut(about, beginning),
    sections: rest.map(({ id, heading, text }) => stored(id, heading, cut(text, section))),
  }
}

function stored(id: string, heading: string, text: string): SearchSection {
  return id === fragmentOf(heading) ? { heading, text } : { id, heading, text }
}

/** The beginning of a text, cut between words. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length))
}
