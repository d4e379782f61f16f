import { matchMatter, matchUnread } from './align-matter.ts'
import type { Aligned } from './aligned.ts'
import { joinParts } from './join-parts.ts'
import { likenessIn } from './likeness.ts'
import { gapsBetween, Pairs } from './pairs-found.ts'
import type { Unit } from './read-side.ts'

/** From here on two sentences are one that was changed; of the same dimension a few words are enough. */
const [ALIKE, HARDLY_ALIKE] = [0.4, 0.24]
/** A word that more pairs of sentences share says nothing of which belong together. */
const COMMON = 36
/** So far beside each other sentences of the same gap are looked at. */
const REACH = 3

/**
 * Which sentence of the first text is which of the second. The same wording first, wherever it stands; then by shared words that are
 * rare enough, or near each other between two that are sure; then by what they speak of; and which stand inside a longer one. Each sentence meets few others, so
 * the time grows with the length only; both texts swapped give the same pairs.
 */
export function align(before: readonly Unit[], after: readonly Unit[]): Aligned[] {
  const pairs = new Pairs()
  matchSame(before, after, pairs)
  matchAlike(before, after, pairs)
  matchMatter(before, after, pairs)
  matchUnread(before, after, pairs)
  const alone = [
    ...before.filter((unit) => !pairs.has(unit)).map((unit) => ({ before: unit, after: null, by: 'alone' as const })),
    ...after.filter((unit) => !pairs.has(unit)).map((unit) => ({ before: null, after: unit, by: 'alone' as const })),
  ]
  return joinParts([...pairs.all, ...alone])
}

/** The first of a wording with the first, the second with the second. */
function matchSame(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
  const others = Map.groupBy(after, ({ key }) => key)
  for (const [key, own] of Map.groupBy(before, (unit) => unit.key))
    for (const [at, unit] of own.entries()) addSame(unit, others.get(key)?.[at], pairs)
}

function addSame(unit: Unit, other: Unit | undefined, pairs: Pairs): void {
  if (other) pairs.add(unit, other, 'same')
}

interface Scored {
  readonly before: Unit
  readonly after: Unit
  readonly score: number
}

function matchAlike(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
  const likeness = likenessIn(before, after)
  const candidates = [
    ...sharing(
      before.filter((unit) => !pairs.has(unit)),
      after.filter((unit) => !pairs.has(unit)),
    ),
    ...near(before, after, pairs),
  ]
  const scored = candidates.map(([one, other]) => ({ before: one, after: other, score: likeness(one, other) })).filter(isAlike)
  for (const one of scored.sort(byScore)) pairs.add(one.before, one.after, 'words')
}

function isAlike({ before, after, score }: Scored): boolean {
  const { dimension, section } = before.read
  const isSameMatter = section === after.read.section && dimension !== null && dimension === after.read.dimension
  return score >= (isSameMatter ? HARDLY_ALIKE : ALIKE)
}

/** The most alike first; among equals the nearer ones, then the earlier ones: no tie is left between two that share a sentence. */
function byScore(one: Scored, other: Scored): number {
  const distance = ({ before, after }: Scored) => Math.abs(before.index - after.index)
  const sum = ({ before, after }: Scored) => before.index + after.index
  return other.score - one.score || distance(one) - distance(other) || sum(one) - sum(other)
}

/** Pairs that share a word which few do. */
function sharing(before: readonly Unit[], after: readonly Unit[]): (readonly [Unit, Unit])[] {
  const holding = (units: readonly Unit[]) => {
    const byWord = new Map<string, Unit[]>()
    for (const unit of units) for (const word of new Set(unit.words)) byWord.set(word, [...(byWord.get(word)?.slice(0, COMMON) ?? []), unit])
    return byWord
  }
  const others = holding(after)
  return [...holding(before)].flatMap(([word, own]) => {
    const found = others.get(word) ?? []
    return own.length * found.length > COMMON ? [] : own.flatMap((unit) => found.map((other) => [unit, other] as const))
  })
}

/** Pairs at about the same place between two sentences that are sure. */
function near(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): (readonly [Unit, Unit])[] {
  return gapsBetween(before, after, pairs).flatMap(([own, others]) => beside(own, others))
}

/** Counted from the beginning of a gap, and from its end. */
function beside(own: readonly Unit[], others: readonly Unit[]): (readonly [Unit, Unit])[] {
  return own.flatMap((unit, at) => {
    const places = [at, at + others.length - own.length].flatMap((place) => Array.from({ length: 2 * REACH + 1 }, (_, step) => place + step - REACH))
    return [...new Set(places)].flatMap((place) => {
      const other = others[place]
      return other ? [[unit, other] as const] : []
    })
  })
}
