import type { Comment, Draft, DraftSentence } from '#processes'

export type Numbered = DraftSentence & { readonly number: number }

interface LetterPart {
  readonly part: DraftSentence['part']
  readonly sentences: readonly Numbered[]
}

/** Where a sentence stands in its page: after a comment on it the page goes on there. */
export const sentenceId = (id: string) => `satz-${id}`

/** Comments on the whole, and on sentences that are no longer in the letter. */
export function generalIn(comments: readonly Comment[], draft: Draft | null | undefined): readonly Comment[] {
  return comments.filter((comment) => !draft?.sentences.some(({ id }) => id === comment.sentence))
}

/** The sentences of a draft by the parts of the letter, numbered through. */
export function partsOf({ sentences }: Draft): readonly LetterPart[] {
  const numbered = sentences.map((sentence, index) => ({ ...sentence, number: index + 1 }))
  return [...Map.groupBy(numbered, ({ part }) => part)].map(([part, own]) => ({ part, sentences: own }))
}
