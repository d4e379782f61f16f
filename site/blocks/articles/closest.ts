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
  const rarityOfCitation = rarityAmong(others.map(({ citations }) => citations))
  const rarityOfTerm = rarityAmong(others.map(({ terms }) => terms))
  const score = (other: Traits) =>
    (other.topic === of.topic ? SAME_TOPIC : 0) +
    sum(shared(of.citations, other.citations), rarityOfCitation) +
    sum(shared(of.terms, other.terms), rarityOfTerm)
  return others
    .map((other) => ({ other, score: score(other) }))
    .filter((one) => one.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other)
}

/** How much it says that a text has something: the fewer have it, the more. */
function rarityAmong(texts: readonly (readonly string[])[]): (one: string) => number {
  const counts = new Map<string, number>()
  for (const one of texts.flatMap((text) => [...new Set(text)])) counts.set(one, (counts.get(one) ?? 0) + 1)
  return (one) => Math.log((texts.length + 1) / (counts.get(one) ?? 1))
}

function shared(own: readonly string[], others: readonly string[]): string[] {
  return [...new Set(own)].filter((one) => others.includes(one))
}

function sum(items: readonly string[], weight: (item: string) => number): number {
  return items.reduce((total, item) => total + weight(item), 0)
}
