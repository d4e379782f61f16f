import type { PhraseGroup } from '../model/dimension.ts'
import type { Grade } from '../model/grade.ts'
import type { Phrase } from '../model/phrase.ts'
import type { Kind, ZeugnisSpec } from '../model/spec.ts'

/** What a letter needs from its language. */
export interface LetterLanguage {
  readonly phrases: Readonly<Record<PhraseGroup, readonly Phrase[]>>
  heading(kind: Kind): string
  opening(spec: ZeugnisSpec): string
  taskLine(spec: ZeugnisSpec): string
  /** A wording for this person; `following` stands behind a sentence that has named them already. */
  render(template: string, spec: ZeugnisSpec, place: 'first' | 'following'): string
  /** Closing for an ending that the closing formulas of the phrase base do not cover. */
  leaving(spec: ZeugnisSpec, grade: Grade): string | undefined
  placeAndDate(spec: ZeugnisSpec): string
}
