import type { Place } from '#language'
import { formatDate } from '../generate/dates.ts'
import type { Rating } from '../model/analysis.ts'
import type { Basis } from '../model/basis.ts'
import { gradeFrom } from '../model/grade.ts'
import type { Language } from '../model/spec.ts'
import type { ReportTexts } from './texts.ts'

/** No quotation is longer: the place is marked in the text. */
const LONGEST = 200

/** How each language writes quotations and fractions. */
const signs: Readonly<Record<Language, { readonly open: string; readonly close: string; readonly decimal: string }>> = {
  de: { open: '„', close: '“', decimal: ',' },
  en: { open: '“', close: '”', decimal: '.' },
}

/** „2,5: zwischen gut und befriedigend“. */
export function gradeText({ grade }: Pick<Rating, 'grade'>, { grades, open, between }: ReportTexts, language: Language): string {
  if (grade === null) return open
  const [better, worse] = [grades[gradeFrom(Math.floor(grade))], grades[gradeFrom(Math.ceil(grade))]]
  const words = better === worse ? better : between.replace('{better}', better).replace('{worse}', worse)
  return `${String(grade).replace('.', signs[language].decimal)}: ${words}`
}

/** On what a finding rests: a ruling with its date and number, a statute, custom or lore. They are never mixed. */
export function basisText(basis: Basis, { basis: label, custom, lore }: ReportTexts, language: Language): string {
  return `${label}: ${sourceOf(basis, language) ?? (basis.kind === 'lore' ? lore : custom)}. ${basis.note[language]}`
}

function sourceOf(basis: Basis, language: Language): string | undefined {
  if (basis.kind === 'court') return `${basis.court}, ${formatDate(basis.date, language)}, ${basis.number.replaceAll(' ', '\u00a0')}`
  return basis.kind === 'statute' ? basis.norm.replaceAll(' ', '\u00a0') : undefined
}

/** Words of the text in quotation marks; nothing for a place without words. */
export function quote(text: string, { start, end }: Place, language: Language): string | undefined {
  const { open, close } = signs[language]
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
  if (words === '') return undefined
  return `${open}${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}${close}`
}
