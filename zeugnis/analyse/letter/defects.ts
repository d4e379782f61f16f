import { bases } from '../../lexicon/bases.ts'
import { defectTexts, disputeWords, forbiddenContent } from '../../lexicon/defect-texts.ts'
import type { AnalysedSentence, Defect, DefectCode } from '../../model/analysis.ts'
import type { Place } from '../../model/mark.ts'
import type { Kind } from '../../model/spec.ts'
import { placeIn } from '../sentence/grade-sentence.ts'
import { foldPattern } from '../text/fold.ts'
import type { Sentence } from '../text/sentences.ts'
import { datesIn, type WrittenDate } from './dates.ts'
import type { Frame } from './frame.ts'
import { isClearTense } from './kind.ts'

export interface DefectsInput {
  readonly sentences: readonly Sentence[]
  readonly read: readonly AnalysedSentence[]
  readonly frame: Frame
  readonly kind: Kind
  readonly tense: 'past' | 'present'
  /** Length of the text as given. */
  readonly length: number
}

/** About two months: what courts call usual is four to eight weeks (LAG Köln 05.12.2024, 6 SLa 25/24). */
const LATE_DAYS = 66
/** A rule of our own: so few words for so many days read as indifference. */
const FEW_WORDS = 60
const LONG_DAYS = 730

function defect(code: DefectCode, place: Place): Defect {
  const { basis, explanation } = defectTexts[code]
  return { code, ...place, basis: bases[basis], explanation }
}

/** Formal defects of a letter, in the order of their places. */
export function findDefects(input: DefectsInput): Defect[] {
  return [...ofDates(input), ...ofSignature(input), ...ofTense(input), ...ofPronouns(input), ...ofContent(input), ...ofBrevity(input)].sort(
    (a, b) => a.start - b.start,
  )
}

/** The end of a text: where something is missing that should close it. */
function atEnd({ sentences, length }: DefectsInput): Place {
  const last = sentences.at(-1)
  return last ? { start: last.start, end: last.end } : { start: 0, end: length }
}

function lastDate(sentence: Sentence | undefined): WrittenDate | undefined {
  return sentence && datesIn(sentence.text).at(-1)
}

const reasoned = foldPattern(/prüfung|ausbildung|probezeit|befrist|fristlos|aufhebung|ruhestand|rente|übergang|beginnt|saison/iu)

function ofDates(input: DefectsInput): Defect[] {
  const { sentences, read, frame, kind } = input
  if (!frame.placeAndDate) return [defect('date-missing', atEnd(input))]
  const ends = sentences.filter((_, index) => ['einleitung', 'schluss'].includes(read[index]?.section ?? ''))
  if (kind === 'zwischen') return []
  const last = ends
    .flatMap((sentence) => datesIn(sentence.text).map((written) => ({ sentence, written })))
    .reduce<{ sentence: Sentence; written: WrittenDate } | undefined>(
      (late, next) => (late && late.written.day >= next.written.day ? late : next),
      undefined,
    )
  if (!last) return []
  const issued = datesIn(frame.issuedText ?? '')[0]
  const late = issued && issued.day - last.written.day > LATE_DAYS ? [defect('date-late', frame.placeAndDate)] : []
  const isOdd = !last.written.isLastOfMonth && ![14, 15].includes(last.written.ofMonth) && kind !== 'ausbildung'
  const isExplained = ends.some(({ text }) => reasoned.test(text))
  return isOdd && !isExplained ? [...late, defect('odd-end-date', placeIn(last.sentence, last.written))] : late
}

const byOrder = /(?<!\p{L})(?:i\. ?A\.?|[Ii]m Auftrag)(?!\p{L})/u
const personName =
  /\p{Lu}\p{L}+\s+(?:\p{Lu}\.?\s+)?\p{Lu}\p{L}+|(?:Dr|Prof)\.\s|\p{Lu}\.\s?\p{Lu}\p{L}+|Familie|(?:i\. ?A|i\. ?V|ppa|gez)\.\s*\p{Lu}/u

const nameOnly = /^(?:(?:Dr|Prof|Dipl|med|phil|rer|nat|jur|Ing)[.-]+\s?)*(?:\p{Lu}[\p{L}.-]*\s){1,3}\p{Lu}[\p{L}.-]*$/u
const firm = /GmbH|(?<!\p{L})(?:AG|KG|OHG|SE|UG|mbH|e\. ?V|eG)(?!\p{L})|Unterschrift/u

function ofSignature(input: DefectsInput): Defect[] {
  const { signature, signatureText, placeAndDate, issuedText } = input.frame
  const text = `${signatureText}\n${issuedText ?? ''}`
  if (!signature && !personName.test((issuedText ?? '').replace(/^[^,]*,/, ''))) return [defect('signature-missing', placeAndDate ?? atEnd(input))]
  if (!personName.test(text)) return [defect('signature-missing', signature ?? atEnd(input))]
  return byOrder.test(text) || !hasPosition(signature ? signatureText : behindDate(issuedText ?? ''))
    ? [defect('rank-missing', signature ?? atEnd(input))]
    : []
}

/** What stands behind the date in its line. */
function behindDate(text: string): string {
  return text.slice(datesIn(text).at(-1)?.end ?? 0)
}

/** Whether the signature says more than names: the position of who signs, on a line of its own or behind a comma. */
function hasPosition(signature: string): boolean {
  const pieces = signature
    .split(/[\n,;()/]|\s[–—-]\s/u)
    .map((piece) => piece.replace(/^(?:gez|ppa|i\. ?V|i\. ?A)\.?\s/u, '').trim())
    .filter((piece) => /\p{L}{3}/u.test(piece) && !firm.test(piece) && datesIn(piece).length === 0)
  return pieces.length > 1 && pieces.some((piece) => !nameOnly.test(piece))
}

