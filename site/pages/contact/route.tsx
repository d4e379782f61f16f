import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import type { FormAnswer } from '../../forms/failure.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { FormSwitch } from '../../forms/form-switch.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './contact.css?inline'

export const middleware = [answerScript]
export const action = answerForm

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, found } = await loadPage(url, 'pages')
  return { head, flag: found.row.flag ?? 'k', place: loadForm(url, context), prose: text.html }
}

export const meta = pageMeta

/** The form first: whoever comes here wants to write. */
export default function ContactPage() {
  const { head, flag, place, prose } = useLoaderData<typeof loader>()
  const chosen = useActionData<FormAnswer>()?.form ?? place.form
  return (
    <>
      <FamilyStyles family="contact" css={css} />
      <PageHeader head={head} flag={flag} section="section.company" />
      <FormSection place={place}>
        <FormSwitch forms={['contact', 'demo']} chosen={chosen} address={place.address} />
      </FormSection>
      <Prose html={prose} className="company" />
    </>
  )
}
