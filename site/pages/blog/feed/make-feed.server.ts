import { readText } from '#words'
import { company } from '#words/facts'
import { type Locale, localeRecord, messagesFor } from '#words/interface'
import { type Article, listArticles } from '../../../blocks/articles/articles.server.ts'
import { blogPath, inLocale, pageName } from '../../../route-table/pages.ts'
import type { Feed, FeedItem } from './feed.ts'
import { feedHtml } from './feed-html.ts'

/** All articles of a language as a feed. */
export async function makeFeed(locale: Locale, origin: string): Promise<Feed> {
  const { meta } = await readText('pages', pageName(blogPath), locale)
  const messages = messagesFor(locale)
  return {
    language: localeRecord(locale).language,
    title: `${company.brand} ${messages['section.blog']}`,
    subtitle: meta.description,
    author: messages['article.author'],
    home: origin + inLocale(blogPath, locale),
    origin,
    items: (await listArticles(locale)).map((article) => itemOf(article, locale, origin)),
  }
}

function itemOf({ href, html, meta }: Article, locale: Locale, origin: string): FeedItem {
  const { title, lead, published, revised, topic } = meta
  const url = origin + href
  return {
    url,
    title,
    summary: lead,
    html: feedHtml(html, url, origin),
    topic: { key: topic, label: messagesFor(locale)[`blog.topic.${topic}`] },
    published,
    updated: revised,
  }
}
