import { diffArrays } from 'diff'
import type { Replacement } from '../../improve/read-in-place.ts'

/** Sentences that share this much of the longer one's words are versions of one another. */
const ALIKE = 0.5
/** Texts with more differences are exchanged whole: finding them would take a square of their number. */
const MOST_DIFFERENCES = 500

/**
 * What has to be replaced in one text to have the other, sentence by sentence: of as many as possible the version in the other text takes
 * the place, so that the words that differ can be seen. A sentence that was moved is one that goes and one that comes.
 */
export function replacementsBetween(before: string, after: string): Replacement[] {
  const [old, next] = [sentencesOf(before), sentencesOf(after)]
  const parts = diffArrays(old, next, { comparator: partners(), maxEditLength: MOST_DIFFERENCES })
  if (!parts) return [{ start: 0, end: before.length, text: after }]
  const replacements: Replacement[] = []
  let [start, oldAt, nextAt] = [0, 0, 0]
  for (const { added, removed, count } of parts) {
    for (let left = count; left > 0; left -= 1) {
      const was = added ? '' : (old[oldAt++] ?? '')
      const text = removed ? '' : (next[nextAt++] ?? '')
      const end = start + was.length
      if (was !== text) replacements.push({ start, end, text })
      start = end
    }
  }
  return replacements
}

/** Sentences with the space before them, and what ends their lines; nothing is left out. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:])(?=[^\S\n])|(?<=[^\n])(?=\n)|(?<=\n)(?=[^\n])/)
}

/** Whether two sentences are versions of one another; each is taken apart once. */
function partners(): (one: string, other: string) => boolean {
  const known = new Map<string, ReadonlySet<string>>()
  const wordsOf = (sentence: string) => {
    const words = known.get(sentence) ?? new Set(sentence.match(/[\p{L}\p{N}]+/gu))
    known.set(sentence, words)
    return words
  }
  return (one, other) => {
    if (one === other) return true
    const [words, others] = [wordsOf(one), wordsOf(other)]
    const common = [...words].filter((word) => others.has(word)).length
    return common > 0 && common >= ALIKE * Math.max(words.size, others.size)
  }
}
