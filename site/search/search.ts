import type { Locale } from '#words/interface'
import { type Asked, closeness } from './closeness.ts'
import { type Engine, type Found, makeEngine } from './engine.ts'
import type { SearchIndex, SearchPage, WholeTexts } from './index-file.ts'
import { type Kind, kindOf } from './kind.ts'
import { isLiteral } from './literal.ts'
import { unpackWords } from './packed-words.ts'
import { type Passage, passageOf } from './passage.ts'
import { spellingOf, tellingWords, type Word, wordsOf } from './words.ts'

export interface SearchRequest {
  readonly query: string
  /** Only pages of this kind. */
  readonly kind?: string | undefined
  /** Results wanted at most. */
  readonly limit: number
}

export interface Hit extends Passage {
  /** Canonical German path. */
  readonly path: string
  readonly title: string
  readonly kind: Kind
}

export interface SearchAnswer {
  /** How many pages were found, of all kinds. */
  readonly total: number
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[]
  readonly hits: readonly Hit[]
  readonly corrected?: Correction
  /** Nothing was asked for but words that stand on every page. */
  readonly isTooCommon: boolean
}

/** What was searched where a word of the query stands nowhere. */
export interface Correction {
  /** The query with slips of the fingers set right. */
  readonly query: string
  /** The words that were set right, as they were typed. */
  readonly unknown: string
}

export type Search = (request: SearchRequest) => SearchAnswer

/** What is read of a query: nobody asks more, and whoever pastes a page gets an answer in time. */
const MAX_LENGTH = 400
const MAX_TERMS = 12
/** With fewer pages that have all words, those that lack one are shown below them. */
const ENOUGH = 5

/**
 * Makes the search over the index of a language: browser and server find the same.
 * @param texts whole texts to quote from; without them what the index has kept is quoted
 */
export function makeSearch(index: SearchIndex, locale: Locale, texts: WholeTexts = {}): Search {
  const words = unpackWords(index.words, index.pages.length)
  const pages = index.pages.map((page, number) => ({ ...page, words: words[number] ?? '' }))
  const engine = makeEngine(pages, locale)
  const byPath = new Map(pages.map((page) => [page.path, page]))

  function resultsOf(found: readonly Found[], query: Asked): SearchPage[] {
    const totals = totalsOf(found)
    const most = Math.max(0, ...totals.map(({ matched }) => matched))
    const all = totals.flatMap(({ path, matched, score }) => {
      const page = byPath.get(path)
      return page ? [{ page, matched, score: matched < most ? score : score * closeness(page, query, locale) }] : []
    })
    return ranked(all, most).map(({ page }) => page)
  }

  return ({ query, kind, limit }) => {
    const { asked, words, found } = ask(query, engine, locale)
    const groups = [...found.values()].flat()
    const wanted = groups.map(({ alternatives }) => new Set(alternatives.map(({ term }) => term)))
    const results = resultsOf(groups, { said: words.map(({ term }) => term).join(' '), wanted })
    const shown = results.filter(({ path }) => !kind || kindOf(path) === kind).slice(0, limit)
    const corrected = correct(asked, words, found)
    return {
      total: results.length,
      kinds: countKinds(results),
      hits: shown.map((page) => hitOf(page, passageOf(texts[page.path] ?? page, wanted, locale))),
      ...(results.length > 0 && corrected && { corrected }),
      isTooCommon: found.size === 0 && words.length > 0,
    }
  }
}

const hitOf = ({ path, title }: SearchPage, passage: Passage): Hit => ({ path, title, kind: kindOf(path), ...passage })

interface Question {
  readonly asked: string
  readonly words: readonly Word[]
  /** What each word that tells something finds. */
  readonly found: ReadonlyMap<string, readonly Found[]>
}

function ask(query: string, engine: Engine, locale: Locale): Question {
  const asked = query.normalize('NFC').slice(0, MAX_LENGTH)
  const literal = isLiteral(asked)
  const telling = new Map(tellingWords(asked, locale).map(({ term, text }) => [term, { term, spelling: spellingOf(text, locale) }]))
  const found = [...telling.values()].slice(0, MAX_TERMS).map((one) => [one.term, engine.find(one, literal)] as const)
  return { asked, words: wordsOf(asked, locale), found: new Map(found) }
}

interface Total {
  /** How many words of the query the page has. */
  readonly matched: number
  readonly score: number
}

function totalsOf(found: readonly Found[]): (Total & { readonly path: string })[] {
  const totals = new Map<string, Total>()
  for (const { scores } of found) {
    for (const [path, score] of scores) {
      const before = totals.get(path)
      totals.set(path, { matched: (before?.matched ?? 0) + 1, score: (before?.score ?? 0) + score })
    }
  }
  return [...totals].map(([path, total]) => ({ path, ...total }))
}

/** Pages with all words by score; below them those that lack one, where few have all. */
function ranked<T extends Total>(all: readonly T[], most: number): T[] {
  const withMatched = (count: number) => all.filter(({ matched }) => matched === count).sort((a, b) => b.score - a.score)
  const full = withMatched(most)
  return full.length < ENOUGH && most > 1 ? [...full, ...withMatched(most - 1)] : full
}

function countKinds(pages: readonly SearchPage[]): SearchAnswer['kinds'] {
  const counts = new Map<Kind, number>()
  for (const kind of pages.map(({ path }) => kindOf(path))) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count })).sort((a, b) => b.count - a.count)
}

/** The query with its unknown words replaced by the nearest known ones; nothing where there was nothing to replace. */
function correct(query: string, words: readonly Word[], found: ReadonlyMap<string, readonly Found[]>): Correction | undefined {
  const meant = ({ term }: Word) => found.get(term)?.[0]?.correction
  const unknown = words.filter(meant)
  if (unknown.length === 0) return undefined
  const right = unknown.reduceRight((text, word) => text.slice(0, word.start) + meant(word) + text.slice(word.end), query)
  return { query: right, unknown: unknown.map(({ text }) => text).join(' ') }
}
