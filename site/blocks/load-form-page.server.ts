import type { LoaderFunctionArgs } from 'react-router'
import { loadForm } from '../forms/load-form.server.ts'
import { loadPage } from './load-page.server.ts'

/** What a page of heading, prose and form needs. */
export async function loadFormPage({ url, context }: LoaderFunctionArgs) {
  const { head, text } = await loadPage(url, 'pages')
  return { head, place: loadForm(url, context), prose: text.html }
}
