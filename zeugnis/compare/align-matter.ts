import { wordsOf } from '#language'
import { isUnknown } from './altered.ts'
import { speaksOfRehire } from './closing-facts.ts'
import { gapsBetween, type Pairs } from './pairs-found.ts'
import type { Unit } from './read-side.ts'

/** What is left of the same matter, in order: a sentence in quite other words. Duties and letterhead are not taken for each other. */
export function matchMatter(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
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

/**
 * What stands in the place of an assessing sentence and cannot be read may well be that sentence: it is not said to be gone. One that is read
 * to be of another matter, in words that are known, is not that sentence.
 */
export function matchUnread(before: readonly Unit[], after: readonly Unit[], pairs: Pairs): void {
  for (const [own, others] of gapsBetween(before, after, pairs)) {
    const unread = (units: readonly Unit[]) =>
      units.filter(({ read }) => read.grade === null && (read.section === 'beurteilung' || read.section === 'aufgaben'))
    const graded = (units: readonly Unit[]) => units.filter(({ read }) => read.grade !== null && read.section === 'beurteilung')
    zip(graded(own), unread(others), (one, other) => mayBe(other, one) && pairs.add(one, other, 'matter'))
    zip(unread(own), graded(others), (one, other) => mayBe(one, other) && pairs.add(one, other, 'matter'))
  }
}

function mayBe(unread: Unit, { read: graded }: Unit): boolean {
  const { dimension, marks } = unread.read
  if (dimension === null || dimension === graded.dimension) return !speaksOfRehire(unread)
  return marks.length === 0 && wordsOf(unread.text).some(isUnknown)
}

function zip<T>(own: readonly T[], others: readonly T[], each: (one: T, other: T) => unknown): void {
  for (const [at, one] of own.entries()) {
    const other = others[at]
    if (other) each(one, other)
  }
}
