import {
  generateIn,
  type Letter,
  loadRolePhrases,
  loadTraining,
  omittedFrom,
  otherWordingsIn,
  sentencesOfOtherTense,
  specProblems,
  type Warning,
  warningsFor,
  withOwnWords,
  withoutSentences,
} from '#zeugnis'
import { type Draft, specOf } from './draft.ts'
import { inFormOrder, ownProblems, type Problem, problemsOf } from './draft-problems.ts'

export type LetterLanguage = Parameters<typeof generateIn>[0]

export interface Written {
  /** Only of a draft without problems: a letter of other details could be taken away for this one. */
  readonly letter: Letter | undefined
  readonly problems: readonly Problem[]
  readonly warnings: readonly Warning[]
  /** Sentences that are left out of it. */
  readonly omitted: ReturnType<typeof omittedFrom>
  /** Sentences written by hand that are not in the tense of the letter. */
  readonly otherTense: readonly string[]
}

/** What a letter's phrases and grammar depend on. */
export type LanguageChoice = Pick<Draft, 'kind' | 'language' | 'role' | 'leads'>

/** Each language is a file of its own, and so is each occupation, and what is said of trainees. */
export async function loadLanguage({ kind, language, role, leads }: LanguageChoice): Promise<LetterLanguage> {
  const [phrases, ofRole, ofTraining] = await Promise.all([
    language === 'de' ? import('#zeugnis/german').then(({ german }) => german) : import('#zeugnis/english').then(({ english }) => english),
    loadRolePhrases(role, leads),
    loadTraining(kind, language),
  ])
  return { ...phrases, ...ofRole, ofTraining }
}

/** The letter of a draft, or all that keeps it from being one; there is none before its language has come. */
export function writeDraft(draft: Draft, language: LetterLanguage | undefined, today: string): Written {
  const spec = specOf(draft)
  const own = ownProblems(draft, today)
  const known = new Set(own.map(({ field }) => field))
  const problems = inFormOrder([...own, ...problemsOf(specProblems(spec)).filter(({ field }) => !known.has(field))])
  const whole = language && problems.length === 0 ? withOwnWords(generateIn(language, spec, draft.seed, draft.chosen), draft.edited) : undefined
  const letter = whole && withoutSentences(whole, draft.omitted)
  const otherTense = letter && language ? sentencesOfOtherTense(letter, draft.edited, language) : []
  const omitted = whole ? omittedFrom(whole, draft.omitted) : []
  return { letter, omitted, problems, warnings: [...warningsFor(spec), ...(language?.warnings(spec) ?? [])], otherTense }
}

/** Other wordings of one sentence, of the same grade. */
export function wordingsOf(draft: Draft, language: LetterLanguage, phraseId: string) {
  return otherWordingsIn(language, specOf(draft), phraseId)
}
