import { type SampleLetter, UNGRADED, type Wording } from '../template/sample-letter.server.ts'

/** The sheet in millimetres, and how many letters a line of it takes. */
const SHEET = [210, 297] as const
const LETTERS_A_LINE = 92
const MARGIN = 25
const LINE = 6.4
const COLUMN = SHEET[0] - 2 * MARGIN

/** Strokes of one text below a place, and where the next one begins. */
interface Strokes {
  readonly d: string
  readonly next: number
}

/** The letter of the page as paper: each paragraph as long as it is, the sentence that stands beside it in yellow. Too small to be read, so lines stand for words. */
export function Miniature({ letter }: { letter: SampleLetter }) {
  const { head, judged, rest } = strokesOf(letter)
  return (
    <svg className="mini" viewBox={`0 0 ${SHEET.join(' ')}`} aria-hidden="true">
      <path d={head.d + rest} />
      <path className="is-lit" d={judged.d} />
    </svg>
  )
}

function strokesOf(letter: SampleLetter): { head: Strokes; judged: Strokes; rest: string } {
  const [first = '', ...others] = judgementsOf(letter)
  const top = [[letter.employer, letter.city], [letter.heading], [firstOf(letter.opening)], [letter.about], [letter.taskLine, ...letter.tasks]]
  const head = paragraphs(top, 26)
  const judged = paragraph([first], head.next)
  const rest = paragraphs([[others.join(' ')], [letter.placeAndDate], letter.signers], judged.next)
  return { head, judged, rest: rest.d }
}

/** The sentences of the good letter that judge. */
function judgementsOf({ versions }: SampleLetter): string[] {
  const good = versions.find(({ grade }) => grade === 2)
  return (good?.paragraphs ?? []).flatMap(({ sentences }) =>
    sentences.filter(({ topic }) => topic !== UNGRADED).map(({ wording }) => firstOf(wording)),
  )
}

const firstOf = ([first = '']: Wording) => first

function paragraphs(texts: readonly (readonly string[])[], top: number): Strokes {
  return texts.reduce<Strokes>(
    ({ d, next }, lines) => {
      const more = paragraph(lines, next)
      return { d: d + more.d, next: more.next + LINE * 0.7 }
    },
    { d: '', next: top },
  )
}

/** Each of the texts on lines of its own, the last line as long as what is left. */
function paragraph(texts: readonly string[], top: number): Strokes {
  const lengths = texts.flatMap((text) => {
    const full = Math.floor(text.length / LETTERS_A_LINE)
    return [...Array.from({ length: full }, () => COLUMN), Math.round((COLUMN * (text.length % LETTERS_A_LINE)) / LETTERS_A_LINE)]
  })
  const d = lengths.map((length, row) => `M${MARGIN} ${Math.round(top + row * LINE)}h${length}`).join('')
  return { d, next: top + lengths.length * LINE }
}
