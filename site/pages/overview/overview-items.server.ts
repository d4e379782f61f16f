import { readCollection } from '#words'
import type { Locale } from '#words/locales'
import type { MessageKey } from '#words/messages'
import { entryPath } from '../../paths.ts'
import { type Collection, inLocale, pages } from '../../routes.ts'
import type { ListItem } from '../list-section.tsx'

export interface Overview {
  readonly title: MessageKey
  readonly items: readonly ListItem[]
}

/** What an overview page lists: the collection whose entries stand below it. */
export async function overviewItems(path: string, locale: Locale): Promise<Overview> {
  const below = pages.find((row) => row.parent === path && row.collection)?.collection
  if (!below) throw new RangeError(`No collection below ${path}`)
  return { title: below === 'blog' ? 'blog.list' : 'knowledge.list', items: await entries(below, locale) }
}

async function entries(collection: Collection, locale: Locale): Promise<ListItem[]> {
  const listed = await readCollection(collection, locale)
  return listed
    .map(({ slug, meta }) => ({
      href: inLocale(entryPath(collection, slug), locale),
      title: 'term' in meta ? meta.term : meta.title,
      ...('topic' in meta && { kind: meta.topic }),
      lead: meta.lead,
    }))
    .sort((a, b) => a.title.localeCompare(b.title, locale))
}
