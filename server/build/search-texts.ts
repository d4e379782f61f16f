import { join } from 'node:path'
import type { Locale } from '#words/interface'

/** Where a build keeps the whole texts of its pages, which the search quotes. */
export function searchTextsFile(folder: string, locale: Locale): string {
  return join(folder, `search-texts-${locale}.json`)
}
