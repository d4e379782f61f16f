import { foldPattern, wordsOf } from '#language'
import { disputeWords, examined, formMarks, numberGrade, quoted, tableRow } from '../../../lexicon/defect-texts.ts'
import { inadmissibleWords } from '../../../lexicon/inadmissible.ts'
import { readWord } from '../../../lexicon/words/inflection.ts'
import type { Defect } from '../../../model/analysis.ts'
import type { Sentence } from '../../text/sentences.ts'
import type { ReadLetter } from '../letter.ts'
import type { ReadSentence } from '../read-sentences.ts'
import { across, defect, defectAt } from './defect.ts'

const forbidden = foldPattern(new RegExp(inadmissibleWords.map(([, words]) => words.source).join('|'), 'iu'))
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

/** Exclamation and question marks, pictures, and praise in quotation marks; names and exam grades in them are none. */
function formDefects(sentence: Sentence): Defect[] {
  const marked = defectAt('form-marks', sentence, formMarks)
  const words = wordsOf(quoted.exec(sentence.text)?.[1] ?? '')
  const isPraise =
    words.length > 0 && words.length <= 3 && words.every(({ text, key }) => /^\p{Ll}/u.test(text) && readWord(key, false)?.class === 'adjective')
  return isPraise && !exam.test(sentence.text) ? [...marked, ...defectAt('form-marks', sentence, quoted)] : marked
}

function ofSentence({ sentence, read: { section } }: ReadSentence): Defect[] {
  if (section !== 'beurteilung' && section !== 'schluss' && section !== 'aufgaben') return []
  return [
    ...(section === 'beurteilung' ? formDefects(sentence) : []),
    ...(exam.test(sentence.text) ? [] : defectAt('number-grade', sentence, grade)),
    ...defectAt('dispute', sentence, dispute),
    ...defectAt('forbidden-content', sentence, forbidden),
  ]
}
