import type { LoaderFunctionArgs } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'

/** What a page of heading and prose needs, and what may stand below its lead. */
export async function loadPlain({ url }: LoaderFunctionArgs) {
  const { head, text } = await loadPage(url, 'pages')
  return { head, prose: text.html, opening: text.opening }
}
