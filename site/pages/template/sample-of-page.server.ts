import { readText } from '#words'
import type { Locale } from '#words/interface'
import type { PageRow } from '../../route-table/row.ts'
import type { Sample } from './sample-letter.server.ts'

/** The role whose letter stands for all on the page of the interim reference. */
const INTERIM_ROLE = 'projektmanager-in'

/** The role of a role's template; nothing for the interim reference. */
export function roleOf(row: PageRow): string | undefined {
  return row.content?.replace(/^vorlagen\//, '')
}

/** Whose letter the page of this row shows. */
export async function sampleFor(row: PageRow, locale: Locale): Promise<Sample> {
  const role = roleOf(row)
  const { meta } = await readText('vorlagen', role ?? INTERIM_ROLE, locale)
  return { role: role ?? INTERIM_ROLE, kind: role ? 'qualifiziert' : 'zwischen', locale, words: meta.sample }
}
