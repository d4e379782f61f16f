import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageBody } from '../page-body.tsx'
import { PageHeader } from '../page-header.tsx'
import css from './trial.css?inline'

export const middleware = [answerScript]
export const action = answerForm

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text } = await loadPage(url, 'pages')
  return { head, place: loadForm(url, context), prose: text.html }
}

export const meta = pageMeta

/** The form first; what a test access is and its conditions below. */
export default function TrialPage() {
  const { head, place, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="trial" css={css} />
      <PageHeader head={head} flag="p" section="section.demo" />
      <FormSection place={place} />
      <PageBody prose={prose} />
    </>
  )
}
