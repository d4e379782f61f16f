import type { ReferenceAnalysis } from '../model/analysis.ts'
import type { IsoDate, Language } from '../model/spec.ts'
import type { ReportTexts, SheetTexts } from './texts.ts'

/** TrueType files of one style: families, tried in this order for every word, and the files of each, tried so for every letter. */
export type Faces = readonly (readonly Uint8Array[])[]

/** Reads a font, from disk or over the net. */
export type ReadFont = (file: URL) => Promise<Uint8Array>

export const fontStyles = ['serif', 'serifStrong', 'sans', 'sansStrong'] as const
export type FontStyle = (typeof fontStyles)[number]

/** What is set in each style. */
export type StyleTexts = Readonly<Record<FontStyle, string>>

/** What `loadFonts` or `loadLetterFonts` read. */
export type DocumentFonts = Readonly<Record<FontStyle, Faces>>

/** An image of the letterhead, shown at the head of the first page above the employer's name. Width and height in pixels. */
export interface LetterheadImage {
  readonly png: Uint8Array
  readonly width: number
  readonly height: number
}

interface LetterOptions {
  readonly letterhead?: LetterheadImage | undefined
  /** Day on which the file is made. */
  readonly date: IsoDate
  /** In the language of the letter. */
  readonly texts: SheetTexts
}

export interface DocxOptions extends LetterOptions {
  /** Makes it a form to fill in: stands at the head of every page, and what is in square brackets is marked. */
  readonly formNote?: string
}

export interface ChangedTextOptions {
  readonly title: string
  /** Who proposes the changes: Word names them beside each. */
  readonly author: string
  /** Of the text. */
  readonly language: Language
  readonly date: IsoDate
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
  /** In that language. */
  readonly texts: ReportTexts
  readonly page: SheetTexts['page']
  readonly date: IsoDate
  /** What the closing formula lacks, each in a sentence. */
  readonly closingLacks: readonly string[]
  /** Puts a question mark in the place of each letter that no font has; otherwise an `UndrawableError` is thrown. */
  readonly replaces: boolean
}

/** What is said of one thing, below the words that it is said of. */
export interface Entry {
  readonly label: string
  /** Words of a German text. */
  readonly quotes?: readonly string[]
  readonly head?: string
  readonly text: string
  /** On what it rests. */
  readonly note?: string
}

/** Titles, sentences and lists, as a page shows them. */
export interface Listing {
  readonly title: string
  readonly lines: readonly { readonly text: string; readonly isStrong: boolean }[]
  readonly sections: readonly { readonly heading: string; readonly entries: readonly Entry[] }[]
  readonly language: Language
  readonly page: SheetTexts['page']
  readonly date: IsoDate
  /** Puts a question mark in the place of each letter that no font has; otherwise an `UndrawableError` is thrown. */
  readonly replaces: boolean
}
