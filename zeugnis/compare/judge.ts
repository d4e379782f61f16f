import { wordsOf } from '#language'
import type { Change, Reason, Wording } from '../model/comparison.ts'
import { cutOf, gradedChange, isAssessing, settled } from './change.ts'
import { limitedChange } from './limited.ts'
import { peopleBetween } from './people-reasons.ts'
import { isPulling } from './pulling.ts'
import type { Side, Sides, Unit } from './read-side.ts'
import { areSameButFacts } from './same-but-facts.ts'
import { shiftsBetween } from './shifted.ts'
import { signsBetween } from './signs.ts'

export interface Judged {
  readonly change: Change
  readonly reasons: readonly Reason[]
}

/** Two sentences that are one, each with what was joined to it. */
export interface Beside {
  readonly before: Unit
  readonly after: Unit
  readonly units: readonly [Unit[], Unit[]]
  /** The best of each: a longer sentence is read by its best words. */
  readonly best: readonly [Unit, Unit]
  readonly wording: Wording
}

/** Whether a sentence reads better or worse, and why. */
export function judge(beside: Beside, sides: Sides): Judged {
  const { before, after, units, best, wording } = beside
  if (wording === 'same') return inPlace(beside)
  if (!isAssessing(before, after)) return { change: gradedChange(...best, wording, []), reasons: [] }
  const signs = signsBetween(...units, sides)
  const graded = gradedChange(...best, wording, signs)
  if (areSameButFacts(...units, sides) && best[0].read.grade === best[1].read.grade)
    return { change: graded === 'none' ? 'none' : 'same', reasons: [] }
  const people = peopleBetween(...units, sides)
  const shifted = shiftsBetween(...units, sides)
  const all = [...signs, ...people]
  if (graded === 'better' || graded === 'worse') return { change: graded, reasons: explained(graded, beside, all, withNew(all, shifted)) }
  // What words that cannot be read have lost, nobody knows.
  if (wording === 'rewritten' && graded === 'open' && isUnread(beside)) return { change: graded, reasons: [whole(beside, 'unknown-wording', graded)] }
  const sure = graded === 'same' ? all.filter((reason) => isSure(reason, beside, sides)) : all
  const told = withNew(sure, shifted)
  const change = (graded === 'open' ? limitedChange(told, units) : null) ?? settled(graded, told, units, sides)
  return { change, reasons: openOr(change, beside, withNew(change === 'open' ? all : sure, shifted)) }
}

/** What is open has a reason. */
function openOr(change: Change, beside: Beside, reasons: readonly Reason[]): readonly Reason[] {
  return change !== 'open' || reasons.some(isPulling) ? reasons : [...reasons, whole(beside, 'unknown-wording', change)]
}

/** The same words: only their place in the letter can change what they are read as. The closing formula is graded as a whole, by its other sentences. */
function inPlace(beside: Beside): Judged {
  const change = gradedChange(...beside.best, 'same', [])
  if (change === 'same' || change === 'none') return { change, reasons: [] }
  if (isFormula(beside)) return { change: 'same', reasons: [] }
  return { change, reasons: [whole(beside, 'place', change)] }
}

/** Whether both stand in the closing. */
export function isFormula({ before, after }: Pick<Beside, 'before' | 'after'>): boolean {
  return before.read.section === 'schluss' && after.read.section === 'schluss'
}

function isUnread({ before, after, best }: Beside): boolean {
  return !isFormula({ before, after }) && best.some(({ read }) => read.grade === null)
}

/** What else shifts the sentence, where it does not tell the same words again. */
function withNew(signs: readonly Reason[], shifted: readonly Reason[]): Reason[] {
  const touches = (reason: Reason, side: 'placeBefore' | 'placeAfter') =>
    signs.some((sign) => {
      const [one, other] = [sign[side], reason[side]]
      return one !== null && other !== null && one.start < other.end && other.start < one.end
    })
  return [...signs, ...shifted.filter((reason) => !touches(reason, 'placeBefore') && !touches(reason, 'placeAfter'))]
}

/** Signs first; words of degree where they pull the way the grade went and no sign does, parts of the closing always. */
function explained(change: Change, beside: Beside, signs: readonly Reason[], words: readonly Reason[]): Reason[] {
  const isTold = signs.some((sign) => sign.change === change)
  const others = words.filter((reason) => !signs.includes(reason) && (reason.code === 'closing' || (!isTold && reason.change === change)))
  const reasons = [...signs, ...others]
  return reasons.some((reason) => reason.change === change) ? reasons : [...reasons, whole(beside, 'wording', change)]
}

/** Of two wordings with the same grade praise in other words is no loss, nor what stands in another sentence; praise that was cut out is one. */
function isSure({ code, what, before, after }: Reason, { units }: Beside, sides: Sides): boolean {
  if (code !== 'praise' && code !== 'minimum') return true
  const { isShorter, isLonger } = cutOf(...units)
  const isNowhere = (words: string | null, { words: known }: Side) => wordsOf(words ?? '').some(({ key }) => !known.has(key))
  if (what === 'lost') return isShorter && isNowhere(before, sides.after)
  return what !== 'added' || (isLonger && isNowhere(after, sides.before))
}

function whole({ before, after }: Beside, code: Reason['code'], change: Change): Reason {
  const [placeBefore, placeAfter] = [before, after].map(({ read }) => ({ start: read.start, end: read.end }))
  return {
    code,
    what: 'replaced',
    before: before.given,
    after: after.given,
    placeBefore: placeBefore ?? null,
    placeAfter: placeAfter ?? null,
    change,
  }
}
