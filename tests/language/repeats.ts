import { pageOf } from './files.ts'
import type { Finding, Piece } from './piece.ts'
import { lengthOf, sentencesOf } from './sentences.ts'

/** Shorter ones, such as a question, may come again. */
const SHORTEST = 8

/** Places whose sentences may stand elsewhere too, and why. */
const shared: readonly (readonly [what: RegExp, why: string])[] = [
  [/^content\/pages\/(datenschutz-|impressum)/, 'each legal notice must be whole in itself'],
  [/ sources\.\d+$/, 'a source is cited the same way wherever it is cited'],
]

/** The wording of a reference or a statute. */
const quoted = /^„[^“]*“\.?$/

/** Sentences of eight words and more that stand on two pages of a language: readers notice, search engines too. */
export function repeatsIn(pieces: readonly Piece[]): Finding[] {
  const prose = pieces.filter(({ file, place }) => file.endsWith('.mdx') && !shared.some(([what]) => what.test(`${file} ${place}`)))
  const said = prose.flatMap((piece) => sentencesOf(piece).map((sentence) => ({ piece, sentence })))
  const long = said.filter(({ sentence }) => lengthOf(sentence) >= SHORTEST && !quoted.test(sentence))
  return [...Map.groupBy(long, ({ piece, sentence }) => `${piece.locale} ${sentence.toLowerCase()}`).values()].flatMap((same) => {
    const [first, ...others] = same
    return others
      .filter(({ piece }) => first && pageOf(piece.file) !== pageOf(first.piece.file))
      .map(({ piece, sentence }) => ({ file: piece.file, text: `${piece.place}: stands in ${first?.piece.file} too: ${sentence}` }))
  })
}
