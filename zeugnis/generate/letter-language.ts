import type { PhraseGroup } from '../model/dimension.ts'
import type { Frames } from '../model/frames.ts'
import type { Grade } from '../model/grade.ts'
import type { Warning } from '../model/letter.ts'
import type { Phrase } from '../model/phrase.ts'
import type { RolePhrases, TrainingPhrases } from '../model/role-phrases.ts'
import type { Kind, OfPerson, Signing, ZeugnisSpec } from '../model/spec.ts'
import type { Tiring } from '../model/tiring.ts'

/** Of a sentence in its paragraph: the first one names the person, one further on does it again. */
export type Place = 'first' | 'again' | 'following'

/** What a letter needs from its language. */
export interface LetterLanguage {
  readonly phrases: Readonly<Record<PhraseGroup, readonly Phrase[]>>
  readonly tiring: Tiring
  /** What counts in the occupation of the letter; none without one that the lexicon holds. */
  readonly ofRole: readonly RolePhrases[]
  /** What counts in whoever leads, whatever the occupation; none for those who lead nobody. */
  readonly ofLeading: readonly RolePhrases[]
  /** What is said of trainees alone; none for others. */
  readonly ofTraining: readonly TrainingPhrases[]
  heading(spec: ZeugnisSpec): string
  /** Whom the letter speaks to, where it is custom to say so. */
  salutation(kind: Kind): string | undefined
  /** Of the first sentences and the lines above the duties that it has, the one of this seed. */
  opening(spec: ZeugnisSpec, seed: number): string
  taskLine(spec: ZeugnisSpec, seed: number): string
  /** A wording for this person; `following` stands behind a sentence that has named them already: the one `before`, where it is known. */
  render(template: string, spec: ZeugnisSpec, place: Place, before?: string): string
  /** What was typed of the person, as the frames of its name take it. */
  entry(name: keyof OfPerson, typed: string, spec: ZeugnisSpec): string
  /** What was typed, to go on a sentence that has begun; a list with the word that ends it. */
  insideSentence(typed: string, isList?: boolean): string
  /** Closing for an ending that the closing formulas of the phrase base do not cover. */
  leaving(spec: ZeugnisSpec, grade: Grade): string | undefined
  /** A line for questions, of letters that end without one; none where it is not custom. */
  contact(closing: string, grade: Grade): string | undefined
  /** How the employment ended, in a reference that does not judge. */
  ending(spec: ZeugnisSpec): string
  /** What stands above the names of who signs: how the letter takes its leave, and in whose name somebody signs in public service. */
  signing(how: Signing | undefined): readonly string[]
  /** What only this language asks of the entries. */
  warnings(spec: ZeugnisSpec): readonly Warning[]
  /** Frames of the sentences about this person alone. */
  readonly ofPerson: Frames
  /** What was typed of the employer, as a sentence. */
  employer(typed: string, spec: ZeugnisSpec): string
  placeAndDate(spec: ZeugnisSpec): string
  /** Whether the letter is dated under its letterhead, and not above the signature. */
  readonly isDatedFirst: boolean
  /** A text with the signs of its language. */
  typeset(text: string): string
}
