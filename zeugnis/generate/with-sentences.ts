import type { Letter, LetterPart, Part } from '../model/letter.ts'
import { plainText } from './plain-text.ts'

/** A sentence that somebody has read and perhaps rewritten, and the part of the letter that it stands in. */
export interface PlacedSentence {
  readonly part: Part
  readonly text: string
}

/** The text of a letter of these sentences, in their order; those that are empty are left out. */
export function textOfSentences(sentences: readonly PlacedSentence[]): string {
  return plainText(partsOf(sentences))
}

/** The letter with these sentences instead of its own. */
export function withSentences(letter: Letter, sentences: readonly PlacedSentence[]): Letter {
  const parts = partsOf(sentences)
  return { ...letter, parts, plainText: plainText(parts) }
}

function partsOf(sentences: readonly PlacedSentence[]): LetterPart[] {
  const parts = new Map<Part, { text: string }[]>()
  for (const { part, text } of sentences) if (text.trim()) parts.set(part, [...(parts.get(part) ?? []), { text: text.trim() }])
  return [...parts].map(([part, found]) => ({ part, sentences: found }))
}
