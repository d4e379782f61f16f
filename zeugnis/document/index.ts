/**
 * Letters and analyses as files. A door of its own: each writer, and the library it needs, is loaded when it is asked for.
 */
import type { Replacement } from '../improve/read-in-place.ts'
import type { Letter } from '../model/letter.ts'
import type { WantedChanges } from './in-place/track-changes.ts'
import type { ChangedTextOptions, DocumentFonts, DocxOptions, Listing, PdfOptions, Report } from './options.ts'

export type { DocumentFonts, LetterheadImage, Listing } from './options.ts'
export { type Undrawable, UndrawableError } from './undrawable.ts'

/** A letter to go on writing in Word or LibreOffice. Throws a `SpecError` for a date that does not exist. */
export async function letterToDocx(letter: Letter, options: DocxOptions): Promise<Uint8Array> {
  const { writeLetter } = await import('./docx/letter.ts')
  return writeLetter(letter, options)
}

/**
 * A text as a Word file with replaced sentences as tracked changes: accepted, it is the new text, rejected the old one. Without replacements the
 * text as it is. Throws a `RangeError` where two replacements touch the same words, a `SpecError` for a date that does not exist.
 */
export async function changedTextToDocx(text: string, replacements: readonly Replacement[], options: ChangedTextOptions): Promise<Uint8Array> {
  const { writeChangedText } = await import('./docx/changed-text.ts')
  return writeChangedText(text, replacements, options)
}

/**
 * The main part of a Word file that `text` was read from, with replaced sentences as tracked changes in it and everything else as it is. Null
 * where one of them cannot be changed in its place. Throws a `SpecError` for a date that does not exist.
 */
export async function changeInDocument(xml: string, wanted: WantedChanges): Promise<string | null> {
  const { trackChanges } = await import('./in-place/track-changes.ts')
  return trackChanges(xml, wanted)
}

/**
 * The first of two texts with what makes it the second as tracked changes: accepted, it is the second text, rejected the first. Throws a
 * `SpecError` for a date that does not exist.
 */
export async function comparedTextsToDocx(before: string, after: string, options: ChangedTextOptions): Promise<Uint8Array> {
  const [{ writeChangedText }, { replacementsBetween }] = await Promise.all([
    import('./docx/changed-text.ts'),
    import('./docx/replacements-between.ts'),
  ])
  return writeChangedText(before, replacementsBetween(before, after), options)
}

/**
 * A letter to look at and to print: tagged, so that it can be read aloud. Throws a `SpecError` for a date
 * that does not exist, an `UndrawableError` for letters that no font has.
 */
export async function letterToPdf(letter: Letter, options: PdfOptions): Promise<Uint8Array> {
  const { writeLetter } = await import('./pdf/letter.ts')
  return writeLetter(letter, options)
}

/** What the analysis of a reference found, beside the text that was given to it. May throw an `UndrawableError`, see `Report`. */
export async function analysisToPdf(report: Report, fonts: DocumentFonts): Promise<Uint8Array> {
  const { writeReport } = await import('./pdf/report.ts')
  return writeReport(report, fonts)
}

/** Sentences and lists as a page shows them, to look at and to print: tagged. May throw an `UndrawableError`, see `Listing`. */
export async function listingToPdf(listing: Listing, loadFontsFor: (text: string) => Promise<DocumentFonts>): Promise<Uint8Array> {
  const { writeListing, wordsOf } = await import('./pdf/listing.ts')
  return writeListing(listing, await loadFontsFor(wordsOf(listing)))
}

/** Loads both writers of letters and their libraries now instead of with the first letter. */
export async function loadWriters(): Promise<void> {
  await Promise.all([import('./docx/letter.ts'), import('./pdf/letter.ts')])
}
