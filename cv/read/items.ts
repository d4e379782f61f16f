import { languageName } from '../lexicon/languages.ts'
import { isBlank, type Line, LONGEST } from '../text/lines.ts'
import { type Piece, part, splitAt, splitOutsideBrackets, trimmed } from '../text/piece.ts'

/** "Tools: Git" → "Git": the words before the colon name the kind only. In "Englisch: C1" they are the item. */
function withoutKind(line: Piece): Piece {
  const kind = /^[^:()]{2,40}:\s{1,40}(?=\S)/.exec(line.text)
  return kind && !languageName(line.text) ? part(line, kind[0].length) : line
}

/** The items of lists in these lines: between commas, bullets, cells. */
export function itemsOf(lines: readonly Line[]): Piece[] {
  return lines
    .filter((line) => !isBlank(line) && line.text.length <= 4 * LONGEST)
    .flatMap((line) => splitAt(withoutKind(line), / ?[|·•] ?|\. (?=\p{Lu})/gu))
    .flatMap((cell) => splitOutsideBrackets(cell, ',;'))
    .map(trimmed)
    .filter(({ text }) => text !== '')
}
