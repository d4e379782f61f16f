import type { Letter } from '#zeugnis/generate'
import { fetchFont } from '../../runtime/fetch-font.ts'
import type { FileFormat } from '../../runtime/file-types.ts'

/** The letter as a file, made in this browser: the libraries come when a file is asked for. */
export async function makeLetterFile(letter: Letter, format: FileFormat, date: string): Promise<Uint8Array> {
  const [{ letterToDocx, letterToPdf }, { loadFonts }] = await Promise.all([import('#zeugnis/document'), import('#zeugnis/document/fonts')])
  return format === 'docx' ? letterToDocx(letter, { date }) : letterToPdf(letter, { date, fonts: await loadFonts(fetchFont) })
}
