import type { Warning } from '../model/letter.ts'
import type { ZeugnisSpec } from '../model/spec.ts'
import { dayIn } from './dates.ts'
import { hasPassed } from './exam.ts'
import { isEndOfTraining } from './tense.ts'

/** „keine“, “none”, a dash: said instead of leaving a field empty. */
const nothing = /^(?:(?:keinen?|nichts|nein|entfällt|none|no|nothing|nil)(?: \p{L}+)?\.?$|(?:sonstiges|misc\.?)$|n\/a$|[-–—./\s]+$)/iu
/** What leaves open what was meant: a choice in a suggestion, a list without an end. */
const choice = /(?<!\p{L})(?:z\.[ \u00a0]?B\.|ggf\.|e\.g\.|usw\.|etc(?:\.|(?!\p{L}))|u\.[ \u00a0]?a\.)/iu

/** Entries that would stand in the letter as they are and should not: „keine“, and duties with a choice in them. */
export function entryWarnings({ tasks, ofPerson = {} }: ZeugnisSpec): Warning[] {
  const entries = Object.entries(ofPerson).map(([name, text]) => ({ field: `ofPerson.${name}`, text }))
  const duties = tasks.map((text, index) => ({ field: `tasks.${index}`, text }))
  return [
    ...[...duties, ...entries]
      .filter(({ text }) => text.trim() && nothing.test(text.trim()))
      .map(({ field }): Warning => ({ code: 'nothing-given', field })),
    ...[...duties, ...entries].flatMap(({ field, text }): Warning[] => {
      const found = choice.exec(text)
      return found ? [{ code: 'open-choice', field, words: found[0] }] : []
    }),
  ]
}

/** Training ends with the examination that is passed before its time is over (§ 21 Abs. 2 BBiG). */
export function endOfTraining({ kind, to, ofPerson }: ZeugnisSpec): Warning[] {
  const exam = ofPerson?.exam ?? ''
  const passed = kind === 'ausbildung' && hasPassed(exam) ? dayIn(exam) : undefined
  return passed !== undefined && to !== undefined && passed < to ? [{ code: 'training-ended', field: 'to' }] : []
}

/** These ends of training say that the examination was passed; in English only its result does, where it was given. */
export function examWarnings({ kind, language, reason, ofPerson }: ZeugnisSpec): Warning[] {
  if (kind !== 'ausbildung' || reason === undefined || !isEndOfTraining(reason)) return []
  const exam = ofPerson?.exam?.trim()
  if (!exam) return language === 'de' ? [{ code: 'exam-missing' }] : []
  return hasPassed(exam) ? [] : [{ code: 'exam-failed' }]
}
