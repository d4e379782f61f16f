import { wordsAsked } from '../../search/literal.ts'

const LONGEST = 80

/** A query inside a sentence: as much of it as fits. */
export function shorten(query: string): string {
  const words = wordsAsked(query)
  const letters = [...words]
  return letters.length <= LONGEST ? words : `${letters.slice(0, LONGEST).join('')}…`
}
