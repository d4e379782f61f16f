import { languageName } from '../lexicon/languages.ts'
import { skillLevel } from '../lexicon/skills.ts'
import { isBlank, type Line, LONGEST } from '../text/lines.ts'
import { type Piece, part, splitAt, splitOutsideBrackets, trimmed } from '../text/piece.ts'

/** "Tools: Git", "Tools   Git, Figma" → "Git": the words before only name the kind. In "Englisch: C1" they are the item. */
function withoutKind(line: Piece): Piece {
  const kind = /^[^:()]{2,40}:\s{1,40}(?=\S)/.exec(line.text) ?? /^\S[^,:()]{1,40}?(?: {2,}(?! )|\t+)(?=[^\t]{1,80},)/.exec(line.text)
  return kind && !languageName(line.text) ? part(line, kind[0].length) : line
}

/** "Word   Excel" are two items, "Word   sehr gut" and "Deutsch   C1" are one. */
function cellsOf(piece: Piece): Piece[] {
  const cells = splitAt(piece, / {2,}|\t+/g)
  const last = cells.at(-1)?.text.trim() ?? ''
  return skillLevel.test(last) || languageName(piece.text) ? [piece] : cells
}

/** Between items: bars, bullets, drawn levels, full stops. */
const marks = / ?[|·•] ?| ?[●○★☆]{1,10} ?|\. (?=\p{Lu})/gu

/** The items of lists in these lines: between commas, marks, cells. */
export function itemsOf(lines: readonly Line[]): Piece[] {
  return lines
    .filter((line) => !isBlank(line) && line.text.length <= 4 * LONGEST)
    .flatMap((line) => splitAt(withoutKind(line), marks))
    .flatMap((cell) => splitOutsideBrackets(cell, ',;'))
    .flatMap(cellsOf)
    .map(trimmed)
    .filter(({ text }) => text !== '')
}
