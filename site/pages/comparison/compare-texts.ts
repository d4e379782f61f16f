import type { Locale } from '#words/interface'
import { compareReferences, comparisonInWords } from '#zeugnis'
import type { ComparisonView } from './comparison-view.ts'
import { makeComparison } from './make-comparison.ts'

export interface Question {
  readonly before: string
  readonly after: string
  readonly locale: Locale
}

/** What there is to show, or the sentence that says why there is nothing. */
export type Answer = { readonly view: ComparisonView } | { readonly refusal: string }

/** Compares two letters as far as anything can be said of both. */
export function compareTexts({ before, after, locale }: Question): Answer {
  const comparison = compareReferences(before, after)
  if (comparison.pairs.length === 0) return { refusal: comparisonInWords(comparison)[locale] }
  return { view: makeComparison(comparison, locale) }
}
