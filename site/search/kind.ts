import { findPage } from '../route-table/paths.ts'
import type { Section } from '../route-table/row.ts'

/** What kind of page a result is: its section in the route table; a report has pages of two. */
export type Kind = Exclude<Section, 'issuer'>

export function kindOf(path: string): Kind {
  const section = findPage(path)?.row.section ?? 'home'
  return section === 'issuer' ? 'report' : section
}
