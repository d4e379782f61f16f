import type { Locale } from '#words/interface'
import type { ZeugnisSpec } from '#zeugnis'
import { getAtOnce } from '../../browser/get-at-once.ts'
import { templateFilePath } from '../../route-table/document-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { type Draft, draftOf } from './draft.ts'

/** What a template is made from, as the server answers it. */
interface Description {
  readonly spec: ZeugnisSpec
  readonly seed: number
}

/** The draft of the template that the page's address names, with grade and form of address. Nothing when it names none. */
export async function loadTemplate(search: string, locale: Locale): Promise<Draft | undefined> {
  const query = new URLSearchParams(search)
  if (!query.has('template')) return undefined
  query.set('format', 'json')
  const { spec, seed } = await getAtOnce<Description>(`${inLocale(templateFilePath, locale)}?${query}`)
  return draftOf(spec, seed)
}
