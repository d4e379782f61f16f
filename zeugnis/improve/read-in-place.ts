import type { Place } from '#language'
import type { AnalysedSentence } from '../model/analysis.ts'
import type { ImprovedWording, Improvement } from '../model/improvement.ts'
import { analyseReplaced } from '../replace/placeholders.ts'
import { isOf } from './read-back.ts'

/** A sentence that stands in the place of another. */
export interface Replacement extends Place {
  readonly text: string
}

/**
 * The text with these sentences in their places, and nothing else changed.
 * @throws {RangeError} where two of them touch the same words
 */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  const sorted = [...replacements].sort((one, other) => one.start - other.start)
  const pieces: string[] = []
  let from = 0
  for (const { start, end, text: instead } of sorted) {
    if (start < from || end > text.length) throw new RangeError('Replacements overlap, or stand behind the text.')
    pieces.push(text.slice(from, start), instead)
    from = end
  }
  return pieces.join('') + text.slice(from)
}

/** Keeps the wordings that the letter itself is read with: all first ones at once, then all second ones. So the time grows with the text only. */
export function readInPlace(text: string, improvements: readonly Improvement[], most: number): Improvement[] {
  const kept = improvements.map((): ImprovedWording[] => [])
  for (let layer = 0; layer < most; layer += 1) {
    const chosen = improvements.flatMap((one, index) => {
      const wording = one.wordings[layer]
      return wording ? [{ index, wording, place: { start: one.start, end: one.end, text: wording.text }, dimension: one.dimension }] : []
    })
    if (chosen.length === 0) break
    const read = sentencesAt(
      withReplacements(
        text,
        chosen.map(({ place }) => place),
      ),
    )
    let shift = 0
    for (const { index, wording, place, dimension } of chosen) {
      const found = read.get(place.start + shift)
      shift += wording.text.length - (place.end - place.start)
      if (found?.grade === wording.grade && isOf(found.dimension, dimension) && found.section === 'beurteilung') kept[index]?.push(wording)
    }
  }
  return improvements.map((one, index) => withWordings(one, kept[index] ?? []))
}

function sentencesAt(text: string): ReadonlyMap<number, AnalysedSentence> {
  const analysis = analyseReplaced(text)
  return new Map(analysis.isReference ? analysis.sentences.map((sentence) => [sentence.start, sentence]) : [])
}

function withWordings(one: Improvement, wordings: readonly ImprovedWording[]): Improvement {
  return { ...one, wordings, none: one.none ?? (wordings.length === 0 ? 'no-wording' : null) }
}
