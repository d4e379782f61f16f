import type { PhraseGroup } from '../model/dimension.ts'
import type { EmployerFrame, Frames } from '../model/frames.ts'
import type { Grade } from '../model/grade.ts'
import type { Warning } from '../model/letter.ts'
import type { Phrase } from '../model/phrase.ts'
import type { RolePhrases } from '../model/role-phrases.ts'
import type { Kind, Signing, ZeugnisSpec } from '../model/spec.ts'

/** Of a sentence in its paragraph: the first one names the person. */
export type Place = 'first' | 'following'

/** What a letter needs from its language. */
export interface LetterLanguage {
  readonly phrases: Readonly<Record<PhraseGroup, readonly Phrase[]>>
  /** What counts in the occupation of the letter; none without one that the lexicon holds. */
  readonly ofRole: readonly RolePhrases[]
  /** What counts in whoever leads, whatever the occupation; none for those who lead nobody. */
  readonly ofLeading: readonly RolePhrases[]
  heading(kind: Kind): string
  /** Whom the letter speaks to, where it is custom to say so. */
  salutation(kind: Kind): string | undefined
  /** Of the first sentences and the lines above the duties that it has, the one of this seed. */
  opening(spec: ZeugnisSpec, seed: number): string
  taskLine(spec: ZeugnisSpec, seed: number): string
  /** A wording for this person; `following` stands behind a sentence that has named them already. */
  render(template: string, spec: ZeugnisSpec, place: Place): string
  /** What was typed, to go on a sentence that has begun. */
  insideSentence(typed: string): string
  /** Closing for an ending that the closing formulas of the phrase base do not cover. */
  leaving(spec: ZeugnisSpec, grade: Grade): string | undefined
  /** A line for questions, of letters that end without one; none where it is not custom. */
  contact(closing: string, grade: Grade): string | undefined
  /** How the employment ended, or that the final reference follows. */
  ending(spec: ZeugnisSpec): string
  /** In whose name somebody signs in public service, where they do not head it. */
  signing(how: Signing): string | undefined
  /** What only this language asks of the entries. */
  warnings(spec: ZeugnisSpec): readonly Warning[]
  /** Frames of the sentences about this person alone. */
  readonly ofPerson: Frames
  readonly employer: EmployerFrame
  placeAndDate(spec: ZeugnisSpec): string
}
