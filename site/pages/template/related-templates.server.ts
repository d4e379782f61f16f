import { readText } from '#words'
import type { Locale } from '#words/interface'
import type { ListItem } from '../../blocks/list-section.tsx'
import { inLocale, pages } from '../../route-table/pages.ts'
import { roleTemplates } from '../../route-table/role-templates.server.ts'
import type { PageRow } from '../../route-table/row.ts'

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
