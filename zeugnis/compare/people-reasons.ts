import type { Place } from '#language'
import type { Reason } from '../model/comparison.ts'
import { leftOut, type Named, namesEverybody, peopleAmong } from './people-words.ts'
import type { Side, Sides, Unit } from './read-side.ts'

/** Towards whom conduct is no longer judged, or now is; of the same people that they stand in another order. */
export function peopleBetween(before: readonly Unit[], after: readonly Unit[], sides: Sides): Reason[] {
  if (!before.some(isConduct) || !after.some(isConduct)) return []
  const [mine, theirs] = [peopleOf(before), peopleOf(after)]
  const lost = missing(mine, theirs, after, sides.after).map(
    (one): Reason => ({ ...omission, ...sidesOf(sides, one, null), what: 'lost', change: 'worse' }),
  )
  const added = missing(theirs, mine, before, sides.before).map(
    (one): Reason => ({ ...omission, ...sidesOf(sides, null, one), what: 'added', change: 'better' }),
  )
  return lost.length + added.length > 0 ? [...lost, ...added] : reordered(before, after, sides)
}

const omission = { code: 'omission' } as const
const isConduct = ({ read }: Unit) => read.dimension === 'sozialverhalten'

/** Somebody who is named, at their place in the whole text. */
function peopleOf(units: readonly Unit[]): Named[] {
  return units.flatMap((unit) => peopleAmong(unit).map((named) => ({ ...named, ...unit.placeOf(named) })))
}

/** Nobody is missing of whom another sentence on conduct speaks. */
function missing(own: readonly Named[], others: readonly Named[], units: readonly Unit[], side: Side): Named[] {
  return units.some(namesEverybody) ? [] : leftOut(own, others).filter(({ stem }) => !side.people.has(stem))
}

/** Of what the order says nobody is sure (LAG Köln 30.08.2007, 10 Sa 482/07), so it is named and left open. */
function reordered(before: readonly Unit[], after: readonly Unit[], sides: Sides): Reason[] {
  const [was, is] = [orderIn(before), orderIn(after)]
  if ((was === null) === (is === null)) return []
  const [one, other] = [was ?? spanIn(before, after, is), is ?? spanIn(after, before, was)]
  return [{ code: 'reversed-order', what: is ? 'added' : 'lost', ...sidesOf(sides, one, other), change: 'open' }]
}

function orderIn(units: readonly Unit[]): Place | null {
  const [mark] = units.flatMap(({ read }) => read.marks.filter(({ technique }) => technique === 'reversed-order'))
  return mark ? { start: mark.start, end: mark.end } : null
}

/** Where the one wording names those whose order stands out in the other. */
function spanIn(own: readonly Unit[], others: readonly Unit[], order: Place | null): Place | null {
  if (!order) return null
  const meant = new Set(peopleOf(others).flatMap(({ stem, start, end }) => (start >= order.start && end <= order.end ? [stem] : [])))
  const found = peopleOf(own).filter(({ stem }) => meant.has(stem))
  const [first, last] = [found[0], found.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

function sidesOf({ before, after }: Sides, one: Place | null, other: Place | null) {
  const words = ({ text }: Side, place: Place | null) => place && text.slice(place.start, place.end).replace(/\s+/gu, ' ')
  const plain = (place: Place | null) => place && { start: place.start, end: place.end }
  return { before: words(before, one), after: words(after, other), placeBefore: plain(one), placeAfter: plain(other) }
}
