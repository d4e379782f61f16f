import MiniSearch from 'minisearch'
import type { Locale } from '#words/interface'
import { type Alternative, alternativesOf, partsOf, type Spelled, type Vocabulary } from './expand.ts'
import type { SearchPage } from './index-file.ts'
import { slipsBetween } from './slips.ts'
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
  /** A word gives one finding; a compound that nobody wrote gives one for each of its parts. Taken to the letter, it is not set right. */
  find(asked: Spelled, isLiteral: boolean): Found[]
}

/** Fills the library with the pages. Terms are made by `words.ts` and nowhere else: the library takes them as they are. */
export function makeEngine(pages: readonly SearchPage[], locale: Locale): Engine {
  const { library, vocabulary } = fill(pages, locale)

  function found(alternatives: readonly Alternative[]): Found {
    const queries = alternatives.map(({ term, weight }) => ({ queries: [term], boostTerm: () => weight }))
    return { alternatives, scores: new Map(library.search({ queries, combineWith: 'OR' }).map(({ id, score }) => [String(id), score])) }
  }

  /** The nearest word that may have been meant; of several, the one on the most pages. */
  function setRight({ term }: Spelled): Found {
    const near = [...vocabulary.values()].flatMap(({ term: meant, text }) => {
      const slips = slipsBetween(term, meant)
      return slips === undefined ? [] : [{ slips, correction: text, ...found([{ term: meant, weight: 1 }]) }]
    })
    const [best] = near.sort((a, b) => a.slips - b.slips || b.scores.size - a.scores.size)
    return best ?? found([])
  }

  return {
    find(asked, isLiteral) {
      const alternatives = alternativesOf(asked, vocabulary, locale)
      if (alternatives.length > 0 || isLiteral) return [found(alternatives)]
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
