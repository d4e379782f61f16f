import type { Phrase } from '../model/phrase.ts'
import type { Tiring } from '../model/tiring.ts'
import { costOf, type Weighed, weigh } from './repetition.ts'
import { inOrder } from './seed.ts'

/** A place for a sentence: the wordings that may stand there, whether it opens a paragraph, and whether the name stands for every pronoun. */
export interface Slot {
  readonly isFirst: boolean
  readonly isOfName: boolean
  readonly candidates: readonly Phrase[]
}

/** So many letters are tried; the one that repeats itself least is taken, or the first that does so hardly. */
const TRIES = 32
const HARDLY = 9
/** Wordings that cost hardly more than the best one may stand as well: else the letters of one occupation would all be the same. */
const NEARLY = 2

/**
 * A wording for each place, so that no top word stands in two sentences behind each other or too often, and sentences begin
 * in different ways. The same seed gives the same wordings. Throws a `RangeError` for a place without candidates.
 */
export function chooseWordings(slots: readonly Slot[], tiring: Tiring, seed: number): Phrase[] {
  const weighed = weigher(tiring)
  let best: Attempt | undefined
  for (let attempt = 0; attempt < TRIES && (best?.cost ?? HARDLY) >= HARDLY; attempt += 1) {
    best = attemptOf(slots, weighed, `${seed}:${attempt}`, best?.cost) ?? best
  }
  return best?.phrases ?? []
}

type Weigher = (phrase: Phrase) => Weighed

interface Attempt {
  readonly phrases: Phrase[]
  readonly cost: number
}

/** Places with few wordings choose first: what they must say, the others go around. Nothing where it costs as much as the limit. */
function attemptOf(slots: readonly Slot[], weighed: Weigher, seed: string, limit = Number.POSITIVE_INFINITY): Attempt | undefined {
  const chosen = new Map<number, Phrase>()
  const placed: (Weighed | undefined)[] = slots.map(() => undefined)
  let cost = 0
  const order = [...slots.entries()].sort(([, a], [, b]) => a.candidates.length - b.candidates.length)
  for (const [at, slot] of order) {
    const costs = inOrder(slot.candidates, `${seed}:${at}`).map((phrase) => ({ phrase, cost: costOf(weighed(phrase), at, placed, slot) }))
    const least = Math.min(...costs.map((one) => one.cost))
    const taken = costs.find((one) => one.cost <= least + NEARLY)
    if (!taken) throw new RangeError('A place without wordings')
    cost += taken.cost
    if (cost >= limit) return undefined
    chosen.set(at, taken.phrase)
    placed[at] = weighed(taken.phrase)
  }
  return { phrases: slots.flatMap((_, at) => chosen.get(at) ?? []), cost }
}

/** Wordings of the phrase base are weighed once. */
const known = new WeakMap<Phrase, Weighed>()

function weigher(tiring: Tiring): Weigher {
  return (phrase) => {
    const one = known.get(phrase) ?? weigh(phrase.template, tiring)
    known.set(phrase, one)
    return one
  }
}
