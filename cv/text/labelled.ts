import { keyOf } from '#language'
import { type Label, labelKinds } from '../lexicon/labels.ts'
import { type Piece, part, trimmed } from './piece.ts'

/** "Firma: X", "Firma   X", "Firma<tab>X". A label with another colon in it ("Von – bis:") is tried whole. */
const form = /^([\p{L}][\p{L}\s./()–-]{1,48}?)(?:\s{0,3}:\s*|\t|\s{2,})(?=\S)/u

/** What a line says that begins with a label. */
export function labelledOf(line: Piece): { readonly label: Label; readonly value: Piece } | null {
  const found = form.exec(line.text)
  const label = found?.[1] && labelKinds.get(keyOf(found[1].trim()))
  return found && label ? { label, value: trimmed(part(line, found[0].length)) } : null
}
