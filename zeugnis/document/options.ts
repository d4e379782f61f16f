import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { IsoDate, Language } from '../model/spec.ts'

/** TrueType files of one style, tried in this order for every letter. */
type Faces = readonly Uint8Array[]

export type FontStyle = 'serif' | 'serifStrong' | 'sans' | 'sansStrong'

/** What `loadFonts` read. */
export type DocumentFonts = Readonly<Record<FontStyle, Faces>>

interface LetterOptions {
  /** Day on which the file is made. */
  readonly date: IsoDate
}

export interface DocxOptions extends LetterOptions {
  /** Makes it a form to fill in: stands at the head of every page, and what is in square brackets is marked. */
  readonly formNote?: string
}

export interface PdfOptions extends LetterOptions {
  readonly fonts: DocumentFonts
}

export interface Report {
  /** The text as it was given to `analyse`: the places of the analysis count in it. */
  readonly text: string
  readonly analysis: ReferenceAnalysis
  /** Language of the report; the text stays as it is. */
  readonly language: Language
  readonly date: IsoDate
}
