import { type FrontMatter, readCollection, readText } from '#words'
import type { Locale } from '#words/interface'
import { citationsIn } from '../../blocks/articles/citations.ts'
import { closest } from '../../blocks/articles/closest.ts'
import { articleTraits, itemsOf } from '../../blocks/articles/next-articles.server.ts'
import { sourcesOf } from '../../mdx/law/entry-sources.ts'
import { perLocale } from '../../messages/per-locale.ts'
import { inLocale } from '../../route-table/pages.ts'
import { entryPath } from '../../route-table/paths.ts'

interface LinkedEntry {
  readonly href: string
  readonly term: string
  readonly lead: string
}

const hrefOf = (slug: string, locale: Locale) => inLocale(entryPath('wissen', slug), locale)

/** The entries that an editor names. */
export function relatedEntries({ related }: FrontMatter<'wissen'>, locale: Locale): Promise<LinkedEntry[]> {
  return Promise.all(
    related.map(async (slug) => {
      const { meta } = await readText('wissen', slug, locale)
      return { href: hrefOf(slug, locale), term: meta.term, lead: meta.lead }
    }),
  )
}

const ARTICLES = 2

/** Articles that rest on the same statutes and rulings, or are about the same term. */
export async function relatedArticles(meta: FrontMatter<'wissen'>, locale: Locale) {
  const own = { slug: '', topic: '', citations: sourcesOf(meta, locale).flatMap(citationsIn), terms: [meta.term.toLowerCase()] }
  return itemsOf(closest(own, await articleTraits(locale)).slice(0, ARTICLES), locale)
}

const alphabet = perLocale(async (locale) =>
  (await readCollection('wissen', locale)).toSorted((a, b) => a.meta.term.localeCompare(b.meta.term, locale)),
)

/** The entries before and after one in the alphabet of a language. */
export async function neighbours(slug: string, locale: Locale) {
  const entries = await alphabet(locale)
  const place = entries.findIndex((entry) => entry.slug === slug)
  const link = (index: number) => {
    const entry = entries[index]
    return entry && { href: hrefOf(entry.slug, locale), term: entry.meta.term }
  }
  return { before: link(place - 1), after: link(place + 1) }
}
