import { pages } from '../route-table/pages.ts'
import type { HeaderGroup, PageRow } from '../route-table/row.ts'

/** The group of the header that a page belongs to: its own, that of the page above it, or the company's, whose pages say so in their heads. */
export function groupOf(row: PageRow | undefined): HeaderGroup | undefined {
  return row && (row.header ?? groupOf(pages.find(({ path }) => path === row.parent)) ?? (row.section === 'company' ? 'company' : undefined))
}

/** The pages of a group of the header, in the table's order. */
export function rowsOf(group: HeaderGroup): readonly PageRow[] {
  return pages.filter((row) => row.header === group)
}
