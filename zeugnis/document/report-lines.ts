import { formatDate } from '../generate/dates.ts'
import type { Rating } from '../model/analysis.ts'
import type { Basis } from '../model/basis.ts'
import { gradeFrom } from '../model/grade.ts'
import type { Place } from '../model/mark.ts'
import type { Language } from '../model/spec.ts'
import { reportTexts } from './report-texts.ts'

/** No quotation is longer: the place is marked in the text. */
const LONGEST = 200

/** „2,5: zwischen gut und befriedigend“. */
export function gradeText({ grade }: Rating, language: Language): string {
  const { grades, open, between, decimal } = reportTexts[language]
  if (grade === null) return open
  const [best, worst] = [grades[gradeFrom(Math.floor(grade))], grades[gradeFrom(Math.ceil(grade))]]
  const words = best === worst ? best : `${between[0]}${best}${between[1]}${worst}`
  return `${String(grade).replace('.', decimal)}: ${words}`
}

/** On what a finding rests: a ruling with its date and number, a statute, or custom. They are never mixed. */
export function basisText(basis: Basis, language: Language): string {
  const { basis: label, custom } = reportTexts[language]
  return `${label}: ${sourceOf(basis, language) ?? custom}. ${basis.note[language]}`
}

function sourceOf(basis: Basis, language: Language): string | undefined {
  if (basis.kind === 'court') return `${basis.court}, ${formatDate(basis.date, language)}, ${basis.number.replaceAll(' ', '\u00a0')}`
  return basis.kind === 'statute' ? basis.norm.replaceAll(' ', '\u00a0') : undefined
}

/** Words of the text in quotation marks; nothing for a place without words. */
export function quote(text: string, { start, end }: Place, language: Language): string | undefined {
  const [open, close] = reportTexts[language].quotes
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim()
  if (words === '') return undefined
  return `${open}${words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words}${close}`
}
