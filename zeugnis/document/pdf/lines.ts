/** Text in one look. */
export interface Piece<Look> {
  readonly text: string
  readonly look: Look
}

export type Line<Look> = readonly Piece<Look>[]
export type Measure<Look> = (piece: Piece<Look>) => number

/** What may not be parted: pieces up to the next place where a line may break. */
type Word<Look> = readonly Piece<Look>[]

/** Behind spaces, but no-break ones; behind hyphens and slashes within words; around breaks that the text itself has. */
const opportunities = /(?<= )|(?<=\n)|(?=\n)|(?<=[\p{L}\p{N}][-‐–/])(?=[\p{L}\p{N}])/u
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks text into lines no wider than `width`; a word that is wider breaks between letters. */
export function breakLines<Look>(pieces: readonly Piece<Look>[], width: number, measure: Measure<Look>): Line<Look>[] {
  const lines: Piece<Look>[][] = [[]]
  let used = 0
  const place = (word: Word<Look>) => {
    if (used > 0 && used + widthOf(withoutSpace(word), measure) > width) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(...word)
    used += widthOf(word, measure)
  }
  for (const word of wordsOf(pieces)) {
    if (word[0]?.text === '\n') {
      // A space for those who listen or copy: the end of a line parts words.
      lines.at(-1)?.push({ ...word[0], text: ' ' })
      lines.push([])
      used = 0
    } else if (widthOf(withoutSpace(word), measure) > width) lettersOf(word).forEach(place)
    else place(word)
  }
  return lines.map(joined)
}

function wordsOf<Look>(pieces: readonly Piece<Look>[]): Word<Look>[] {
  const words: Piece<Look>[][] = []
  let isOpen = false
  for (const { text, look } of pieces) {
    const parts = text.split(opportunities)
    for (const [index, part] of parts.entries()) {
      if (part === '') continue
      if (isOpen && part !== '\n') words.at(-1)?.push({ text: part, look })
      else words.push([{ text: part, look }])
      isOpen = index === parts.length - 1 && !/[ \n]$/.test(part)
    }
  }
  return words
}

function lettersOf<Look>(word: Word<Look>): Word<Look>[] {
  return word.flatMap(({ text, look }) => Array.from(graphemes.segment(text), ({ segment }) => [{ text: segment, look }]))
}

function withoutSpace<Look>(word: Word<Look>): Word<Look> {
  return word.map(({ text, look }, index) => ({ text: index === word.length - 1 ? text.replace(/(?<! ) +$/, '') : text, look }))
}

function widthOf<Look>(pieces: readonly Piece<Look>[], measure: Measure<Look>): number {
  return pieces.reduce((sum, piece) => sum + (piece.text === '' ? 0 : measure(piece)), 0)
}

/** Neighbours of one look as one: letters then stand as their font wants them, and are read as one. */
function joined<Look>(line: Line<Look>): Line<Look> {
  const pieces: Piece<Look>[] = []
  for (const piece of line) {
    const last = pieces.at(-1)
    if (last?.look === piece.look) pieces[pieces.length - 1] = { ...last, text: last.text + piece.text }
    else pieces.push(piece)
  }
  return pieces
}

/** Of so many lines left, how many stand on this page: never the first or the last one alone. */
export function linesHere(left: number, fitting: number): number {
  if (left <= fitting) return left
  const here = Math.min(fitting, left - 2)
  return here < 2 ? 0 : here
}
