import type { Undrawable } from '#zeugnis/document'
import type { Letter } from '#zeugnis/generate'
import { fetchFont } from '../../runtime/fetch-font.ts'
import type { FileFormat } from '../../runtime/file-types.ts'

/**
 * The letter as a file, made in this browser: the libraries come when a file is asked for, fonts when the letter needs them.
 * Instead of a PDF that would lack letters it gives these letters.
 */
export async function makeLetterFile(letter: Letter, format: FileFormat, date: string): Promise<Uint8Array | readonly Undrawable[]> {
  const [{ letterToDocx, letterToPdf, UndrawableError }, { loadLetterFonts }] = await Promise.all([
    import('#zeugnis/document'),
    import('#zeugnis/document/fonts'),
  ])
  if (format === 'docx') return letterToDocx(letter, { date })
  try {
    return await letterToPdf(letter, { date, fonts: await loadLetterFonts(fetchFont, letter) })
  } catch (error) {
    if (error instanceof UndrawableError) return error.letters
    throw error
  }
}
