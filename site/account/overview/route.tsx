import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sandboxKeys } from '#services/api'
import { company } from '#words/facts'
import { messagesFor } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { localeOfPath } from '../../route-table/paths.ts'
import { pageTitle } from '../../seo/meta.ts'
import { SESSION_KEY } from '../../session/stored-session.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import { AccessHeader } from '../account-header.tsx'
import { accessMeta } from '../private-meta.ts'
import css from './account.css?inline'
import { AccountSections } from './account-sections.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useAccount } from './use-account.ts'

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const heading = messagesFor(locale)['account.heading']
  return { locale, heading, title: pageTitle(heading, company.brand), apiKey: sandboxKeys.valid }
}

export const meta = accessMeta

/** The server knows nobody: it shows the way to sign in, which stays unless this browser holds a session. */
export default function AccountPage() {
  const { locale, heading, apiKey } = useLoaderData<typeof loader>()
  const { session, leave } = useAccount(locale)
  const t = useMessages()
  const account = session?.account
  return (
    <>
      <FamilyStyles family="account" css={css} />
      <AccessHeader heading={heading}>
        <noscript>
          <p className="note note--warn">{t('access.noscript')}</p>
        </noscript>
        <div data-react-now={SESSION_KEY}>
          {account ? (
            <AccountSections key={account.id} account={account} locale={locale} apiKey={apiKey} onLeave={leave} />
          ) : (
            <SignedOutNotice why={session?.why ?? 'nobody'} locale={locale} />
          )}
        </div>
      </AccessHeader>
    </>
  )
}
