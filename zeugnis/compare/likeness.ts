import type { Unit } from './read-side.ts'

/** How alike two sentences are, from 0 to 1. */
export type Likeness = (before: Unit, after: Unit) => number

/** A sentence longer than this is compared by its first words: no sentence of a letter is. */
const LONGEST = 400

/** What speaks of the same matter is more alike, what stands in another part of the letter less. */
const SAME_MATTER = 0.1

/** By shared words, each counting the more the fewer sentences hold it. The same whichever text is named first. */
export function likenessIn(before: readonly Unit[], after: readonly Unit[]): Likeness {
  const counts = new Map<string, number>()
  for (const { stems } of [...before, ...after]) for (const word of new Set(stems)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (word: string) => 1 / Math.sqrt(counts.get(word) ?? 1)
  const bags = new Map<Unit, ReadonlyMap<string, number>>()
  const bagOf = (unit: Unit) => {
    const bag = bags.get(unit) ?? counted(unit.stems.slice(0, LONGEST))
    bags.set(unit, bag)
    return bag
  }
  return (one, other) => shared(bagOf(one), bagOf(other), weightOf) + matter(one, other)
}

function counted(words: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>()
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

function shared(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>, weightOf: (word: string) => number): number {
  const all = sum(one, weightOf) + sum(other, weightOf)
  let common = 0
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0) * weightOf(word)
  return all === 0 ? 0 : (2 * common) / all
}

function sum(bag: ReadonlyMap<string, number>, weightOf: (word: string) => number): number {
  let all = 0
  for (const [word, count] of bag) all += count * weightOf(word)
  return all
}

function matter({ read: one }: Unit, { read: other }: Unit): number {
  if (one.section !== other.section) return -SAME_MATTER
  return one.dimension !== null && one.dimension === other.dimension ? SAME_MATTER : 0
}
