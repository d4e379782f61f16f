import { brotliCompressSync } from 'node:zlib'
import type { SearchIndex, SearchPage } from '#site/search/index-file'
import { tellingWords } from '#site/search/words'
import type { Locale } from '#words/locales'
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
  /** A word on more pages than this is not kept when its text is cut away. */
  readonly rare: number
}

const least: Measure = { section: 60, beginning: 200, rare: 1 }

/** From the least to what no page has. */
const measures: readonly Measure[] = [
  least,
  ...[2, 3, 4, 5].map((rare) => ({ section: 60, beginning: 200, rare })),
  ...[250, 300, 350].map((beginning) => ({ section: 60, beginning, rare: 5 })),
  ...[60, 80, 100, 120, 140, 160, 190, 220, 260, 320, 400, 500, 700, 1000, 2000, 5000].map((section) => ({
    section,
    beginning: Math.max(section, 400),
    rare: 5,
  })),
]

/** The index of a language: the most of its pages with which it stays within its weight, or the least where not even that does. */
export function makeIndex(pages: readonly FoundPage[], locale: Locale, maxBytes = TARGET_BYTES): SearchIndex {
  const spread = countPages(pages, locale)
  const take = (measure: Measure) => ({ pages: pages.map((page) => shorten(page, measure, locale, spread)) })
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

/** Bytes of an index, compressed. */
export function weigh(index: SearchIndex): number {
  return brotliCompressSync(JSON.stringify(index)).length
}

type Spread = ReadonlyMap<string, number>

/** On how many pages each term stands. */
function countPages(pages: readonly ReadPage[], locale: Locale): Spread {
  const counts = new Map<string, number>()
  for (const { title, description, sections } of pages) {
    const text = [title, description, ...sections.flatMap((section) => [section.heading, section.text])].join('\n')
    for (const term of new Set(tellingWords(text, locale).map((word) => word.term))) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return counts
}

function shorten(
  { path, title, names, description, sections: [first, ...rest] }: FoundPage,
  { section, beginning, rare }: Measure,
  locale: Locale,
  spread: Spread,
): SearchPage {
  const about = [description, first?.text].filter(Boolean).join(' ')
  const kept = {
    path,
    title,
    names: [...new Set([first?.heading ?? '', ...names])].filter((name) => name && name !== title).join(', '),
    about: cut(about, beginning),
    sections: rest.map(({ id, heading, text }) => ({ id, heading, text: cut(text, section) })),
  }
  const known = new Set(tellingWords(JSON.stringify(kept), locale).map(({ term }) => term))
  const all = tellingWords([about, ...rest.map(({ text }) => text)].join('\n'), locale)
  const lost = new Map(
    all.filter(({ term }) => !known.has(term) && (spread.get(term) ?? 0) <= rare).map((word) => [word.term, word.text.toLowerCase()]),
  )
  return { ...kept, words: [...lost.values()].sort().join(' ') }
}

/** The beginning of a text, cut between words. */
function cut(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length))
}
