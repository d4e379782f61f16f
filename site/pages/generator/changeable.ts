import type { Letter } from '#zeugnis'

export type Sentence = Letter['parts'][number]['sentences'][number]

/** A sentence that can be had in other words. */
export type Changeable = Sentence & { readonly phraseId: string; readonly grade: number }

export function isChangeable(sentence: Sentence): sentence is Changeable {
  return sentence.phraseId !== undefined && sentence.grade !== undefined
}
