import { z } from 'zod'
import type { Locale } from '#words/interface'
import { mailTexts } from '#words/said'
import type { IssueDraft } from './stored-issue.ts'

const feed = z.object({ items: z.array(z.object({ url: z.string(), title: z.string(), summary: z.string(), date_published: z.string() })) })

type Said = z.infer<typeof feed>['items'][number]

/** An article in both languages. */
export interface Article {
  readonly de: Said
  readonly en: Said
}

/** All articles, the newest first, as the site's own feeds name them. */
export async function readArticles(): Promise<Article[]> {
  const [german, english] = await Promise.all(['/feed.json', '/en/feed.json'].map(async (address) => feed.parse(await (await fetch(address)).json())))
  const slug = ({ url }: Said) => url.split('/').at(-1)
  const inEnglish = new Map(english?.items.map((item) => [slug(item), item]))
  return (german?.items ?? []).flatMap((de) => {
    const en = inEnglish.get(slug(de))
    return en ? [{ de, en }] : []
  })
}

/** The day on which an article was published. */
export const dayOf = ({ de }: Article): string => de.date_published.slice(0, 10)

/** An issue that names the article and leads to it. */
export function draftOf({ de, en }: Article): IssueDraft {
  return { subjectDe: de.title, subjectEn: en.title, textDe: textOf(de, 'de'), textEn: textOf(en, 'en') }
}

const textOf = ({ summary, url }: Said, language: Locale): string => `${summary}\n\n[${mailTexts[language].newsletter.issue.article}](${url})\n`
