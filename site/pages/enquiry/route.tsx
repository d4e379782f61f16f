import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadFormPage } from '../../blocks/load-form-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import flowCss from '../../ui/flow.css?inline'
import { Prose } from '../../ui/prose.tsx'
import css from './enquiry.css?inline'

export const middleware = [answerScript]
export const action = answerForm
export const meta = pageMeta

/** Styles of what stands in the text come with it, and not with the page's script. */
export async function loader(args: LoaderFunctionArgs) {
  return { ...(await loadFormPage(args)), flowCss }
}

/** A page about the company that ends in a form. */
export default function EnquiryPage() {
  const { head, place, prose, flowCss } = useLoaderData<typeof loader>()
  return (
    <>
      <FamilyStyles family="enquiry" css={css} />
      <FamilyStyles family="enquiry-flow" css={flowCss} />
      <PageHeader head={head} />
      <Prose html={prose} className="company" />
      <FormSection place={place} onFog />
    </>
  )
}
