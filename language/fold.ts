const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'Ss' }

/**
 * Umlauts and ß written out, capitals as they are. So „größte“, „groesste“ and Swiss „grösste“ are one word, and old „daß“
 * is new „dass“, without guessing which „ue“ was an umlaut.
 */
export function fold(text: string): string {
  return text.replace(/[äöüÄÖÜßẞ]/g, (letter) => folds[letter] ?? letter)
}

/** A pattern written with umlauts, for folded text. No umlaut may stand inside of square brackets. */
export function foldPattern(pattern: RegExp): RegExp {
  return new RegExp(fold(pattern.source), pattern.flags)
}

/** By what a word is looked up, in text and lexicon alike: „Lübeck“, “Luebeck” and “LÜBECK” are one, accents apart or not. */
export function keyOf(text: string): string {
  return fold(text.normalize('NFC')).toLowerCase()
}

/** ASCII letters alone in lower case, as addresses of mail are compared: a Turkish ı is no I. */
export function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
