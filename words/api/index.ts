import type { Locale } from '../locales.ts'
import type { ApiDocument } from './document.ts'
import { readDocuments } from './read-documents.ts'

export type { ApiDocument, ApiOperation, ApiParameter, Json, JsonSchema, Method } from './document.ts'
export { methods } from './document.ts'

const texts = import.meta.glob<string>('../../content/api/*.yaml', { query: '?raw', import: 'default', eager: true })

const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length), text]))

/** Read once: many pages ask for them, and reading takes a second. */
const read = new Map<Locale, ReadonlyMap<string, ApiDocument>>()

/** The API's documents by product: for pages, inside of the bundle. */
export function apiDocuments(locale: Locale): ReadonlyMap<string, ApiDocument> {
  const documents = read.get(locale) ?? readDocuments(files, locale)
  read.set(locale, documents)
  return documents
}
