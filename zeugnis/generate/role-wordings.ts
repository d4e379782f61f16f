import { findRoleFacts } from '../lexicon/roles/facts.ts'
import type { PhraseGroup } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Phrase } from '../model/phrase.ts'
import type { RolePhrases } from '../model/role-phrases.ts'
import type { Language, ZeugnisSpec } from '../model/spec.ts'

/** The wording of a competence for a grade, as the phrase base holds its own; none for honesty that is doubted. */
export function roleWording(role: string, of: RolePhrases, at: number, grade: Grade, language: Language): Phrase[] {
  const template: string | undefined = of.group === 'vertrauen' && grade === 5 ? undefined : templatesOf(of, language)[grade]
  return template === undefined
    ? []
    : [{ id: `${language === 'en' ? 'en.' : ''}${role}.${at + 1}.${grade}`, group: of.group, grade, template, basis: 'steigerung' }]
}

function templatesOf(of: RolePhrases, language: Language): Readonly<Partial<Record<Grade, string>>> {
  return of[language]
}

/** Honesty of those who handle cash, keys or personal data: unmentioned it reads as suspicion (ArbG Berlin 14.12.2012, 28 Ca 16143/12). */
export function hasGeneral({ job }: ZeugnisSpec, group: PhraseGroup): boolean {
  return group !== 'vertrauen' || (job.role !== undefined && findRoleFacts(job.role)?.needsTrust === true)
}
