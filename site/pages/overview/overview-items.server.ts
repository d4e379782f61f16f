import { readCollection, readText } from '#words'
import type { Locale } from '#words/locales'
import type { MessageKey } from '#words/messages'
import { entryPath } from '../../paths.ts'
import { type Collection, inLocale, pages } from '../../routes.ts'
import type { ListItem } from '../list-section.tsx'

export interface Overview {
  readonly title: MessageKey
  readonly items: readonly ListItem[]
}

/** What an overview page lists: the collection whose entries stand below it, or the templates. */
export async function overviewItems(path: string, locale: Locale): Promise<Overview> {
  const below = pages.find((row) => row.parent === path && row.collection)?.collection
  if (below) return { title: below === 'blog' ? 'blog.list' : 'knowledge.list', items: await entries(below, locale) }
  return { title: 'template.list', items: await templates(path, locale) }
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

async function templates(parent: string, locale: Locale): Promise<ListItem[]> {
  const rows = pages.filter((row) => row.parent === parent)
  return Promise.all(
    rows.map(async ({ path, content }) => {
      const href = inLocale(path, locale)
      const role = content?.replace(/^vorlagen\//, '')
      if (!role) {
        const { meta } = await readText('pages', 'arbeitszeugnis-vorlage-zwischenzeugnis', locale)
        return { href, title: meta.label ?? meta.title, lead: meta.lead }
      }
      const { meta } = await readText('vorlagen', role, locale)
      return { href, title: meta.role, lead: meta.lead }
    }),
  )
}
