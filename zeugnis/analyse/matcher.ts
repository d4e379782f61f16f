import type { Cue, Mark } from '../model/mark.ts'

/** JavaScript's `\b` and `\w` know ASCII only, also with the `u` flag: "äußerst" would never begin a word. */
const LETTER = '[\\p{L}\\p{N}]'
const GAP = '[\\s,]+'
/** Up to four words between the parts of a phrase; bounded, so that matching stays linear. */
const BETWEEN = `(?:${LETTER}{1,30}${GAP}){1,4}`

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** `hervorragend*` and `*wissen` → their patterns; `gab sich _ Mühe` with words between. Spaces in a phrase match any white space. */
function patternOf(entry: string): string {
  const isStem = entry.endsWith('*')
  const isTail = entry.startsWith('*')
  const words = entry.replace(/^\*|\*$/g, '').split(' ')
  const body = words
    .map((word) => (word === '_' ? BETWEEN : literally(word)))
    .join(GAP)
    .replaceAll(`${BETWEEN}${GAP}`, BETWEEN)
  return (isTail ? `${LETTER}{0,30}` : '') + body + (isStem ? `${LETTER}{0,30}` : '')
}

interface Compiled {
  readonly cue: Cue
  readonly pattern: RegExp
}

function compile(cue: Cue): Compiled {
  return { cue, pattern: wordPattern(cue.words) }
}

/** One pattern for all these words, beginnings and phrases (see `Cue`); finds whole words only. */
export function wordPattern(words: readonly string[]): RegExp {
  // The longest first: „im Großen und Ganzen“ before any of its words.
  const entries = [...words].sort((a, b) => b.length - a.length).map(patternOf)
  return new RegExp(`(?<!${LETTER})(?:${entries.join('|')})(?!${LETTER})`, 'giu')
}

/** Makes a finder of these cues: all places where one of them stands in a text, in its order. */
export function makeMatcher(cues: readonly Cue[]): (text: string) => Mark[] {
  const compiled = cues.map(compile)
  return (text) =>
    compiled
      .flatMap(({ cue, pattern }) => [...text.matchAll(pattern)].map((match) => markAt(cue, match.index, match[0].length)))
      .sort((a, b) => a.start - b.start)
}

function markAt({ technique, effect, basis, explanation }: Cue, start: number, length: number): Mark {
  return { start, end: start + length, technique, effect, basis, explanation }
}
