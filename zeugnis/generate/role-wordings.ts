import { findRoleFacts } from '../lexicon/roles/facts.ts'
import type { PhraseGroup } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Phrase } from '../model/phrase.ts'
import { LEADING, type RolePhrases, trainingWordings } from '../model/role-phrases.ts'
import { isJudged, type Language, type ZeugnisSpec } from '../model/spec.ts'
import type { LetterLanguage } from './letter-language.ts'

/**
 * The wordings of an occupation in a group, for a grade. Leadership is style and result: who leads in an occupation without sentences
 * on it has those of managers.
 */
export function roleWordings(spec: ZeugnisSpec, { ofRole, ofLeading }: LetterLanguage, group: PhraseGroup, grade: Grade): Phrase[][] {
  const { job, leads, language } = spec
  const inGroup = (role: string, all: readonly RolePhrases[]) =>
    all.flatMap((of, at) => (of.group === group && isTold(of, spec) ? [roleWording(`${role}.${at + 1}`, of, grade, language)] : []))
  const own = job.role === undefined ? [] : inGroup(job.role, ofRole)
  return own.length === 0 && leads ? inGroup(LEADING, ofLeading) : own
}

/** What is said of trainees alone, in a group. */
export function trainingPlaces({ kind, language }: ZeugnisSpec, { ofTraining }: LetterLanguage, group: PhraseGroup, grade: Grade): Phrase[][] {
  return kind === 'ausbildung' ? [trainingWordings(ofTraining, group, grade, language)] : []
}

/** A letter judges no duty of which its description knows nothing. Languages are one, whichever they are. */
function isTold({ whenMentioned }: RolePhrases, { job, tasks, ofPerson = {} }: ZeugnisSpec): boolean {
  const { languages = '', ...others } = ofPerson
  const told = [job.title, ...tasks, ...Object.values(others), ...(languages.trim() ? [`languages: ${languages}`] : [])]
  return whenMentioned === undefined || told.some((text) => whenMentioned.test(text))
}

/** The wording of a competence, as the phrase base holds its own. */
function roleWording(id: string, of: RolePhrases, grade: Grade, language: Language): Phrase[] {
  const template: string | undefined = templatesOf(of, language)[grade]
  return template === undefined
    ? []
    : [{ id: `${language === 'en' ? 'en.' : ''}${id}.${grade}`, group: of.group, grade, template, basis: 'steigerung' }]
}

function templatesOf(of: RolePhrases, language: Language): Readonly<Partial<Record<Grade, string>>> {
  return of[language]
}

/** Honesty of those who handle cash, keys or personal data: unmentioned it reads as suspicion (ArbG Berlin 14.12.2012, 28 Ca 16143/12). */
export function hasGeneral({ job }: ZeugnisSpec, group: PhraseGroup): boolean {
  const needsTrust = job.role === undefined ? ofTrust.test(job.title) : findRoleFacts(job.role)?.needsTrust
  return group !== 'vertrauen' || needsTrust === true
}

/** Whether a letter says that somebody is honest, as the occupation asks for it. */
export function speaksOfHonesty(spec: ZeugnisSpec, ofRole: readonly RolePhrases[]): boolean {
  const isOfRole = ofRole.some((of) => of.group === 'vertrauen' && isTold(of, spec))
  return isJudged(spec) && (isOfRole || hasGeneral(spec, 'vertrauen'))
}

/** Titles outside of the occupations whose holders keep secrets or cash. */
const ofTrust =
  /anw[aä]lt|notar|steuer(?:fach|berat)|medizinische|arzthelf|bankkauf|kassier|personalsach|lohn(?:buch|abrech|sach)|solicitor|paralegal|payroll|cashier/i
