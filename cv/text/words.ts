const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Lower case, umlauts and ß written out: one spelling for text and lexicon. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[äöüß]/g, (letter) => folds[letter] ?? letter)
}

/** Entries of a lexicon, written as one text with commas between them, folded. */
export function list(text: string): string[] {
  return text
    .split(',')
    .map((entry) => fold(entry.trim().replace(/\s+/g, ' ')))
    .filter(Boolean)
}

/** The words of a text, folded; full stops inside of "e.V." stay. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}.&+'-]*/gu) ?? []
}

/** Whether the word ends like one of these; looked up, so that the cost is that of the word. */
export function endsLike(word: string, endings: ReadonlySet<string>): boolean {
  for (let at = 0; at <= word.length - 2; at += 1) if (endings.has(word.slice(at))) return true
  return false
}
