import { useLoaderData } from 'react-router'
import { loadFormPage } from '../../blocks/load-form-page.server.ts'
import { PageBody } from '../../blocks/page-body.tsx'
import { PageHeader } from '../../blocks/page-header.tsx'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import css from './trial.css?inline'

export const middleware = [answerScript]
export const action = answerForm
export const loader = loadFormPage
export const meta = pageMeta

/** The form first; what a test access is and its conditions below. */
export default function TrialPage() {
  const { head, place, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="trial" css={css} />
      <PageHeader head={head} />
      <FormSection place={place} />
      <PageBody prose={prose} />
    </>
  )
}
