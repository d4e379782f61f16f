import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { Prose } from '../../ui/prose.tsx'
import { loadPage } from '../load-page.server.ts'
import { PageHeader } from '../page-header.tsx'
import css from './enquiry.css?inline'

export const middleware = [answerScript]
export const action = answerForm

export async function loader({ url, context }: LoaderFunctionArgs) {
  const { head, text, found } = await loadPage(url, 'pages')
  return { head, flag: found.row.flag ?? 'h', place: loadForm(url, context), prose: text.html }
}

export const meta = pageMeta

/** A page about the company that ends in a form. */
export default function EnquiryPage() {
  const { head, flag, place, prose } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="enquiry" css={css} />
      <PageHeader head={head} flag={flag} section="section.company" />
      <Prose html={prose} className="company" />
      <FormSection place={place} onFog />
    </>
  )
}
