import { type FrontMatter, readCollection } from '#words'
import { fill, type Locale, messagesFor } from '#words/interface'
import { perLocale } from '../../messages/per-locale.ts'
import type { ListItem } from '../list-section.tsx'
import { readArticle } from './articles.server.ts'
import { citationsIn } from './citations.ts'
import { closest, type Traits } from './closest.ts'

const COUNT = 3

/** Articles to read after this one. */
export async function nextArticles(slug: string, locale: Locale): Promise<ListItem[]> {
  const all = await articleTraits(locale)
  const own = all.find((article) => article.slug === slug)
  return own ? itemsOf(closest(own, all).slice(0, COUNT), locale) : []
}

/** What articles have to be compared by: newest first. */
export const articleTraits = perLocale(async (locale): Promise<readonly Traits[]> => {
  const articles = await readCollection('blog', locale)
  const terms = (await readCollection('wissen', locale)).map(({ meta }) => meta.term.toLowerCase())
  return articles
    .toSorted((a, b) => b.meta.published.localeCompare(a.meta.published))
    .map(({ slug, meta }) => ({ slug, topic: meta.topic, citations: (meta.sources ?? []).flatMap(citationsIn), terms: termsIn(meta, terms) }))
})

function termsIn({ title, description, lead }: FrontMatter<'blog'>, terms: readonly string[]): string[] {
  const said = `${title} ${description} ${lead}`.toLowerCase()
  return terms.filter((term) => said.includes(term))
}

export function itemsOf(articles: readonly Traits[], locale: Locale): Promise<ListItem[]> {
  const messages = messagesFor(locale)
  return Promise.all(
    articles.map(async ({ slug }) => {
      const { href, meta, minutes } = await readArticle(slug, locale)
      return {
        href,
        title: meta.heading ?? meta.title,
        kind: messages[`blog.topic.${meta.topic}`],
        note: fill(messages['article.minutes'], { minutes }),
      }
    }),
  )
}
