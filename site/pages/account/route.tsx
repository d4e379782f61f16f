import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { company } from '#words/company'
import { messagesFor } from '#words/messages'
import { AccessHeader } from '../../access/access-header.tsx'
import { accessMeta } from '../../access/access-meta.ts'
import { SESSION_KEY } from '../../access/stored-session.ts'
import { localeOfPath } from '../../paths.ts'
import { useMessages } from '../../runtime/messages.tsx'
import { pageTitle } from '../../seo/meta.ts'
import { FamilyStyles } from '../../ui/family-styles.tsx'
import css from './account.css?inline'
import { AccountSections } from './account-sections.tsx'
import { SignedOutNotice } from './signed-out-notice.tsx'
import { useAccount } from './use-account.ts'

export function loader({ url }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname)
  const heading = messagesFor(locale)['account.heading']
  return { locale, heading, title: pageTitle(heading, company.brand) }
}

export const meta = accessMeta

/** The server knows nobody: it shows the way to sign in, which stays unless this browser holds a session. */
export default function AccountPage() {
  const { locale, heading } = useLoaderData<typeof loader>()
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
            <AccountSections key={account.id} account={account} locale={locale} onLeave={leave} />
          ) : (
            <SignedOutNotice why={session?.why ?? 'nobody'} locale={locale} />
          )}
        </div>
      </AccessHeader>
    </>
  )
}
