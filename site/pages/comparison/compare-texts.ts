import type { Locale } from '#words/interface'
import { compareReferences, comparisonInWords, withoutMarks } from '#zeugnis'
import type { ComparisonView } from './comparison-view.ts'
import { makeComparison } from './make-comparison.ts'

export interface Question {
  readonly before: string
  readonly after: string
  readonly locale: Locale
}

/** What there is to show, or the sentence that says why there is nothing. */
export type Answer = { readonly view: ComparisonView } | { readonly refusal: string }

const plain = (text: string) => withoutMarks(text).replaceAll('\u200b', '')

/** Compares two letters as far as anything can be said of both. */
export function compareTexts({ before, after, locale }: Question): Answer {
  // Chatbots answer with marks of type: nobody wants to see them compared.
  const comparison = compareReferences(plain(before), plain(after))
  if (comparison.pairs.length === 0) return { refusal: comparisonInWords(comparison)[locale] }
  return { view: makeComparison(comparison, locale) }
}
