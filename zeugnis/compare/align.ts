import type { Aligned } from './aligned.ts'
import { joinParts } from './join-parts.ts'
import { likenessIn } from './likeness.ts'
import { keepingOrder } from './order.ts'
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

class Pairs {
  readonly all: Aligned[] = []
  readonly #taken = new Set<Unit>()
  readonly has = (unit: Unit) => this.#taken.has(unit)

  add(before: Unit, after: Unit, by: Aligned['by']): void {
    if (this.has(before) || this.has(after)) return
    this.#taken.add(before).add(after)
    this.all.push({ before, after, by })
  }
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

/** What has no counterpart yet, by the gaps between pairs that keep their order. */
function gapsBetween(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): (readonly [Unit[], Unit[]])[] {
  const places = pairs.all.flatMap(({ before: one, after: other }) => (one && other ? [{ before: one.index, after: other.index }] : []))
  const anchors = [...keepingOrder(places), { before: before.length, after: after.length }].sort((one, other) => one.before - other.before)
  const open = (units: readonly Unit[]) => units.filter((unit) => !pairs.has(unit))
  return anchors.map((anchor, at) => {
    const last = anchors[at - 1] ?? { before: -1, after: -1 }
    return [open(before.slice(last.before + 1, anchor.before)), open(after.slice(last.after + 1, anchor.after))] as const
  })
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

/** What is left of the same matter, in order: a sentence in quite other words. Duties and letterhead are not taken for each other. */
function matchMatter(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
  const left = (units: readonly Unit[]) =>
    Map.groupBy(
      units.filter((unit) => !pairs.has(unit) && matterOf(unit) !== null),
      matterOf,
    )
  const others = left(after)
  for (const [matter, own] of left(before)) zip(own, others.get(matter) ?? [], (one, other) => pairs.add(one, other, 'matter'))
}

function matterOf({ read: { section, dimension } }: Unit): string | null {
  if (section === 'beurteilung') return dimension
  return section === 'einleitung' || section === 'unternehmen' || section === 'schluss' ? section : null
}

/** What stands in the place of an assessing sentence and cannot be read may well be that sentence: it is not said to be gone. */
function matchUnread(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
  for (const [own, others] of gapsBetween(before, after, pairs)) {
    const unread = (units: readonly Unit[]) =>
      units.filter(({ read }) => read.grade === null && (read.section === 'beurteilung' || read.section === 'aufgaben'))
    const graded = (units: readonly Unit[]) => units.filter(({ read }) => read.grade !== null && read.section === 'beurteilung')
    zip(graded(own), unread(others), (one, other) => pairs.add(one, other, 'matter'))
    zip(unread(own), graded(others), (one, other) => pairs.add(one, other, 'matter'))
  }
}

function zip<T>(own: readonly T[], others: readonly T[], each: (one: T, other: T) => void): void {
  for (const [at, one] of own.entries()) {
    const other = others[at]
    if (other) each(one, other)
  }
}
