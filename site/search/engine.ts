import MiniSearch from 'minisearch'
import type { Locale } from '#words/locales'
import { type Alternative, alternativesOf, partsOf, type Spelled, type Vocabulary } from './expand.ts'
import type { SearchPage } from './index-file.ts'
import { isStopTerm, spellingOf, splitWords, termOf } from './words.ts'

/** What a word of a page counts by where it stands. */
const boost = { title: 6, names: 6, headings: 2.5, about: 2, text: 1, words: 0.3 } as const

const fieldTexts: Readonly<Record<string, (page: SearchPage) => string>> = {
  path: ({ path }) => path,
  title: ({ title }) => title,
  names: ({ names }) => names,
  headings: ({ sections }) => sections.map(({ heading }) => heading).join('\n'),
  about: ({ about }) => about,
  text: ({ sections }) => sections.map(({ text }) => text).join('\n'),
  words: ({ words }) => words,
}

/** What one word of a query finds. */
export interface Found {
  /** Words of the index that it may mean. */
  readonly alternatives: readonly Alternative[]
  /** Score by path. */
  readonly scores: ReadonlyMap<string, number>
  /** The word that stands in its place when nobody wrote it so. */
  readonly correction?: string
}

export interface Engine {
  /** A word gives one finding; a compound that nobody wrote gives one for each of its parts. */
  find(asked: Spelled): Found[]
}

/** Fills the library with the pages. Terms are made by `words.ts` and nowhere else: the library takes them as they are. */
export function makeEngine(pages: readonly SearchPage[], locale: Locale): Engine {
  const { library, vocabulary } = fill(pages, locale)

  function found(alternatives: readonly Alternative[]): Found {
    const queries = alternatives.map(({ term, weight }) => ({ queries: [term], boostTerm: () => weight }))
    return { alternatives, scores: new Map(library.search({ queries, combineWith: 'OR' }).map(({ id, score }) => [String(id), score])) }
  }

  function setRight({ term }: Spelled): Found {
    for (let fuzzy = 1; fuzzy <= slipsIn(term); fuzzy++) {
      const near = [...new Set(library.search(term, { fuzzy }).flatMap(({ terms }) => terms))]
      const best = vocabulary.get(near[0] ?? '')
      if (best) return { ...found(near.map((one) => ({ term: one, weight: 1 }))), correction: best.text }
    }
    return found([])
  }

  return {
    find(asked) {
      const alternatives = alternativesOf(asked, vocabulary, locale)
      if (alternatives.length > 0) return [found(alternatives)]
      const parts = partsOf(asked.term, vocabulary)
      return parts.length > 0 ? parts.map((part) => found(alternativesOf(part, vocabulary, locale))) : [setRight(asked)]
    },
  }
}

function fill(pages: readonly SearchPage[], locale: Locale): { library: MiniSearch<SearchPage>; vocabulary: Vocabulary } {
  const vocabulary = new Map<string, Spelled & { text: string }>()
  /** Texts repeat their words. */
  const terms = new Map<string, string | null>()
  function learn(text: string): string | null {
    const term = termOf(text, locale)
    if (isStopTerm(term, locale)) return null
    if (!vocabulary.has(term)) vocabulary.set(term, { term, text, spelling: spellingOf(text, locale) })
    return term
  }
  const library = new MiniSearch<SearchPage>({
    idField: 'path',
    fields: Object.keys(boost),
    extractField: (page, field) => fieldTexts[field]?.(page) ?? '',
    tokenize: splitWords,
    processTerm(text) {
      const term = terms.has(text) ? terms.get(text) : learn(text)
      terms.set(text, term ?? null)
      return term
    },
    searchOptions: { boost, tokenize: (term) => [term], processTerm: (term) => term },
  })
  library.addAll(pages)
  terms.clear()
  return { library, vocabulary }
}

/** Slips of the fingers that a word of this length may hold and still be known. */
function slipsIn(term: string): number {
  if (term.length < 4 || /\d/.test(term)) return 0
  return term.length < 6 ? 1 : 2
}
