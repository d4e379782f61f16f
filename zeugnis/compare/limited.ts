import { type Place, wordsOf } from '#language'
import type { Change, Reason } from '../model/comparison.ts'
import { isPulling } from './pulling.ts'
import type { Unit } from './read-side.ts'
import { stemOf } from './stems.ts'

/**
 * „stets“ that became „meist“: where a limit that is new or gone is all that differs, beside words of time and degree that pull the same way,
 * that settles it, whatever grade was read. Nothing where there is more to it.
 */
export function limitedChange(reasons: readonly Reason[], [before, after]: readonly [readonly Unit[], readonly Unit[]]): Change | null {
  const pulling = reasons.filter(isPulling)
  const [first] = pulling
  if (!first || (first.change !== 'worse' && first.change !== 'better') || pulling.some(({ change }) => change !== first.change)) return null
  const what = first.change === 'worse' ? 'added' : 'lost'
  if (!pulling.some((reason) => reason.code === 'relativisation' && reason.what === what)) return null
  const [own, others] = [pulling.map(({ placeBefore }) => placeBefore), pulling.map(({ placeAfter }) => placeAfter)]
  return restOf(before, own) === restOf(after, others) ? first.change : null
}

/** What a wording says besides. */
function restOf(units: readonly Unit[], told: readonly (Place | null)[]): string {
  const stems = units.flatMap((unit) =>
    wordsOf(unit.text).flatMap((word) => {
      const { start, end } = unit.placeOf(word)
      return told.some((place) => place && place.start < end && start < place.end) ? [] : [stemOf(word.key)]
    }),
  )
  return stems.join(' ')
}
