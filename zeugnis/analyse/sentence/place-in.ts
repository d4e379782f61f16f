import type { Place } from '#language'
import type { Sentence } from '../text/sentences.ts'

/** Where a place of a sentence stood in the text as given. */
export function placeIn({ origin, start, end }: Sentence, place: Place): Place {
  return { start: origin[place.start] ?? start, end: (origin[place.end - 1] ?? end - 1) + 1 }
}
