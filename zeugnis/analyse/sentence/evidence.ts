import type { Place } from '#language'
import type { Evidence, Mark } from '../../model/mark.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Head } from './heads.ts'
import type { Parsed } from './parsed.ts'
import { placeIn } from './place-in.ts'
import { isFull } from './praise-grade.ts'
import type { Token } from './tokens.ts'

/** Words that the lexicon does not know, at their places in the text as given. */
export function unknownIn(sentence: Sentence, unknown: readonly Token[]): Place[] {
  return unknown.map((word) => placeIn(sentence, word))
}

/** The words that ground a grade, but for those that are marked already. */
export function evidenceOf(sentence: Sentence, { heads }: Parsed, marks: readonly Mark[]): Evidence[] {
  const grounds = heads.flatMap((clause) => clause.filter((head) => head.degree > 0 || isMinimum(head, clause)))
  const places = grounds.map(
    ({ token, degree, end }): Evidence => ({
      ...placeIn(sentence, token.cue ?? { start: token.start, end }),
      weight: degree > 0 ? 'praise' : 'minimum',
    }),
  )
  return withoutCovered(
    places,
    marks.filter(({ technique }) => technique !== 'missing-time-word'),
  )
}

/** „voll zufrieden“, „außerordentlich zufrieden“ are more than the minimum. */
function isMinimum({ degree, isLifted }: Head, clause: readonly Head[]): boolean {
  return degree === 0 && !isLifted && !clause.some((head) => head.degree === 2 || isFull(head))
}

/** The places that no mark touches; both are in order, so each is looked at once. */
function withoutCovered(places: readonly Evidence[], marks: readonly Mark[]): Evidence[] {
  let [at, farthest] = [0, 0]
  return places.filter(({ start, end }) => {
    for (let mark = marks[at]; mark && mark.start < end; mark = marks[at]) {
      farthest = Math.max(farthest, mark.end)
      at += 1
    }
    return farthest <= start
  })
}
