import type { Place } from '#language'
import { bases } from '../../../lexicon/bases.ts'
import { defectTexts } from '../../../lexicon/defect-texts.ts'
import type { Defect, DefectCode } from '../../../model/analysis.ts'
import { placeIn } from '../../sentence/place-in.ts'
import type { Sentence } from '../../text/sentences.ts'
import type { ReadLetter } from '../letter.ts'

/** A defect at a place of the text as given, with what it rests on and what is said of it. */
export function defect(code: DefectCode, { start, end }: Place): Defect {
  const { basis, explanation } = defectTexts[code]
  return { code, start, end, basis: bases[basis], explanation }
}

/** The defect where a pattern first stands in a sentence, if it does. */
export function defectAt(code: DefectCode, sentence: Sentence, pattern: RegExp): Defect[] {
  const match = pattern.exec(sentence.text)
  return match ? [defect(code, placeIn(sentence, { start: match.index, end: match.index + match[0].length }))] : []
}

/** The last passage of a letter: where something is missing that should close it. */
export function endOf({ all }: ReadLetter): Place {
  return all.at(-1)?.sentence ?? { start: 0, end: 0 }
}

/** From the first of these passages to the last. */
export function across(places: readonly Place[]): Place | null {
  const [first, last] = [places[0], places.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}
