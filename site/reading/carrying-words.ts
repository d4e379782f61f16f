import type { Locale } from '#words/interface'
import { type Grade, gradeSentence } from '#zeugnis'

export interface Place {
  readonly start: number
  readonly end: number
}

/** Between two places that read as one: a comma or „und“, or at most two small words. */
const together = /^(?:,? (?:und )?|(?: [\p{L}]+){1,2} )$/u

/**
 * The words of a sentence that make its grade, as the analysis finds them: praise and its raising for a grade that
 * praises, the bare minimum and limitations for one that does not. The whole sentence where it finds none; it reads German only.
 */
export function carryingWords(text: string, grade: Grade, locale: Locale): readonly Place[] {
  const found = locale === 'de' ? placesFor(text, grade) : []
  return found.length > 0 ? joined(found, text) : [{ start: 0, end: text.length }]
}

function placesFor(text: string, grade: Grade): Place[] {
  const { marks, evidence } = gradeSentence(text)
  if (grade >= 4) {
    return [...marks.filter(({ effect }) => effect === 'lowers' || effect === 'withholds'), ...evidence.filter(({ weight }) => weight === 'minimum')]
  }
  const praise = [...marks.filter(({ effect }) => effect === 'raises'), ...evidence.filter(({ weight }) => weight === 'praise')]
  // „Zufriedenheit“ alone is the minimum; behind „vollen“ it belongs to the praise.
  const completing = evidence.filter(({ weight, start }) => weight === 'minimum' && praise.some(({ end }) => end === start - 1))
  return [...praise, ...completing].map((place) => withNoun(place, text))
}

/** „mit äußerstem“ wants its „Engagement“: an inflected adjective takes the noun behind it along. */
function withNoun({ start, end }: Place, text: string): Place {
  const isInflected = /\p{Ll}e[mnrs]?$/u.test(text.slice(start, end))
  const noun = isInflected && /^ (?!Frau|Herr)\p{Lu}\p{L}+/u.exec(text.slice(end))
  return { start, end: end + (noun ? noun[0].length : 0) }
}

function joined(places: readonly Place[], text: string): Place[] {
  const result: Place[] = []
  for (const place of places.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && (place.start <= last.end || together.test(text.slice(last.end, place.start)))) {
      result.splice(-1, 1, { start: last.start, end: Math.max(last.end, place.end) })
    } else result.push({ start: place.start, end: place.end })
  }
  return result
}
