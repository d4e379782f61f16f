import type { Letter, LetterPart } from '#zeugnis'
import { ownJudgement } from '../sample-letter.server.ts'

/** The sheet in millimetres, and how many letters a line of it takes. */
const SHEET = [210, 297] as const
const LETTERS_A_LINE = 92
const MARGIN = 25
const LINE = 5.7
const COLUMN = SHEET[0] - 2 * MARGIN
/** So many letters of a letterhead or heading are drawn. */
const HEADED = 40

/** Parts whose sentences stand on lines of their own. */
const listed: readonly LetterPart['part'][] = ['briefkopf', 'aufgaben', 'unterschrift']
/** Parts that are set bold, and the gap that a letter has behind them. */
const bold: readonly LetterPart['part'][] = ['briefkopf', 'ueberschrift']

/** Strokes for what has been set, the bold ones and those of the sentence in yellow, and where the next line begins. */
interface Strokes {
  readonly plain: string
  readonly bold: string
  readonly lit: string
  readonly next: number
}

/** The letter of the page as paper: each paragraph as long as it is, the sentence that stands beside it in yellow. Too small to be read, so lines stand for words. */
export function Miniature({ letter }: { letter: Letter }) {
  const said = ownJudgement(letter)
  const { plain, bold, lit } = letter.parts.reduce((strokes, part) => withPart(strokes, part, said), { plain: '', bold: '', lit: '', next: 26 })
  return (
    <svg className="mini" viewBox={`0 0 ${SHEET.join(' ')}`} aria-hidden="true">
      <path d={plain} />
      <path className="is-bold" d={bold} />
      <path className="is-lit" d={lit} />
    </svg>
  )
}

function withPart(strokes: Strokes, { part, sentences }: LetterPart, said: string): Strokes {
  const { plain, lit, next } = strokes
  if (bold.includes(part)) {
    const lines = linesOf(
      [
        sentences
          .map(({ text }) => text)
          .join(' ')
          .slice(0, HEADED),
      ],
      next,
    )
    return { ...strokes, bold: strokes.bold + lines.d, next: lines.next + 2 * LINE }
  }
  const texts = sentences.map(({ text }) => text)
  const place = texts.indexOf(said)
  const flowing = (some: readonly string[]) => (listed.includes(part) ? some : [some.join(' ')]).filter((text) => text !== '')
  const before = linesOf(flowing(texts.slice(0, Math.max(place, 0))), next)
  const marked = linesOf(place < 0 ? [] : [said], before.next)
  const after = linesOf(flowing(texts.slice(place + 1)), marked.next)
  return { ...strokes, plain: plain + before.d + after.d, lit: lit + marked.d, next: after.next + LINE * 0.7 }
}

/** Each of the texts on lines of its own, the last line as long as what is left. */
function linesOf(texts: readonly string[], top: number): { d: string; next: number } {
  const lengths = texts.flatMap((text) => {
    const full = Math.floor(text.length / LETTERS_A_LINE)
    return [...Array.from({ length: full }, () => COLUMN), Math.round((COLUMN * (text.length % LETTERS_A_LINE)) / LETTERS_A_LINE)]
  })
  const d = lengths.map((length, row) => `M${MARGIN} ${Math.round(top + row * LINE)}h${length}`).join('')
  return { d, next: top + lengths.length * LINE }
}
