import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { dataPieces } from './data-pieces.ts'
import { contentFiles, isOfOneLanguage, localeOf, root } from './files.ts'
import { mdxPieces } from './mdx-pieces.ts'
import { nothing, type Piece } from './piece.ts'

/** What readers of the API's documents see; the rest are names, samples and schemas. */
const apiFields = ['summary', 'description', 'title']

/** Fields of data that are keys or links, or words that nobody is to write. */
const dataKeys = ['sources', 'href', 'url', 'path', 'readme', 'avoid']

/** An address, and a sentence that the specification wants in English in both languages. */
const messageKeys = ['footer.consent.fragment', 'notFound.path']

/** In the API's errors, names of headers, fields and formats stand in quotation marks. */
const quotedNames = /(?<=[„“])[^„“”]+(?=[“”])/g

/** All that stands below `content/` to be read, but for the sample letters, which are quoted. */
export function contentPieces(): Piece[] {
  return [...contentFiles('.mdx').flatMap(mdxPieces), ...contentFiles('.json').flatMap(jsonPieces), ...contentFiles('.yaml').flatMap(apiPieces)]
}

function jsonPieces(file: string): Piece[] {
  const value: unknown = JSON.parse(readFileSync(`${root}${file}`, 'utf8'))
  const pieces = dataPieces(file, value, isOfOneLanguage(file) ? { locale: localeOf(file), without: messageKeys } : { without: dataKeys })
  return file.includes('/problems/') ? pieces.map((piece) => ({ ...piece, text: piece.text.replace(quotedNames, nothing) })) : pieces
}

function apiPieces(file: string): Piece[] {
  const locale = file.endsWith('.de.yaml') ? 'de' : 'en'
  return dataPieces(file, parse(readFileSync(`${root}${file}`, 'utf8')), { locale, only: apiFields })
}
