const folds: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', ẞ: 'Ss' }

/**
 * One spelling for all: umlauts and ß as the rules read them. So „größte“, „groesste“ and Swiss „grösste“ are one word,
 * and old „daß“ is new „dass“, without guessing which „ue“ was an umlaut.
 */
export function fold(text: string): string {
  return text.replace(/[äöüÄÖÜßẞ]/g, (letter) => folds[letter] ?? letter)
}

/** A pattern written with umlauts, for folded text. No umlaut may stand inside of square brackets. */
export function foldPattern(pattern: RegExp): RegExp {
  return new RegExp(fold(pattern.source), pattern.flags)
}
