import { keyOf, type Place } from '#language'
import type { Change, Reason, ReasonCode } from '../model/comparison.ts'
import type { Evidence, Mark, Technique } from '../model/mark.ts'
import type { Side, Unit } from './read-side.ts'

/** What a sentence shows, and which way it pulls. */
interface Sign extends Place {
  readonly code: ReasonCode
  /** The words, by which they are recognised in the other text. */
  readonly key: string
  readonly words: string
  readonly pull: 'up' | 'down' | 'none'
  /** The stem of the last word: „vollsten“ and „vollen“ have the same. */
  readonly stem: string
}

/** What the whole letter or the absence of a word makes of a sentence: no difference of its own words. */
const notOwn: readonly Technique[] = ['contradiction', 'missing-time-word']

const SHORTEST_STEM = 3

/** By how much words praise: from one to another, praise is weakened or strengthened. */
const strength: readonly ReasonCode[] = ['minimum', 'praise', 'superlative']

/** What one wording of a sentence, or of several that were joined, shows and the other does not. */
export function signsBetween(before: readonly Unit[], after: readonly Unit[], sides: { readonly before: Side; readonly after: Side }): Reason[] {
  const [mine, theirs] = [before.flatMap((unit) => signsOf(unit, sides.before)), after.flatMap((unit) => signsOf(unit, sides.after))]
  const [lost, added] = [surplus(mine, theirs), surplus(theirs, mine)]
  const steps = stepsBetween(lost, added, mine, theirs)
  const spent = new Set(steps.flat())
  return [
    ...steps.map(([one, other]) => stepReason(one, other)),
    ...degrees(mine, theirs),
    ...lost.filter((sign) => !spent.has(sign)).map((sign) => lostReason(sign)),
    ...added.filter((sign) => !spent.has(sign)).map((sign) => addedReason(sign)),
  ]
}

function signsOf({ read }: Unit, { text }: Side): Sign[] {
  const marks = read.marks.filter(({ technique }) => !notOwn.includes(technique))
  return [...marks.map((mark) => signOf(mark, text)), ...read.evidence.map((one) => signOf(one, text))]
}

const pulls: Readonly<Record<Mark['effect'], Sign['pull']>> = { raises: 'up', lowers: 'down', withholds: 'down', hint: 'down', none: 'none' }

function signOf(found: Mark | Evidence, text: string): Sign {
  const words = text.slice(found.start, found.end).replace(/\s+/g, ' ')
  const key = keyOf(words)
  const rest = { start: found.start, end: found.end, words, key, stem: stemOf(key) }
  if ('technique' in found) return { ...rest, code: found.technique, pull: pulls[found.effect] }
  return { ...rest, code: found.weight, pull: found.weight === 'praise' ? 'up' : 'down' }
}

/** The last word without the endings of cases and degrees. */
function stemOf(key: string): string {
  const last = key.split(' ').at(-1) ?? ''
  const stem = last.replace(/(?:e?st)?(?:e[nmrs]?)?$/, '')
  return stem.length < SHORTEST_STEM ? last : stem
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
      theirs.filter(inStrength).find((other) => other.stem === one.stem && isNew(other, mine)),
    )
  for (const other of added.filter(inStrength))
    pairUp(
      mine.filter(inStrength).find((one) => one.stem === other.stem && isNew(one, theirs)),
      other,
    )
  for (const one of lost.filter(inStrength))
    pairUp(
      one,
      added.filter(inStrength).find((other) => !spent.has(other)),
    )
  return steps
}

/** „in höchstem Maße“ and „in hohem Maße“: both lift, and one says less. */
function degrees(mine: readonly Sign[], theirs: readonly Sign[]): Reason[] {
  const lifting = (signs: readonly Sign[], others: readonly Sign[]) => signs.filter((sign) => sign.code === 'superlative' && isNew(sign, others))
  const [own, others] = [lifting(mine, theirs), lifting(theirs, mine)]
  return own.flatMap((one, at) => {
    const other = others[at]
    if (!other || one.stem !== other.stem || isHighest(one) === isHighest(other)) return []
    const isWeaker = isHighest(one)
    return [{ code: one.code, what: isWeaker ? 'weakened' : 'strengthened', ...sidesOf(one, other), change: isWeaker ? 'worse' : 'better' } as const]
  })
}

const isHighest = ({ key }: Sign) => /(?<=\p{L}{2})ste[nmrs]?(?!\p{L})/u.test(key)

const isNew = ({ key }: Sign, others: readonly Sign[]) => others.every((other) => other.key !== key)

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
