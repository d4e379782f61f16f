import type { Locale } from '#words/interface'
import { termsOf, type Wanted } from './closeness.ts'
import { fragmentOf, type PageText, type SearchSection } from './index-file.ts'
import { type Word, wordsOf } from './words.ts'

/** A piece of a snippet; hits are words that the query means. */
export interface Piece {
  /** Place in the text. */
  readonly start: number
  readonly text: string
  readonly isHit: boolean
}

/** Where on a page the query is answered best. */
export interface Passage {
  /** Fragment and heading of the section; empty for the page's beginning. */
  readonly anchor: string
  readonly heading: string
  readonly snippet: readonly Piece[]
}

const SNIPPET_LENGTH = 170
const BEFORE_HIT = 60
const HEADING_WEIGHT = 2

/** Finds the section that holds most of the query, and the words around the first hit. */
export function passageOf(page: PageText, wanted: Wanted, locale: Locale): Passage {
  const isAnswered = count(page.title, wanted, locale) === wanted.length
  const best = isAnswered ? undefined : bestSection(page, wanted, locale)
  const terms = new Set(wanted.flatMap((meant) => [...meant]))
  const anchor = best ? (best.id ?? fragmentOf(best.heading)) : ''
  return { anchor, heading: best?.heading ?? '', snippet: snippetOf(best?.text || page.about, terms, locale) }
}

/** How many of the query's words a text has. */
function count(text: string, wanted: Wanted, locale: Locale): number {
  const terms = termsOf(text, locale)
  return wanted.filter((meant) => terms.some((term) => meant.has(term))).length
}

/** The first section with the most words of the query; none when the page's own description has as many. */
function bestSection({ about, sections }: PageText, wanted: Wanted, locale: Locale): SearchSection | undefined {
  let best: SearchSection | undefined
  let most = count(about, wanted, locale)
  for (const section of sections) {
    // The letters of a glossary head no passage: their entries stand in the results themselves.
    if (section.heading.length === 1) continue
    const score = count(section.heading, wanted, locale) * HEADING_WEIGHT + count(section.text, wanted, locale)
    if (score > most) {
      best = section
      most = score
    }
  }
  return best
}

/** Some words before the first hit and what follows it, cut at spaces; near the end of a text, more of what comes before. */
export function snippetOf(text: string, terms: ReadonlySet<string>, locale: Locale): Piece[] {
  const hits = wordsOf(text, locale).filter(({ term }) => terms.has(term))
  const start = startOf(text, hits[0]?.start ?? 0)
  const end = text.length <= start + SNIPPET_LENGTH ? text.length : text.lastIndexOf(' ', start + SNIPPET_LENGTH)
  const isWhole = end === text.length && /[.?!:…“”"»)]$/.test(text)
  const inside = hits.filter((hit) => hit.start >= start && hit.end <= end)
  const before = start > 0 ? [{ start: -1, text: '… ', isHit: false }] : []
  return [...before, ...piecesOf(text, inside, start, end), ...(isWhole ? [] : [{ start: end, text: '\u00a0…', isHit: false }])]
}

/** The last sentence that begins near before the hit begins the snippet, if it is still filled then; else a word does. */
function startOf(text: string, first: number): number {
  const latest = Math.min(first, text.length - SNIPPET_LENGTH)
  if (first <= BEFORE_HIT * 1.5 || latest <= 0) return 0
  const from = Math.max(0, first - BEFORE_HIT * 2)
  const sentence = [...text.slice(from, latest + 1).matchAll(/[.?!:]\s(?=\p{Lu})/gu)].at(-1)
  return sentence ? from + sentence.index + sentence[0].length : text.indexOf(' ', Math.min(latest, first - BEFORE_HIT)) + 1
}

function piecesOf(text: string, hits: readonly Word[], start: number, end: number): Piece[] {
  const pieces: Piece[] = []
  let at = start
  for (const hit of hits) {
    if (hit.start > at) pieces.push({ start: at, text: text.slice(at, hit.start), isHit: false })
    pieces.push({ start: hit.start, text: text.slice(hit.start, hit.end), isHit: true })
    at = hit.end
  }
  return at < end ? [...pieces, { start: at, text: text.slice(at, end), isHit: false }] : pieces
}
