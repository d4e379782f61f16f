import { readText } from '#words'
import type { Locale } from '#words/locales'
import type { PageRow } from '../../page-row.ts'
import { roleTemplates } from '../../role-templates.ts'
import { inLocale, pages } from '../../routes.ts'
import type { ListItem } from '../list-section.tsx'

const COUNT = 4

const groupOf = ({ content }: PageRow) => roleTemplates.find(({ role }) => content === `vorlagen/${role.toLowerCase()}`)?.group

/** Templates of the same group, then those that follow in the table, round to its start. */
export function relatedTemplates(row: PageRow, locale: Locale): Promise<ListItem[]> {
  const roles = pages.filter(groupOf)
  const place = roles.indexOf(row)
  const others = [...roles.slice(place + 1), ...roles.slice(0, Math.max(place, 0))]
  const related = others.filter((other) => groupOf(other) === groupOf(row))
  return Promise.all([...new Set([...related, ...others])].slice(0, COUNT).map((other) => listItem(other, locale)))
}

async function listItem({ path, content = '' }: PageRow, locale: Locale): Promise<ListItem> {
  const { meta } = await readText('vorlagen', content.replace(/^vorlagen\//, ''), locale)
  return { href: inLocale(path, locale), title: meta.role, lead: meta.lead }
}
