import type { Dimension, GradedTopic } from './dimension.ts'
import type { Grade } from './grade.ts'
import type { Inadmissible } from './inadmissible.ts'
import type { Kind, Language } from './spec.ts'

/** Parts of a reference in their conventional order (LAG Hamm 17.12.1998, 4 Sa 630/98). */
export type Part =
  | 'briefkopf'
  | 'ueberschrift'
  | 'anrede'
  | 'einleitung'
  | 'unternehmen'
  | 'aufgaben'
  /** Of English letters: what somebody knows, uses and has taken part in, before anything is judged. */
  | 'kenntnisse'
  | 'leistung'
  | 'fuehrung'
  | 'gesamtbeurteilung'
  | 'sozialverhalten'
  | 'schluss'
  | 'ortDatum'
  | 'zeichnung'
  | 'unterschrift'

export interface LetterSentence {
  readonly text: string
  /** Only of sentences that grade. */
  readonly dimension?: Dimension
  readonly grade?: Grade
  readonly phraseId?: string
}

export interface LetterPart {
  readonly part: Part
  readonly sentences: readonly LetterSentence[]
}

/** Why a day is asked about. */
export type OddDate = 'one-day' | 'short' | 'very-long' | 'unusual-end' | 'before-end' | 'after-end' | 'late'

/** Something the writer should know before signing. */
export type Warning =
  | { readonly code: 'contradiction'; readonly topic: GradedTopic; readonly grade: Grade; readonly overall: Grade }
  | { readonly code: 'burden-of-proof'; readonly grade: Grade }
  | { readonly code: 'third-parties-expected'; readonly who: string }
  /** Leadership is judged, and nobody learns of whom. */
  | { readonly code: 'nobody-led' }
  /** Who is trained leads nobody yet. */
  | { readonly code: 'leads-in-training' }
  /** The signer of this path (`signers.1.name`) signs already, or is the person whom the letter is about. */
  | { readonly code: 'same-person'; readonly field: string }
  /** In a letter of training nobody signs who trained (§ 16 Abs. 1 BBiG). */
  | { readonly code: 'trainer-missing' }
  /** The signer of this path has an office that such an employer has not: a managing director of a stock corporation. */
  | { readonly code: 'office-unknown'; readonly field: string }
  /** A day that may be right and is seldom; `days` is the length of the employment. */
  | { readonly code: 'odd-date'; readonly field: 'from' | 'to' | 'issued'; readonly reason: OddDate; readonly days: number }
  /** What is not given is left empty: in the field of this path stands „keine“. */
  | { readonly code: 'nothing-given'; readonly field: string }
  /** The end says that the examination was passed, of which nothing is given. */
  | { readonly code: 'exam-missing' }
  /** The end says that the examination was passed, and what is given that it was not. */
  | { readonly code: 'exam-failed' }
  /** The training is to last beyond the day on which the examination was passed, with which it ended (§ 21 Abs. 2 BBiG). */
  | { readonly code: 'training-ended'; readonly field: 'to' }
  /** An academic title stands in the field of the first name. */
  | { readonly code: 'title-in-name'; readonly title: string }
  /** The duty of this path still leaves open which of several it was: „z. B.“, „ggf.“. */
  | { readonly code: 'open-choice'; readonly field: string; readonly words: string }
  /** An entry of an English letter that is in German, by the word that shows it. */
  | { readonly code: 'german-words'; readonly field: string; readonly words: string }
  /** A title that is not of the form of address: „Köchin“ for Herr, „Kaufmann“ for somebody called by name alone. */
  | { readonly code: 'title-mismatch'; readonly title: string }
  /** What belongs in a reference only when the person wishes, in the field of this path (`tasks.0`). */
  | { readonly code: 'inadmissible'; readonly field: string; readonly content: Inadmissible; readonly words: string }

/** A finished letter: its structure, what to know about it, and its text. */
export interface Letter {
  readonly kind: Kind
  readonly language: Language
  readonly parts: readonly LetterPart[]
  readonly warnings: readonly Warning[]
  readonly plainText: string
}

/** The entry of this path has no place in a letter of this description. A form does not ask for it; who sends a whole description may. */
export interface UnusedEntry {
  readonly code: 'not-used'
  readonly field: string
}
