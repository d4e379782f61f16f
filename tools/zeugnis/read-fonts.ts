import { readFile } from 'node:fs/promises'
import type { DocumentFonts } from '#zeugnis/document'
import { fontFiles } from '#zeugnis/document/fonts'

/** The fonts of PDF files, from disk. */
export async function readFonts(): Promise<DocumentFonts> {
  const read = (files: readonly URL[]) => Promise.all(files.map((file) => readFile(file)))
  const [serif, serifStrong, sans, sansStrong] = await Promise.all([
    read(fontFiles.serif),
    read(fontFiles.serifStrong),
    read(fontFiles.sans),
    read(fontFiles.sansStrong),
  ])
  return { serif, serifStrong, sans, sansStrong }
}
