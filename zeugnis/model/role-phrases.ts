import type { PhraseGroup } from './dimension.ts'
import type { Grade } from './grade.ts'
import type { Language } from './spec.ts'

/** Wordings by grade, in the notation of `Phrase.template`. */
type ByGrade = Readonly<Record<Grade, string>>

/** Honesty that is doubted is not written of. */
type ByGradeOfTrust = Readonly<Omit<ByGrade, 5>>

type RoleGroup = Exclude<PhraseGroup, 'vertrauen' | 'gesamtbeurteilung' | 'schlussEnde' | 'schlussZwischen'>

/** The occupation whose sentences on leadership serve all. */
export const LEADING = 'fuehrungskraft'

/** What that occupation says of leading. */
export const ofLeading = (phrases: readonly RolePhrases[] = []) => phrases.filter(({ group }) => group === 'fuehrung')

/** What one competence of an occupation looks like in a reference: the sentence of each grade, in the part where it stands. */
export type RolePhrases =
  | ({ readonly group: RoleGroup } & Readonly<Record<Language, ByGrade>>)
  | ({ readonly group: 'vertrauen' } & Readonly<Record<Language, ByGradeOfTrust>>)
