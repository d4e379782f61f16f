/** A text as the rules read it, and where each of its UTF-16 units stood in the text as given. */
export interface Normalised {
  readonly text: string
  /** Of one unit more than the text: the last entry is the length of the text as given. */
  readonly origin: readonly number[]
}

const dropped = /[\u00ad\u200b-\u200d\u2060\ufeff]/
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\t]/

/**
 * Undoes what word processors, PDF and scanners do to a text: soft hyphens, ligatures, words broken over lines,
 * Windows line ends, unusual spaces, accents apart from their letters. One pass, so the time grows with the length only.
 */
export function normalise(given: string): Normalised {
  const units: string[] = []
  const origin: number[] = []
  function put(text: string, at: number): void {
    for (let index = 0; index < text.length; index += 1) {
      units.push(text.charAt(index))
      origin.push(at)
    }
  }
  for (let at = 0; at < given.length; ) {
    const length = brokenWord(given, at)
    if (length > 0) {
      at += length
      continue
    }
    const [text, used] = readUnit(given, at)
    put(text, at)
    at += used
  }
  origin.push(given.length)
  return { text: units.join(''), origin }
}

/** One character with the accents that follow it, as the rules read it, and how many units it took. */
function readUnit(given: string, at: number): [text: string, used: number] {
  const character = given.charAt(at)
  if (character === '\r') return [given.charAt(at + 1) === '\n' ? '' : '\n', 1]
  if (dropped.test(character)) return ['', 1]
  if (spaces.test(character)) return [' ', 1]
  const accents = /^[\u0300-\u036f]{1,4}/.exec(given.slice(at + 1, at + 5))?.[0] ?? ''
  if (accents) return [(character + accents).normalize('NFC'), 1 + accents.length]
  return [character >= '\ufb00' && character <= '\ufb06' ? character.normalize('NFKC') : character, 1]
}

/** Units of a hyphen and line end inside a word ("Zufrieden-\nheit"); 0 where there is none. */
function brokenWord(given: string, at: number): number {
  if (given.charAt(at) !== '-' || !/\p{Ll}/u.test(given.charAt(at - 1))) return 0
  const match = /^-[ \t]{0,3}\r?\n[ \t]{0,8}(?=\p{Ll})/u.exec(given.slice(at, at + 16))
  return match && !/^(?:und|oder|sowie|bzw)(?!\p{L})/u.test(given.slice(at + match[0].length, at + match[0].length + 6)) ? match[0].length : 0
}
