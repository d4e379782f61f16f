import { type FrontMatter, readCollection, readText } from '#words'
import type { Locale } from '#words/interface'
import { renderText } from '../../mdx/render.server.tsx'
import { inLocale } from '../../route-table/pages.ts'
import { entryPath } from '../../route-table/paths.ts'
import { readingMinutes } from '../reading-time.ts'

export interface Article {
  readonly slug: string
  readonly href: string
  readonly meta: FrontMatter<'blog'>
  readonly html: string
  readonly minutes: number
  /** Its figure, whole and small. */
  readonly figure: string
  readonly picture: string
}

/** An article with its finished text. */
export async function readArticle(slug: string, locale: Locale): Promise<Article> {
  const { meta, Body } = await readText('blog', slug, locale)
  const { html, figure, picture } = renderText(Body, locale)
  return { slug, meta, html, figure, picture, href: inLocale(entryPath('blog', slug), locale), minutes: readingMinutes(html) }
}

/** All articles, newest first. */
export async function listArticles(locale: Locale): Promise<Article[]> {
  const listed = await readCollection('blog', locale)
  const articles = await Promise.all(listed.map(({ slug }) => readArticle(slug, locale)))
  return articles.sort((a, b) => b.meta.published.localeCompare(a.meta.published) || a.meta.title.localeCompare(b.meta.title, locale))
}
