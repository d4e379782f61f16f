import type { Section } from '../page-row.ts'
import { findPage } from '../paths.ts'

/** What kind of page a result is: its section in the route table; a report has pages of two. */
export type Kind = Exclude<Section, 'issuer'> | 'home'

export function kindOf(path: string): Kind {
  const section = findPage(path)?.row.section ?? 'home'
  return section === 'issuer' ? 'report' : section
}
