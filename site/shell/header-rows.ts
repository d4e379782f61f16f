import type { HeaderGroup, PageRow } from '../page-row.ts'
import { pages } from '../routes.ts'

/** The pages of a group of the header, in the table's order. */
export function rowsOf(group: HeaderGroup): readonly PageRow[] {
  return pages.filter((row) => row.header === group)
}
