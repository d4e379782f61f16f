import type { ComparedPair } from '#zeugnis'

/** A line of the letterhead or below the text that was replaced stands beside what replaced it: „Zwischenzeugnis“ and „Arbeitszeugnis“. */
export function joinedLines(pairs: readonly ComparedPair[]): ComparedPair[] {
  const joined: ComparedPair[] = []
  for (const pair of pairs) {
    const last = joined.at(-1)
    if (last && isLine(last, 'lost') && isLine(pair, 'added'))
      joined.splice(-1, 1, { ...last, after: pair.after, placeAfter: pair.placeAfter, wording: 'changed' })
    else joined.push(pair)
  }
  return joined
}

const isLine = ({ section, wording }: ComparedPair, of: 'lost' | 'added') => section === 'form' && wording === of
