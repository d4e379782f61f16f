import type { Dimension } from './dimension.ts'
import type { Grade } from './grade.ts'
import type { GradedTopic, Kind, Language } from './spec.ts'

/** Parts of a reference in their conventional order (LAG Hamm 17.12.1998, 4 Sa 630/98). */
export type Part =
  | 'briefkopf'
  | 'ueberschrift'
  | 'einleitung'
  | 'unternehmen'
  | 'aufgaben'
  | 'leistung'
  | 'fuehrung'
  | 'gesamtbeurteilung'
  | 'sozialverhalten'
  | 'schluss'
  | 'ortDatum'
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

/** Something the writer should know before signing. */
export type Warning =
  | { readonly code: 'contradiction'; readonly topic: GradedTopic; readonly grade: Grade; readonly overall: Grade }
  | { readonly code: 'burden-of-proof'; readonly grade: Grade }
  | { readonly code: 'third-parties-expected'; readonly who: string }
  | { readonly code: 'trust-expected' }

/** A finished letter: its structure, what to know about it, and its text. */
export interface Letter {
  readonly kind: Kind
  readonly language: Language
  readonly parts: readonly LetterPart[]
  readonly warnings: readonly Warning[]
  readonly plainText: string
}
