/** What a text can have in common with another. */
export interface Traits {
  readonly slug: string
  readonly topic: string
  /** Statutes and case numbers it rests on. */
  readonly citations: readonly string[]
  /** Headwords of the glossary it is about. */
  readonly terms: readonly string[]
}

const SAME_TOPIC = 1

/**
 * Texts that have most in common with one, best first: what few texts share counts more than what all do.
 * Of equals the one that stands first among the given comes first; what has nothing in common is left out.
 */
export function closest<T extends Traits>(of: Traits, among: readonly T[]): T[] {
  const others = among.filter(({ slug }) => slug !== of.slug)
  const rarity = (has: (text: Traits) => boolean) => Math.log((others.length + 1) / others.filter(has).length)
  const score = (other: Traits) =>
    (other.topic === of.topic ? SAME_TOPIC : 0) +
    sum(shared(of.citations, other.citations), (one) => rarity(({ citations }) => citations.includes(one))) +
    sum(shared(of.terms, other.terms), (one) => rarity(({ terms }) => terms.includes(one)))
  return others
    .map((other) => ({ other, score: score(other) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other)
}

function shared(own: readonly string[], others: readonly string[]): string[] {
  return [...new Set(own)].filter((one) => others.includes(one))
}

function sum(items: readonly string[], weight: (item: string) => number): number {
  return items.reduce((total, item) => total + weight(item), 0)
}
