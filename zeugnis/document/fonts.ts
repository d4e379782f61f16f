import type { DocumentFonts } from './options.ts'

/**
 * Where the fonts of PDF files lie. Addresses only: who needs them reads them, Node from disk, a browser over the net.
 * Each style has two faces, tried in this order: Latin, and the further Latin letters that names need.
 */
const fontFiles = {
  serif: [new URL('./fonts/serif-latin.ttf', import.meta.url), new URL('./fonts/serif-latin-ext.ttf', import.meta.url)],
  serifStrong: [new URL('./fonts/serif-strong-latin.ttf', import.meta.url), new URL('./fonts/serif-strong-latin-ext.ttf', import.meta.url)],
  sans: [new URL('./fonts/sans-latin.ttf', import.meta.url), new URL('./fonts/sans-latin-ext.ttf', import.meta.url)],
  sansStrong: [new URL('./fonts/sans-strong-latin.ttf', import.meta.url), new URL('./fonts/sans-strong-latin-ext.ttf', import.meta.url)],
} as const

/** The fonts of PDF files, each file read by `read`: from disk in Node, over the net in a browser. */
export async function loadFonts(read: (file: URL) => Promise<Uint8Array>): Promise<DocumentFonts> {
  const readAll = (files: readonly URL[]) => Promise.all(files.map(read))
  const [serif, serifStrong, sans, sansStrong] = await Promise.all([
    readAll(fontFiles.serif),
    readAll(fontFiles.serifStrong),
    readAll(fontFiles.sans),
    readAll(fontFiles.sansStrong),
  ])
  return { serif, serifStrong, sans, sansStrong }
}
