import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { messagesFor } from '#words/interface'
import { answerForm, answerScript } from '../../forms/answer-form.server.ts'
import { FormSection } from '../../forms/form-section.tsx'
import { loadForm } from '../../forms/load-form.server.ts'
import { useMessages } from '../../messages/messages.tsx'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { AccessHeader } from '../account-header.tsx'
import css from '../form-page.css?inline'
import { accessMeta } from '../private-meta.ts'

export const middleware = [answerScript]
export const action = answerForm

export function loader({ url, context }: LoaderFunctionArgs) {
  const heading = messagesFor(localeOfPath(url.pathname))['access.forgotten']
  return { place: loadForm(url, context), heading, title: pageTitle(heading, company.brand) }
}

export const meta = accessMeta

/** Asks for an address and answers the same whoever has it. */
export default function ForgottenPage() {
  const { place, heading } = useLoaderData<typeof loader>()
  const t = useMessages()
  return (
    <>
      <FamilyStyles family="trial" css={css} />
      <AccessHeader heading={heading}>
        <p className="lead">{t('access.forgotten.text')}</p>
      </AccessHeader>
      <FormSection place={place} />
    </>
  )
}
