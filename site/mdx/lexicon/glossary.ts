/** An entry as the glossary lists it. */
export interface Listed {
  readonly href: string
  readonly term: string
  readonly lead: string
  readonly topic: string
}

export interface Letter<T = Listed> {
  readonly letter: string
  readonly entries: readonly T[]
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** „Übergabe“ stands under U, „§ 109“ and figures under the first letter that comes. */
export function letterOf(term: string): string {
  const plain = term.normalize('NFD').replaceAll('ß', 'ss').toUpperCase()
  return /[A-Z]/.exec(plain)?.[0] ?? 'Z'
}

/** Every letter of the alphabet with its entries in the order of a German dictionary; some have none. */
export function byLetter<T extends { readonly term: string }>(entries: readonly T[]): Letter<T>[] {
  const sorted = entries.toSorted((a, b) => a.term.localeCompare(b.term, 'de'))
  return alphabet.map((letter) => ({ letter, entries: sorted.filter(({ term }) => letterOf(term) === letter) }))
}

/** The topics that have entries, each with its own in alphabetical order. */
export function byTopic<T extends string>(topics: readonly T[], entries: readonly Listed[]): { topic: T; entries: Listed[] }[] {
  return topics
    .map((topic) => ({ topic, entries: entries.filter((entry) => entry.topic === topic).toSorted((a, b) => a.term.localeCompare(b.term, 'de')) }))
    .filter((group) => group.entries.length > 0)
}
