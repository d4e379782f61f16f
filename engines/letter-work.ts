import type { Letter, PlacedSentence, SpecErrorCode, ZeugnisSpec } from '#zeugnis'
import type { UndrawableEntry } from './tasks/undrawable-entries.ts'

export interface LetterOrder {
  readonly spec: ZeugnisSpec
  /** Chooses between wordings of the same grade. */
  readonly seed: number
}

export type LetterFormat = 'pdf' | 'docx'

export interface LetterFileOrder extends LetterOrder {
  readonly format: LetterFormat
  /** What stands in the letter instead of what would be written: somebody has edited it. */
  readonly sentences?: readonly PlacedSentence[]
  /** It is what will be signed: no page says that it is a draft. */
  readonly isToSign?: boolean
}

/** No truthful letter can be made of a description. Faults are values here: errors lose what they carry on their way out of a thread. */
interface WrongDescription {
  readonly kind: 'wrong'
  readonly problems: readonly { readonly code: SpecErrorCode; readonly field: string }[]
}

export type WrittenLetter = { readonly kind: 'letter'; readonly letter: Letter } | WrongDescription

export type LetterFile =
  | { readonly kind: 'file'; readonly file: Uint8Array }
  | WrongDescription
  /** These entries have letters that no font of PDF files has. */
  | { readonly kind: 'undrawable'; readonly entries: readonly UndrawableEntry[] }
