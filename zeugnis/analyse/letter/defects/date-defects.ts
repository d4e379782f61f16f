import { foldPattern } from '#language'
import type { Defect } from '../../../model/analysis.ts'
import { isUsualEnd, LATE_DAYS } from '../../../model/usual-days.ts'
import { placeIn } from '../../sentence/grade-sentence.ts'
import type { Sentence } from '../../text/sentences.ts'
import { datesIn, type WrittenDate } from '../dates.ts'
import type { ReadLetter } from '../letter.ts'
import { across, defect, endOf } from './defect.ts'

/** A rule of our own: so few words for so many days read as indifference. */
const FEW_WORDS = 60
const LONG_DAYS = 730

const reasoned = foldPattern(/prüfung|ausbildung|probezeit|befrist|fristlos|aufhebung|ruhestand|rente|übergang|beginnt|saison/iu)

/** Date of issue, end of the employment, and a very short text for a long time. */
export function dateDefects(letter: ReadLetter): Defect[] {
  return [...ofIssue(letter), ...ofEnd(letter), ...ofBrevity(letter)]
}

interface Dated {
  readonly sentence: Sentence
  readonly written: WrittenDate
}

/** The last day that the introduction or the closing names. */
function endDate({ all, kind }: ReadLetter): Dated | undefined {
  if (kind === 'zwischen') return undefined
  const dated = all
    .filter(({ read }) => read.section === 'einleitung' || read.section === 'schluss')
    .flatMap(({ sentence }) => datesIn(sentence.text).map((written) => ({ sentence, written })))
  return dated.reduce<Dated | undefined>((late, next) => (late && late.written.day >= next.written.day ? late : next), undefined)
}

function ofIssue(letter: ReadLetter): Defect[] {
  const { placeAndDate, issuedText } = letter.frame
  if (!placeAndDate) return [defect('date-missing', endOf(letter))]
  const [issued, end] = [datesIn(issuedText ?? '')[0], endDate(letter)]
  return issued && end && issued.day - end.written.day > LATE_DAYS ? [defect('date-late', placeAndDate)] : []
}

function ofEnd(letter: ReadLetter): Defect[] {
  const end = endDate(letter)
  if (!end || letter.kind === 'ausbildung') return []
  const isExplained = letter.all.some(({ sentence, read }) => ['einleitung', 'schluss'].includes(read.section) && reasoned.test(sentence.text))
  return isUsualEnd(end.written) || isExplained ? [] : [defect('odd-end-date', placeIn(end.sentence, end.written))]
}

function ofBrevity({ all, kind }: ReadLetter): Defect[] {
  const introduction = all.find(({ read }) => read.section === 'einleitung')
  const [from, to] = introduction ? datesIn(introduction.sentence.text).slice(-2) : []
  const assessing = all.filter(({ read }) => read.section === 'beurteilung').map(({ sentence }) => sentence)
  const words = assessing.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const place = across(assessing)
  const isShort = kind !== 'einfach' && words < FEW_WORDS && from && to && to.day - from.day >= LONG_DAYS
  return isShort && place ? [defect('brevity', place)] : []
}