function ofTense({ sentences, read, kind, tense }: DefectsInput): Defect[] {
  const assessing = read.filter(({ section, grade, span }) => section === 'beurteilung' && (grade !== null || span !== null))
  const [first, last] = [assessing[0], assessing.at(-1)]
  if (!first || !last || kind === 'vorlaeufig' || kind === 'einfach') return []
  const fits = (kind === 'zwischen') === (tense === 'present')
  return fits || !isClearTense(sentences, read) ? [] : [defect('tense', { start: first.start, end: last.end })]
}

/** Pronouns that only a person of the other form of address has; „sie“ may be many, „ihr“ may be theirs. */
const otherPronoun = {
  frau: /(?<!\p{L})(?:Er|er|ihm|ihn|[Ss]eine[mnrs]?|Herrn?\s\p{Lu}\p{L}+)(?!\p{L})/u,
  herr: /(?<!\p{L})(?:Frau\s\p{Lu}\p{L}+|Sie (?:war|ist|hat|arbeitete|zeigte|erledigte|verfügte|verfuegte))(?!\p{L})/u,
}

function ofPronouns({ sentences, read, frame }: DefectsInput): Defect[] {
  const within = sentences.filter((_, index) => ['beurteilung', 'schluss', 'einleitung'].includes(read[index]?.section ?? ''))
  const text = within.map((sentence) => sentence.text).join(' ')
  const [women, men] = [text.match(/(?<!\p{L})Frau\s/gu)?.length ?? 0, text.match(/(?<!\p{L})Herrn?\s/gu)?.length ?? 0]
  if (women + men === 0 || frame.signatureText === text) return []
  const pattern = women >= men ? otherPronoun.frau : otherPronoun.herr
  return within.flatMap((sentence) => {
    const match = pattern.exec(sentence.text)
    if (!match || (women >= men && isOfSomeoneElse(sentence.text, match[0]))) return []
    return [defect('wrong-pronoun', placeIn(sentence, { start: match.index, end: match.index + match[0].length }))]
  })
}

/** „Unser Haus und seine Gäste“, „ein Kollege, den er …“: a masculine noun stands before the pronoun. */
function isOfSomeoneElse(text: string, pronoun: string): boolean {
  if (/^Herr/.test(pronoun)) return false
  return (
    !/^(?:Er|Sein\p{L}*)(?!\p{L})/u.test(text) &&
    !/(?<!\p{L})(?:arbeitete|zeigte|war|ist|erledigte|hat|danken|wuenschen(?: wir)?) (?:er|ihm)(?!\p{L})/u.test(text)
  )
}

const numberGrade = foldPattern(
  /(?<!\p{L})(?:Note\p{L}*|Gesamtnote|Schulnote)\s?:?\s?(?:\(?[1-6](?:[,.]\d)?\)?|sehr gut|gut|befriedigend|ausreichend)(?!\p{L})|:\s*(?:[1-6](?:[,.]\d)?|sehr gut|gut|befriedigend|ausreichend|mangelhaft)\s*(?:\([1-6]\))?\s*$/iu,
)
/** The result of an examination is a fact, not a grade of the employer. */
const examined = foldPattern(/(?:prüfung|abschluss|ausbildung|studium|kurs|lehrgang|weiterbildung|berufsschule|zertifikat)/iu)
const marks = /[!?„“"»«]|\p{Extended_Pictographic}/u
const forbidden = foldPattern(forbiddenContent)
const dispute = foldPattern(disputeWords)

function ofContent({ sentences, read }: DefectsInput): Defect[] {
  const within = sentences.flatMap((sentence, index) =>
    ['beurteilung', 'schluss', 'aufgaben'].includes(read[index]?.section ?? '')
      ? [{ sentence, assessing: read[index]?.section === 'beurteilung' }]
      : [],
  )
  const rows = sentences.filter(({ text }) =>
    /^[^.!?]{2,60}(?::|\t|\s{2,}|\|)\s*(?:[1-6]|sehr gut|gut|befriedigend|ausreichend|mangelhaft)(?:\s*\([1-6]\))?\s*$/iu.test(text),
  )
  const [first, last] = [rows[0], rows.at(-1)]
  const table = rows.length >= 2 && first && last ? [defect('table-form', { start: first.start, end: last.end })] : []
  return [
    ...table,
    ...within.flatMap(({ sentence, assessing }) => [
      ...(assessing ? at(sentence, marks, 'form-marks') : []),
      ...(examined.test(sentence.text) ? [] : at(sentence, numberGrade, 'number-grade')),
      ...at(sentence, dispute, 'dispute'),
      ...at(sentence, forbidden, 'forbidden-content'),
    ]),
  ]
}

function at(sentence: Sentence, pattern: RegExp, code: DefectCode): Defect[] {
  const match = pattern.exec(sentence.text)
  return match ? [defect(code, placeIn(sentence, { start: match.index, end: match.index + match[0].length }))] : []
}

function ofBrevity({ sentences, read, kind }: DefectsInput): Defect[] {
  if (kind === 'einfach') return []
  const introduction = sentences.find((_, index) => read[index]?.section === 'einleitung')
  const [from, to] = introduction ? datesIn(introduction.text).slice(-2) : []
  const assessing = sentences.filter((_, index) => read[index]?.section === 'beurteilung')
  const words = assessing.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const [first, last] = [assessing[0], assessing.at(-1)]
  if (!from || !to || !first || !last || to.day - from.day < LONG_DAYS || words >= FEW_WORDS || lastDate(introduction) === undefined) return []
  return [defect('brevity', { start: first.start, end: last.end })]
}
