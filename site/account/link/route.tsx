import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { company } from '#words/facts'
import { messagesFor } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { AccessHeader } from '../account-header.tsx'
import css from '../form-page.css?inline'
import { accessMeta } from '../private-meta.ts'
import { addressIn } from './address-in.server.ts'
import { answerLink, purposeOf } from './answer-link.server.ts'
import { LinkEnded } from './link-ended.tsx'
import { LinkFollowed } from './link-followed.tsx'
import { LinkForm } from './link-form.tsx'

export const action = answerLink

/** A link in a mail leads here, and mail scanners follow it too: opening it changes nothing. */
export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const purpose = purposeOf(url.pathname)
  const isDone = url.searchParams.has('done')
  const heading = messagesFor(locale)[isDone ? (`access.${purpose}.done` as const) : (`access.${purpose}` as const)]
  const token = url.searchParams.get('token') ?? ''
  return { locale, purpose, isDone, heading, token, username: addressIn(token), title: pageTitle(heading, company.brand), email: company.email }
}

export const meta = accessMeta

export default function AccountLinkPage() {
  const { locale, purpose, isDone, heading, token, username, email } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const t = useMessages()
  const isEnded = outcome?.kind === 'unknown' || (!token && !isDone)
  return (
    <>
      <FamilyStyles family="trial" css={css} />
      <AccessHeader heading={heading}>
        {isDone && <LinkFollowed purpose={purpose} locale={locale} />}
        {isEnded && <LinkEnded purpose={purpose} locale={locale} isIncomplete={!token} />}
        {!isDone && !isEnded && (
          <>
            <p className="lead">{t(`access.${purpose}.text`)}</p>
            <LinkForm purpose={purpose} locale={locale} token={token} username={username} email={email} outcome={outcome} />
          </>
        )}
      </AccessHeader>
    </>
  )
}
