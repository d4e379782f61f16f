/** Text as the rules read it, and where each of its UTF-16 units began and ended in the text as given. */
export interface Passage {
  readonly text: string
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const dropped = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/
const spaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000\v\t]/
const lineEnds = /[\f\u2028\u2029\u0085]/
const plain = /[A-Za-z0-9 .,;:()\n-]+(?![\u0300-\u036f])/y

/** Undoes what word processors and PDF do to letters: soft hyphens, ligatures, accents apart, unusual spaces. One pass. */
export function normalise(given: string): Passage {
  const pieces: string[] = []
  const [starts, ends]: [number[], number[]] = [[], []]
  for (let at = 0; at < given.length; ) {
    plain.lastIndex = at
    const run = plain.exec(given)?.[0]
    const [text, used] = run ? [run, run.length] : readUnit(given, at)
    pieces.push(text)
    for (let index = 0; index < text.length; index += 1) {
      starts.push(run ? at + index : at)
      ends.push(run ? at + index + 1 : at + used)
    }
    at += used
  }
  return { text: pieces.join(''), starts, ends }
}

function readUnit(given: string, at: number): [text: string, used: number] {
  const character = given.charAt(at)
  if (character === '\r') return [given.charAt(at + 1) === '\n' ? '' : '\n', 1]
  if (dropped.test(character)) return ['', 1]
  if (spaces.test(character)) return [' ', 1]
  if (lineEnds.test(character)) return ['\n', 1]
  const accents = /^[\u0300-\u036f]{1,4}/.exec(given.slice(at + 1, at + 5))?.[0] ?? ''
  const whole = accents ? (character + accents).normalize('NFC') : character
  return [whole >= '\ufb00' && whole <= '\ufb06' ? whole.normalize('NFKC') : whole, 1 + accents.length]
}

/** A part of a passage, with the places of its letters. */
export function slice({ text, starts, ends }: Passage, from: number, to: number): Passage {
  return { text: text.slice(from, to), starts: starts.slice(from, to), ends: ends.slice(from, to) }
}

/** Where a stretch of a passage stood in the text as given. */
export function spanOf({ starts, ends }: Passage, from: number, to: number): { readonly start: number; readonly end: number } {
  return { start: starts[from] ?? 0, end: ends[to - 1] ?? 0 }
}
