import { readCollection } from '#words'
import type { Locale } from '#words/locales'
import { entryPath } from '../../paths.ts'
import { inLocale } from '../../routes.ts'
import { formatDate } from '../format-date.ts'

const COUNT = 3

/** Articles to read next: those of the same topic first, in a fixed order that starts behind this one. */
export async function nextArticles(slug: string, topic: string, locale: Locale) {
  const articles = await readCollection('blog', locale)
  const place = articles.findIndex((article) => article.slug === slug)
  const others = [...articles.slice(place + 1), ...articles.slice(0, place)]
  const byTopic = others.toSorted((a, b) => Number(b.meta.topic === topic) - Number(a.meta.topic === topic))
  return byTopic.slice(0, COUNT).map(({ slug: next, meta }) => ({
    href: inLocale(entryPath('blog', next), locale),
    title: meta.title,
    kind: meta.topic,
    note: formatDate(meta.published, locale),
  }))
}
