import { foldPattern } from '#language'
import type { Defect } from '../../../model/analysis.ts'
import { isUsualEnd, LATE_DAYS } from '../../../model/usual-days.ts'
import { placeIn } from '../../sentence/place-in.ts'
import type { Sentence } from '../../text/sentences.ts'
import { datesIn, type WrittenDate } from '../dates.ts'
import { employmentTime } from '../employment-time.ts'
import type { ReadLetter } from '../letter.ts'
import { across, defect, endOf } from './defect.ts'

/** A rule of our own: so few words for so many days read as indifference. */
const FEW_WORDS = 60
const LONG_DAYS = 730

const reasoned = foldPattern(/prüfung|ausbildung|probezeit|befrist|fristlos|aufhebung|ruhestand|rente|übergang|beginnt|saison/iu)

/** Date of issue, end of the employment, and a very short text for a long time. */
export function dateDefects(letter: ReadLetter): Defect[] {
  return [...ofIssue(letter), ...ofEnd(letter), ...ofConflict(letter), ...ofBrevity(letter)]
}

interface Dated {
  readonly sentence: Sentence
  readonly written: WrittenDate
}

/** Where the introduction or the closing names an end of the employment; the closing may name it again. */
function endDates({ all, kind }: ReadLetter): Dated[] {
  if (kind === 'zwischen') return []
  const telling = all.filter(({ read }) => read.section === 'einleitung' || read.section === 'schluss')
  return telling.flatMap(({ sentence }) => {
    const { to } = employmentTime(sentence.text)
    return to ? [{ sentence, written: to }] : []
  })
}

function endDate(letter: ReadLetter): Dated | undefined {
  return endDates(letter).reduce<Dated | undefined>((late, next) => (late && late.written.day >= next.written.day ? late : next), undefined)
}

/** „bis zum 31. Oktober“ and „scheidet zum 1. November aus“ say the same. */
const NEXT_DAY = 1

/** An end before the beginning, or two ends. */
function ofConflict(letter: ReadLetter): Defect[] {
  const introduction = letter.all.find(({ read }) => read.section === 'einleitung')
  const from = introduction ? employmentTime(introduction.sentence.text).from : null
  const [first, ...others] = endDates(letter)
  if (!first) return []
  const wrong = from && first.written.day < from.day ? first : others.find(({ written }) => Math.abs(written.day - first.written.day) > NEXT_DAY)
  return wrong ? [defect('date-conflict', placeIn(wrong.sentence, wrong.written))] : []
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
  const { from, to } = introduction ? employmentTime(introduction.sentence.text) : { from: null, to: null }
  const assessing = all.filter(({ read }) => read.section === 'beurteilung').map(({ sentence }) => sentence)
  const words = assessing.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const place = across(assessing)
  const isShort = kind !== 'einfach' && words < FEW_WORDS && from && to && to.day - from.day >= LONG_DAYS
  return isShort && place ? [defect('brevity', place)] : []
}
