import type { Locale } from '#words/interface'
import { generate, type Letter } from '#zeugnis'
import { specOf } from './draft.ts'
import { sampleDraft } from './sample-draft.ts'

/** The letter that the page opens with, in its language: the phrases of that language come later. */
export function sampleLetter(locale: Locale): Letter {
  const draft = sampleDraft(locale)
  return generate(specOf(draft), draft.seed)
}
