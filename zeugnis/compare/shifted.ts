import { makeFinder, wordsOf } from '#language'
import type { Change, Reason } from '../model/comparison.ts'
import { isClosing, makeMissing, type Places } from './missing.ts'
import type { Side, Sides, Unit } from './read-side.ts'
import { meaningNothing, type Shift, shifts } from './shifting-words.ts'
import { stemOf } from './stems.ts'

/** A word that shifts its sentence, at its place in the whole text. */
interface Shifting {
  readonly shift: Shift
  readonly words: string
  readonly stem: string
  readonly start: number
  readonly end: number
}

const find = makeFinder<Shift | null>([
  { phrases: meaningNothing, value: null },
  ...shifts.map((shift) => ({ phrases: shift.phrases, value: shift })),
])
/** „bei vollem Haus“, „unter hohem Zeitdruck“: that is the work, and no praise of who did it. */
const circumstance = /^(?:bei|unter|trotz|in)$/
const opposite: Readonly<Record<Change, Change>> = { worse: 'better', better: 'worse', open: 'open', same: 'same', none: 'none' }

/** The denials, limits, adverbs of time and words of degree that only one of two wordings has: „nicht immer“, „erdenklich“. */
export function shiftsBetween(before: readonly Unit[], after: readonly Unit[], sides: Sides): Reason[] {
  const forth: Places = { here: before, there: after, own: sides.before, other: sides.after }
  const back: Places = { here: after, there: before, own: sides.after, other: sides.before }
  return [
    ...onlyHere(forth).map(
      ({ shift, words, start, end }): Reason => ({
        ...{ code: shift.code, what: 'lost', before: words, after: null, change: shift.lost },
        ...{ placeBefore: { start, end }, placeAfter: null },
      }),
    ),
    ...onlyHere(back).map(
      ({ shift, words, start, end }): Reason => ({
        ...{ code: shift.code, what: 'added', before: null, after: words, change: opposite[shift.lost] },
        ...{ placeBefore: null, placeAfter: { start, end } },
      }),
    ),
  ]
}

function onlyHere(places: Places): Shifting[] {
  const { here, there, own, other } = places
  const units = [...here, ...there]
  const where = { isClosing: isClosing(units), isMarked: units.every(({ read }) => read.grade !== null) }
  const isMissing = makeMissing(places)
  const theirs = there.flatMap((unit) => shiftsIn(unit, other, where))
  const found = surplus(
    here.flatMap((unit) => shiftsIn(unit, own, where)),
    theirs,
  )
  const isJoined = units.length > 2
  return found.filter(({ shift, stem }) => {
    if (shift.part) return !shift.part.some((part) => other.closingWords.has(part))
    return isMissing([stem]) && !(isJoined && theirs.some((one) => one.shift === shift))
  })
}

function shiftsIn(unit: Unit, { text }: Side, where: Where): Shifting[] {
  const words = wordsOf(unit.text)
  return find(words).flatMap(({ value: shift, words: [first], ...place }) => {
    if (shift === null || !isMeant(shift, where)) return []
    if (shift.mayBeOfWork && circumstance.test(words[first - 1]?.key ?? '')) return []
    const { start, end } = unit.placeOf(place)
    return [{ shift, words: text.slice(start, end).replace(/\s+/gu, ' '), stem: stemOf(words[first]?.key ?? ''), start, end }]
  })
}

/** Where both wordings stand, and whether the analysis has marked what lifts them. */
interface Where {
  readonly isClosing: boolean
  readonly isMarked: boolean
}

/** In a closing „wünschen“ is a part of the formula; elsewhere its parts are none, and in it hopes are no distance. */
function isMeant(shift: Shift, { isClosing, isMarked }: Where): boolean {
  if (shift.code === 'time-factor' || shift.code === 'superlative') return !isMarked
  return shift.part ? isClosing : !(isClosing && shift.code === 'distance')
}

/** Of each kind so many as there are more of, those that stand in no form in the other first. */
function surplus(own: readonly Shifting[], others: readonly Shifting[]): Shifting[] {
  return [...Map.groupBy(own, ({ shift }) => shift)].flatMap(([shift, found]) => {
    const theirs = others.filter((other) => other.shift === shift).map(({ stem }) => stem)
    const more = found.length - theirs.length
    if (more <= 0) return []
    const unmatched = found.filter(({ stem }) => {
      const at = theirs.indexOf(stem)
      if (at >= 0) theirs.splice(at, 1)
      return at < 0
    })
    return unmatched.slice(0, more)
  })
}
