import type { Change, Reason, ReasonCode } from '../model/comparison.ts'
import { lifting } from './content-words.ts'
import { makeMissing } from './missing.ts'
import type { Sides, Unit } from './read-side.ts'
import { type Sign, signsOf } from './sign.ts'

/** By how much words praise: from one to another, praise is weakened or strengthened. */
const strength: readonly ReasonCode[] = ['minimum', 'praise', 'superlative']

/** What one wording of a sentence, or of several that were joined, shows and the other does not. */
export function signsBetween(before: readonly Unit[], after: readonly Unit[], sides: Sides): Reason[] {
  const [mine, theirs] = [before.flatMap((unit) => signsOf(unit, sides.before)), after.flatMap((unit) => signsOf(unit, sides.after))]
  const [lost, added] = [surplus(mine, theirs), surplus(theirs, mine)]
  const isMissing = makeMissing({ here: before, there: after, own: sides.before, other: sides.after })
  const isAdded = makeMissing({ here: after, there: before, own: sides.after, other: sides.before })
  const [isGone, isNew] = [(sign: Sign) => isMissing(sign.stems), (sign: Sign) => isAdded(sign.stems)]
  const steps = stepsBetween(lost, added, mine, theirs).filter(([one, other]) => isGone(one) || isNew(other))
  const spent = new Set(steps.flat())
  return [
    ...steps.map(([one, other]) => stepReason(one, other)),
    ...degrees(mine, theirs),
    ...lost.filter((sign) => !spent.has(sign) && isGone(sign)).map((sign) => lostReason(sign)),
    ...added.filter((sign) => !spent.has(sign) && isNew(sign)).map((sign) => addedReason(sign)),
  ]
}

/** What one sentence shows more often than the other: of each kind only so many as it has more, those in other words first. */
function surplus(own: readonly Sign[], others: readonly Sign[]): Sign[] {
  return [...Map.groupBy(own, ({ code }) => code)].flatMap(([code, signs]) => {
    const theirs = others.filter((sign) => sign.code === code)
    const left = theirs.map(({ key }) => key)
    const unmatched = signs.filter(({ key }) => {
      const at = left.indexOf(key)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    return unmatched.slice(0, Math.max(0, signs.length - theirs.length))
  })
}

/** What became of praise: „vollsten“ is „vollen“ now, „sehr sorgfältig“ is „ordnungsgemäß“. */
function stepsBetween(lost: readonly Sign[], added: readonly Sign[], mine: readonly Sign[], theirs: readonly Sign[]): [Sign, Sign][] {
  const steps: [Sign, Sign][] = []
  const spent = new Set<Sign>()
  const pairUp = (one: Sign | undefined, other: Sign | undefined) => {
    if (!one || !other || spent.has(one) || spent.has(other) || one.code === other.code) return
    spent.add(one).add(other)
    steps.push([one, other])
  }
  const inStrength = ({ code }: Sign) => strength.includes(code)
  for (const one of lost.filter(inStrength))
    pairUp(
      one,
      theirs.filter(inStrength).find((other) => other.root === one.root && isOther(other, mine)),
    )
  for (const other of added.filter(inStrength))
    pairUp(
      mine.filter(inStrength).find((one) => one.root === other.root && isOther(one, theirs)),
      other,
    )
  // „sehr“ takes the place of no other word.
  const isWord = (sign: Sign) => inStrength(sign) && !lifting.has(sign.key)
  for (const one of lost.filter(isWord))
    pairUp(
      one,
      added.filter(isWord).find((other) => !spent.has(other)),
    )
  return steps
}

/** „in höchstem Maße“ and „in hohem Maße“: both lift, and one says less. */
function degrees(mine: readonly Sign[], theirs: readonly Sign[]): Reason[] {
  const degreesOf = (signs: readonly Sign[], others: readonly Sign[]) => signs.filter((sign) => sign.code === 'superlative' && isOther(sign, others))
  const [own, others] = [degreesOf(mine, theirs), degreesOf(theirs, mine)]
  return own.flatMap((one, at) => {
    const other = others[at]
    if (!other || one.root !== other.root || isHighest(one) === isHighest(other)) return []
    const isWeaker = isHighest(one)
    return [{ code: one.code, what: isWeaker ? 'weakened' : 'strengthened', ...sidesOf(one, other), change: isWeaker ? 'worse' : 'better' } as const]
  })
}

const isHighest = ({ key }: Sign) => /(?<=\p{L}{2})ste[nmrs]?(?!\p{L})/u.test(key)

const isOther = ({ key }: Sign, others: readonly Sign[]) => others.every((other) => other.key !== key)

function stepReason(one: Sign, other: Sign): Reason {
  const isWeaker = strength.indexOf(other.code) < strength.indexOf(one.code)
  return {
    code: isWeaker ? one.code : other.code,
    what: isWeaker ? 'weakened' : 'strengthened',
    ...sidesOf(one, other),
    change: isWeaker ? 'worse' : 'better',
  }
}

function lostReason(sign: Sign): Reason {
  return { code: sign.code, what: 'lost', ...sidesOf(sign, null), change: changeOf(sign.pull, 'worse', 'better') }
}

function addedReason(sign: Sign): Reason {
  return { code: sign.code, what: 'added', ...sidesOf(null, sign), change: changeOf(sign.pull, 'better', 'worse') }
}

function changeOf(pull: Sign['pull'], up: Change, down: Change): Change {
  if (pull === 'none') return 'same'
  return pull === 'up' ? up : down
}

function sidesOf(one: Sign | null, other: Sign | null) {
  return {
    before: one?.words ?? null,
    after: other?.words ?? null,
    placeBefore: one && { start: one.start, end: one.end },
    placeAfter: other && { start: other.start, end: other.end },
  }
}
