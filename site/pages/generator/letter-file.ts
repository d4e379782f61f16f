import { sheetTexts } from '#words/said'
import type { Letter } from '#zeugnis'
import { type LetterheadImage, letterToDocx, letterToPdf, type Undrawable, UndrawableError } from '#zeugnis/document'
import { loadLetterFonts } from '#zeugnis/fonts'
import { fetchFont } from '../../browser/fetch-font.ts'
import type { FileFormat } from '../../browser/file-types.ts'

/**
 * The letter as a file, made in this browser: to be loaded when a file is asked for; the libraries come then, fonts when the
 * letter needs them. A sheet that is to be signed does not say that it is a draft. Instead of a PDF that would lack letters it gives these letters.
 */
export async function makeLetterFile(
  letter: Letter,
  format: FileFormat,
  { date, isDraft, letterhead }: { readonly date: string; readonly isDraft: boolean; readonly letterhead?: LetterheadImage | undefined },
): Promise<Uint8Array | readonly Undrawable[]> {
  const said = sheetTexts[letter.language]
  const texts = isDraft ? said : { ...said, draft: '' }
  if (format === 'docx') return letterToDocx(letter, { date, texts, letterhead })
  try {
    return await letterToPdf(letter, { date, texts, letterhead, fonts: await loadLetterFonts(fetchFont, letter) })
  } catch (error) {
    if (error instanceof UndrawableError) return error.letters
    throw error
  }
}
