import type { Letter } from '../model/letter.ts'
import { plainText } from './plain-text.ts'

/** Sentences that somebody has written themselves, by the phrase in whose place they stand. */
export type OwnWords = Readonly<Record<string, string>>

/** The letter with these sentences in the place of its own; where nothing is written yet the suggestion stands. */
export function withOwnWords(letter: Letter, own: OwnWords): Letter {
  const parts = letter.parts.map(({ part, sentences }) => ({
    part,
    sentences: sentences.map((sentence) => {
      const written = sentence.phraseId === undefined ? undefined : own[sentence.phraseId]?.trim()
      return written ? { ...sentence, text: written } : sentence
    }),
  }))
  return { ...letter, parts, plainText: plainText(parts) }
}
