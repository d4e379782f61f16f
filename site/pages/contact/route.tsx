import { useActionData, useLoaderData } from 'react-router'
import { loadFormPage } from '../../blocks/load-form-page.server.ts'
import { PageHeader } from '../../blocks/page-header.tsx'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import type { FormAnswer } from '../../forms/failure.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { FormSwitch } from '../../forms/form-switch.tsx'
import { useMessages } from '../../messages/messages.tsx'
import { pageMeta } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { HalyardLabel } from '../../ui/halyard-label.tsx'
import { Prose } from '../../ui/prose.tsx'
import css from './contact.css?inline'

export const middleware = [answerScript]
export const action = answerForm
export const loader = loadFormPage
export const meta = pageMeta

/** The form first: whoever comes here wants to write. */
export default function ContactPage() {
  const t = useMessages()
  const { head, place, prose } = useLoaderData<typeof loader>()
  const chosen = useActionData<FormAnswer>()?.form ?? place.form
  return (
    <>
      <FamilyStyles family="contact" css={css} />
      <PageHeader head={head} />
      <FormSection place={place} label={<HalyardLabel flag="a">{t(`form.switch.${chosen === 'demo' ? chosen : 'contact'}`)}</HalyardLabel>}>
        <FormSwitch forms={['contact', 'demo']} chosen={chosen} address={place.address} />
      </FormSection>
      <Prose html={prose} className="company" />
    </>
  )
}
