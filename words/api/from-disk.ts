import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from '../locales.ts'
import type { ApiDocument } from './document.ts'
import { readDocuments } from './read-documents.ts'

export type { ApiDocument, ApiOperation, ApiParameter, Json, Method } from './document.ts'
export { methods } from './document.ts'

/** The API's documents by product, read from `content/api/`: for the server, which stands outside of the bundle. */
export function readApiFromDisk(locale: Locale): ReadonlyMap<string, ApiDocument> {
  const folder = new URL('../../content/api/', import.meta.url)
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return readDocuments(Object.fromEntries(names.map((name) => [name.slice(0, -'.yaml'.length), readFileSync(new URL(name, folder), 'utf8')])), locale)
}
