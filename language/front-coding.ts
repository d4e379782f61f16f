/** The letter that says that a word shares nothing with the one before it; the next one, that it shares a letter. */
const NOTHING = 'A'.charCodeAt(0)
const MOST_SHARED = 25

/** Sorted words in lower case as one text: each as a capital for what it shares with the one before, and the rest. Shorter to load than a list. */
export function frontCoded(sorted: readonly string[]): string {
  return sorted.map((word, at) => coded(word, sorted[at - 1] ?? '')).join('')
}

function coded(word: string, before: string): string {
  if (/[A-Z]/.test(word)) throw new RangeError(`Only words without capitals can be coded: ${word}`)
  let shared = 0
  while (shared < MOST_SHARED && shared < before.length && word[shared] === before[shared]) shared += 1
  return String.fromCharCode(NOTHING + shared) + word.slice(shared)
}

/** The words of such a text, in order. */
export function unfolded(text: string): string[] {
  const words: string[] = []
  for (const part of text.match(/[A-Z][^A-Z]*/g) ?? []) words.push((words.at(-1) ?? '').slice(0, part.charCodeAt(0) - NOTHING) + part.slice(1))
  return words
}
