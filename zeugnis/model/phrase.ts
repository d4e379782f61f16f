import type { BasisKey } from './basis.ts'
import type { PhraseGroup } from './dimension.ts'
import type { Grade } from './grade.ts'
import type { Kind } from './spec.ts'

/**
 * One wording of the phrase base.
 *
 * `template` holds `⟨past|present⟩` for final and interim references (`⟨was/were|is/are⟩` where English verbs go by number, singular
 * behind the name) and tokens for the person: `{N}` name with form of
 * address, `{N_dat}`, `{N_akk}`, `{P}`/`{p}` pronoun, `{ihm}`, `{seine}` … with `{Seine}` at the start of a sentence,
 * `{Sein:n}` before a neuter noun, `{ihm_}` where a plain name need not stand twice in a sentence, in English `{P}`, `{them}`, `{Their}`,
 * `{Austritt}` a date, `{verlässt}` `{scheidet}` `{endet}` verbs of leaving by the date of issue, `{Anlass}`/`{Anlass_nom}` an occasion
 * (in English with its preposition), `{Dritten}`/`{Dritter}`/`{Dritte}` (English `{others}`) the
 * people outside of the firm whom the occupation deals with, with their article: dative, genitive, accusative.
 */
export interface Phrase {
  readonly id: string
  readonly group: PhraseGroup
  readonly grade: Grade
  readonly template: string
  /** True only after this many years of employment. */
  readonly fromYears?: number
  /** A kind of reference in which it would not be true: trainees are not yet skilled workers. */
  readonly notFor?: Kind
  /** The ruling or custom on which the grade rests. */
  readonly basis: BasisKey
}
