import { foldPattern } from '#language'
import { disputeWords, examined, formMarks, numberGrade, tableRow } from '../../../lexicon/defect-texts.ts'
import { inadmissibleWords } from '../../../lexicon/inadmissible.ts'
import type { Defect } from '../../../model/analysis.ts'
import type { ReadLetter } from '../letter.ts'
import type { ReadSentence } from '../read-sentences.ts'
import { across, defect, defectAt } from './defect.ts'

const forbidden = foldPattern(
  new RegExp(
    inadmissibleWords
      .filter(({ isOnlyAsked }) => !isOnlyAsked)
      .map(({ de }) => de.source)
      .join('|'),
    'iu',
  ),
)
const dispute = foldPattern(disputeWords)
const grade = foldPattern(numberGrade)
const exam = foldPattern(examined)
const row = foldPattern(tableRow)

/** Table form, and marks or contents that do not belong in a reference. */
export function contentDefects({ all }: ReadLetter): Defect[] {
  const rows = all.filter(({ sentence }) => row.test(sentence.text))
  const table = rows.length >= 2 ? across(rows.map(({ sentence }) => sentence)) : null
  return [...(table ? [defect('table-form', table)] : []), ...all.flatMap(ofSentence)]
}

function ofSentence({ sentence, read: { section } }: ReadSentence): Defect[] {
  if (section !== 'beurteilung' && section !== 'schluss' && section !== 'aufgaben') return []
  return [
    ...(section === 'beurteilung' ? defectAt('form-marks', sentence, formMarks) : []),
    ...(exam.test(sentence.text) ? [] : defectAt('number-grade', sentence, grade)),
    ...defectAt('dispute', sentence, dispute),
    ...defectAt('forbidden-content', sentence, forbidden),
  ]
}
