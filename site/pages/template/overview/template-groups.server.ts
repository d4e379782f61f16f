import { readText } from '#words'
import type { Locale } from '#words/interface'
import { type Grade, grades, type Letter } from '#zeugnis'
import { contentOf } from '../../../route-table/content-of.ts'
import { inLocale, pages } from '../../../route-table/pages.ts'
import { roleTemplates, type TemplateGroup, templateGroups } from '../../../route-table/role-templates.server.ts'
import type { PageRow } from '../../../route-table/row.ts'
import { writeLetter } from '../sample-letter.server.ts'
import { sampleFor } from '../sample-of-page.server.ts'

interface GradedLetter {
  readonly grade: Grade
  readonly letter: Letter
}

export interface Item {
  readonly href: string
  readonly title: string
  readonly lead: string
  /** What its page shows, in every grade. */
  readonly letters: readonly GradedLetter[]
}

export interface Group {
  readonly group: TemplateGroup
  readonly items: readonly Item[]
}

/** The templates below an address by group; what is no role's template is of a kind of reference. */
export function groupTemplates(path: string, locale: Locale): Promise<Group[]> {
  const rows = pages.filter((row) => row.parent === path)
  return Promise.all(
    templateGroups.map(async (group) => ({
      group,
      items: await Promise.all(rows.filter((row) => groupOf(row) === group).map((row) => itemOf(row, locale))),
    })),
  )
}

function groupOf({ content }: PageRow): TemplateGroup {
  return roleTemplates.find(({ role }) => content === `vorlagen/${role.toLowerCase()}`)?.group ?? 'kind'
}

async function itemOf(row: PageRow, locale: Locale): Promise<Item> {
  const [area, name] = contentOf({ row, path: row.path, params: {} })
  const { meta } = await readText(area, name, locale)
  const sample = await sampleFor(row, locale)
  const letters = grades.map((grade) => ({ grade, letter: writeLetter(sample, { address: 'frau', grade }) }))
  return { href: inLocale(row.path, locale), title: 'role' in meta ? meta.role : (meta.label ?? meta.title), lead: meta.lead, letters }
}
