import type { Letter } from '../model/letter.ts'
import { graphemesOf, letterSet, settable } from './letters.ts'
import type { DocumentFonts, Faces, FontStyle, ReadFont, StyleTexts } from './options.ts'
import { inEveryStyle, textsOf } from './style-texts.ts'

/** Where the fonts of PDF files lie. Addresses only: who needs them reads them, Node from disk, a browser over the net. */
const plain: Readonly<Record<FontStyle, URL>> = {
  serif: new URL('./fonts/serif-latin.ttf', import.meta.url),
  serifStrong: new URL('./fonts/serif-strong-latin.ttf', import.meta.url),
  sans: new URL('./fonts/sans-latin.ttf', import.meta.url),
  sansStrong: new URL('./fonts/sans-strong-latin.ttf', import.meta.url),
}

/** The fonts of a letter as a PDF file, each file read by `read`: from disk in Node, over the net in a browser. */
export const loadLetterFonts = (read: ReadFont, letter: Letter): Promise<DocumentFonts> => load(read, textsOf(letter))

/** The fonts of a PDF file that may set this text in every style. */
export const loadFonts = (read: ReadFont, text: string): Promise<DocumentFonts> => load(read, inEveryStyle(text))

async function load(read: ReadFont, texts: StyleTexts): Promise<DocumentFonts> {
  const facesOf = (style: FontStyle) => loadFaces(read, style, texts[style])
  const [serif, serifStrong, sans, sansStrong] = await Promise.all([facesOf('serif'), facesOf('serifStrong'), facesOf('sans'), facesOf('sansStrong')])
  return { serif, serifStrong, sans, sansStrong }
}

/** A German text needs one file a style; what its letters lack is read when the text has such letters, and only then. */
async function loadFaces(read: ReadFont, style: FontStyle, text: string): Promise<Faces> {
  const latin = await read(plain[style])
  const has = letterSet(latin)
  const missing = [...new Set(graphemesOf(settable(text)))].filter((letter) => !has(letter))
  if (missing.length === 0) return [[latin]]
  const { supplement } = await import('./script-fonts.ts')
  return supplement(style, latin, missing, read)
}
