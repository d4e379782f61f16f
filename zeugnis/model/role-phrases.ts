import { type PhraseGroup, phraseGroups } from './dimension.ts'
import { type Grade, grades } from './grade.ts'
import type { Phrase } from './phrase.ts'
import type { Language } from './spec.ts'

/** Wordings by grade, in the notation of `Phrase.template`. */
type ByGrade = Readonly<Record<Grade, string>>

/** Honesty has no low grades: whoever is not accused of anything is honest. */
type ByGradeOfTrust = Readonly<Omit<ByGrade, 4 | 5>>

type RoleGroup = Exclude<PhraseGroup, 'vertrauen' | 'gesamtbeurteilung' | 'schlussEnde' | 'schlussZwischen'>

/** The occupation whose sentences on leadership serve all. */
export const LEADING = 'fuehrungskraft'

/** What that occupation says of leading. */
export const ofLeading = (phrases: readonly RolePhrases[] = []) => phrases.filter(({ group }) => group === 'fuehrung')

/** What one competence of an occupation looks like in a reference: the sentence of each grade, in the part where it stands. */
export type RolePhrases = (
  | ({ readonly group: RoleGroup } & Readonly<Record<Language, ByGrade>>)
  | ({ readonly group: 'vertrauen' } & Readonly<Record<Language, ByGradeOfTrust>>)
) & {
  /** Not all who have the occupation do this: it is judged only where an entry speaks of it, in either language. */
  readonly whenMentioned?: RegExp
}

/** What is said of trainees alone, by group and grade; a training reference looks back, so that verbs have one tense. */
export interface TrainingPhrases {
  readonly group: Extract<PhraseGroup, 'leistungsbereitschaft' | 'arbeitsbefaehigung'>
  readonly templates: Readonly<Record<Grade, readonly string[]>>
}

/** What their ids begin with. */
export const TRAINING = 'ausbildung'

/** The wordings of a group and grade, as the phrase base holds its own: `ausbildung.2.1.3` is the third of grade 1 on learning. */
export function trainingWordings(all: readonly TrainingPhrases[], group: PhraseGroup, grade: Grade, language: Language): Phrase[] {
  return all.flatMap((of, at) =>
    of.group === group
      ? of.templates[grade].map((template, index): Phrase => {
          const id = `${language === 'en' ? 'en.' : ''}${TRAINING}.${at + 1}.${grade}.${index + 1}`
          return { id, group, grade, template, basis: language === 'en' ? 'english' : 'steigerung' }
        })
      : [],
  )
}

/** Whether an id is that of such a wording. */
export const isOfTraining = (phraseId: string) => phraseId.replace(/^en\./, '').startsWith(`${TRAINING}.`)

/** All of them. */
export const allTrainingWordings = (all: readonly TrainingPhrases[], language: Language) =>
  phraseGroups.flatMap((group) => grades.flatMap((grade) => trainingWordings(all, group, grade, language)))
