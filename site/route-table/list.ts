import type { Locale } from '#words/interface'
import { inLocale, localesOf, pageName, pages } from './pages.ts'
import type { Collection, PageRow } from './row.ts'

export interface ListedPage {
  /** Route id: `products-talentscout___de`. */
  readonly id: string
  readonly row: PageRow
  readonly locale: Locale
  /** German path with the slug in place: the page's identity in both languages. */
  readonly path: string
  /** Address in this language. */
  readonly address: string
}

/** Every public page once per language: the table's rows, collections opened into their entries. */
export function listPages(slugsOf: (collection: Collection) => readonly string[]): ListedPage[] {
  return pages
    .filter((row) => !row.hidden)
    .flatMap((row) => pathsOf(row, slugsOf).map((path) => ({ row, path })))
    .flatMap(({ row, path }) =>
      localesOf(row).map((locale) => ({ id: `${pageName(row.path)}___${locale}`, row, locale, path, address: inLocale(path, locale) })),
    )
}

function pathsOf(row: PageRow, slugsOf: (collection: Collection) => readonly string[]): string[] {
  const { collection, path } = row
  return collection ? slugsOf(collection).map((slug) => path.replace(':slug', slug)) : [path]
}
