import { at, type Finding, type Piece } from './piece.ts'
import { lengthOf, sentencesOf } from './sentences.ts'

/** Habits of style that tire readers where they come often. */
export type Manner = 'proverb' | 'punch-line' | 'not-but'

/** „Wer fragt, gewinnt.“ and its English kin. */
const proverb = { de: /^Wer [^,?]{3,120}, /u, en: /^(?:Whoever|Anyone who|Those who|He who|People who) /u } as const
/** „kein Code, sondern …“, “not a code but …”. */
const notBut = {
  de: /(?<!\p{L})(?:kein(?:e[nmrs]?)?|nicht) [^.,;:?!]{2,60}, sondern(?! auch)(?!\p{L})/u,
  en: /(?<!\p{L})(?:not|no) [^.,;:?!]{2,50}(?:,| ) ?but (?!also)(?!\p{Lu})/u,
} as const
/** A paragraph of so many words is one; below it is a label or a cell. */
const PARAGRAPH = 20
/** A last sentence of fewer words than this is a punch line. */
const PUNCH = 6

/** What a piece of prose has of each habit. A question is no proverb. */
export function mannersOf(piece: Piece): { readonly manner: Manner; readonly finding: Finding }[] {
  const sentences = sentencesOf(piece)
  const found = (manner: Manner, sentence: string) => ({ manner, finding: at(piece, `${manner}: ${sentence}`) })
  // What has no full stop is the label of a link or a cell.
  const last = sentences.length > 1 && lengthOf(piece.text) >= PARAGRAPH ? sentences.at(-1) : undefined
  return [
    ...sentences.filter((one) => proverb[piece.locale].test(one) && !one.endsWith('?')).map((one) => found('proverb', one)),
    ...sentences.filter((one) => notBut[piece.locale].test(one)).map((one) => found('not-but', one)),
    ...(last && /[.!?…]$/u.test(last) && lengthOf(last) < PUNCH ? [found('punch-line', last)] : []),
  ]
}
