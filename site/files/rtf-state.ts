import type { Flow } from './rtf-flow.ts'

/** A field: its code says what it shows. */
interface RtfField {
  code: string
  /** Where the text around it goes. */
  readonly around: RtfPlace
}

/** Where the text of a group goes: among paragraphs, into the code of a field, into the list of fonts, or nowhere. */
export type RtfPlace =
  | { readonly kind: 'flow'; readonly flow: Flow }
  | { readonly kind: 'code'; readonly field: RtfField }
  | { readonly kind: 'fonts' | 'nowhere' }

/** What holds within a group, and is forgotten at its end. */
export interface RtfState {
  readonly place: RtfPlace
  readonly field: RtfField | undefined
  readonly font: number | undefined
  /** Letters behind a `\u` that say the same for older programs. */
  readonly substitutes: number
  readonly isHidden: boolean
  /** Struck out, or moved away, while changes were tracked. */
  readonly isGone: boolean
}
