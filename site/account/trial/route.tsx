import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadPage } from '../../blocks/load-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './trial.css?inline'

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text } = await loadPage(url, 'pages')
  return { head, place: loadForm(url, context), opening: text.opening, prose: text.html }
}

export const middleware = [answerScript]
export const action = answerForm
export const meta = pageMeta

/** What one gets, then the form; what happens with it and its conditions below. */
export default function TrialPage() {
  const t = useMessages()
  const { head, place, opening, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="trial" css={css} />
      <PageHeader head={head} opening={opening} />
      <FormSection place={place} label={<HalyardLabel flag="r">{t('form.submit.trial')}</HalyardLabel>} />
      <Prose html={prose} className="trial" />
    </>
  )
}
