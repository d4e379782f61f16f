import { wordsOf } from '#language'
import type { Normalised } from './normalise.ts'

/** What scanners take for each other, as read and as meant. */
const confusions: readonly (readonly [read: string, meant: string])[] = [
  ['1', 'l'],
  ['1', 'i'],
  ['0', 'o'],
  ['5', 's'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['ii', 'ue'],
  ['B', 'ss'],
]

/** Umlauts that lost their dots: tried where a whole text has none. */
const lostDots: typeof confusions = [
  ['a', 'ae'],
  ['o', 'oe'],
  ['u', 'ue'],
]

const LONGEST = 30

/** Words that are meant where one confusion makes them. */
type Words = Pick<ReadonlySet<string>, 'has'>

/**
 * Reads words with errors of a scanner as what they are: "Zufr1edenheit", "vollstern", "fuhrte". A word is changed only
 * when it is unknown and one confusion makes a known word of it.
 * @param known words in lower case, folded
 */
export function repair(normalised: Normalised, known: Words): Normalised {
  const { text, origin } = normalised
  const pairs = /(?:ae|oe|ue)\p{L}/u.test(text) ? confusions : [...confusions, ...lostDots]
  const found = new Map<string, string | null>()
  const pieces: string[] = []
  const places: number[] = []
  let from = 0
  for (const { text: word, start, end } of wordsOf(text)) {
    const meant = found.get(word) ?? repaired(word, pairs, known)
    found.set(word, meant)
    if (meant === null) continue
    pieces.push(text.slice(from, start), meant)
    places.push(...origin.slice(from, start), ...Array.from(meant, (_, index) => origin[start + Math.min(index, end - start - 1)] ?? 0))
    from = end
  }
  if (from === 0) return normalised
  return { text: pieces.join('') + text.slice(from), origin: [...places, ...origin.slice(from)], repaired: true }
}

function repaired(word: string, pairs: typeof confusions, known: Words): string | null {
  if (word.length < 4 || word.length > LONGEST || known.has(word.toLowerCase()) || /^\d+$/.test(word)) return null
  for (const [read, meant] of pairs) {
    for (let at = word.indexOf(read); at >= 0; at = word.indexOf(read, at + 1)) {
      const candidate = word.slice(0, at) + meant + word.slice(at + read.length)
      if (known.has(candidate.toLowerCase())) return candidate
    }
  }
  return null
}
