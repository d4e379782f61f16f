import { keyOf, list } from '#language'

/** Entries of a lexicon, written as one text with commas between them, as keys. */
export function keyList(text: string): string[] {
  return list(text).map(keyOf)
}

/** The words of a text as keys. Marks inside of a word belong to it, unlike in a letter: „e.V.“, „R+V“ and „Müller-Lüdenscheidt“ are one each. */
export function wordKeysOf(text: string): string[] {
  return keyOf(text).match(/[\p{L}\p{N}][\p{L}\p{N}.&+'-]*/gu) ?? []
}

/** Whether the word ends like one of these; looked up, so that the cost is that of the word. */
export function endsLike(word: string, endings: ReadonlySet<string>): boolean {
  for (let at = 0; at <= word.length - 2; at += 1) if (endings.has(word.slice(at))) return true
  return false
}
