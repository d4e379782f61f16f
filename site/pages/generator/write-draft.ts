import { generateIn, type Letter, otherWordingsIn } from '#zeugnis/generate'
import { german } from '#zeugnis/german'
import type { Draft } from './draft.ts'
import { specOf } from './draft.ts'
import { ownProblems, type Problem, problemOf } from './draft-problems.ts'

export type Written = { readonly letter: Letter; readonly problem?: undefined } | { readonly letter?: undefined; readonly problem: Problem }
type LetterLanguage = Parameters<typeof generateIn>[0]

/** The other language loads with the first letter in it. */
export function loadLanguage(language: Draft['language']): Promise<LetterLanguage> | LetterLanguage {
  return language === 'de' ? german : import('#zeugnis/english').then(({ english }) => english)
}

/** The letter of a draft, or the first thing that keeps it from being one. */
export function writeDraft(draft: Draft, language: LetterLanguage, today: string): Written {
  const [problem] = ownProblems(draft, today)
  if (problem) return { problem }
  try {
    return { letter: generateIn(language, specOf(draft), draft.seed, draft.chosen) }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** Other wordings of one sentence, of the same grade. */
export function wordingsOf(draft: Draft, language: LetterLanguage, phraseId: string) {
  return otherWordingsIn(language, specOf(draft), phraseId)
}
