import type { Confidence } from '../model/analysis.ts'
import type { Grade } from '../model/grade.ts'
import type { Effect, Technique } from '../model/mark.ts'
import type { Kind, Language } from '../model/spec.ts'

/** The language of a file, as Word, LibreOffice and screen readers know it. */
export const fileLocales: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB' }

/** What stands on every sheet beside its own words: whoever asks for a file brings it, in the language of the file. */
export interface SheetTexts {
  /** Says of a letter that it is not signed yet; empty on a sheet that is to be signed. */
  readonly draft: string
  /** The number of a page and how many there are, in the places `{page}` and `{pages}`. */
  readonly page: string
}

/** What the report says of itself, in its language; what it says of a finding comes with the analysis. */
export interface ReportTexts {
  readonly title: string
  readonly aid: string
  readonly madeOn: string
  readonly kinds: Readonly<Record<Kind, string>>
  readonly ratings: { readonly heading: string; readonly overall: string; readonly performance: string; readonly conduct: string }
  readonly grades: Readonly<Record<Grade, string>>
  /** A half grade, with the grades beside it in the places `{better}` and `{worse}`. */
  readonly between: string
  readonly open: string
  readonly grade: string
  readonly confidence: Readonly<Record<Confidence, string>>
  readonly textHeading: string
  readonly textNote: string
  readonly sentences: string
  readonly findings: string
  readonly techniques: Readonly<Record<Technique, string>>
  readonly effects: Readonly<Record<Effect, string>>
  readonly basis: string
  readonly custom: string
  readonly lore: string
  readonly missing: string
  readonly defects: string
  readonly contradictions: string
  readonly summary: string
  readonly doubts: string
  readonly none: string
}
