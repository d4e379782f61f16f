import { readText } from '#words'
import type { Locale } from '#words/locales'
import { inLocale, pageName, pages } from '../../routes.ts'

/** The pages of the documentation in the table's order. */
export function apiPages(locale: Locale) {
  const rows = pages.filter((row) => row.section === 'api')
  return Promise.all(
    rows.map(async ({ path }) => {
      const { meta } = await readText('pages', pageName(path), locale)
      return { href: inLocale(path, locale), label: meta.label ?? meta.title }
    }),
  )
}
