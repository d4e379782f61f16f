import { useState } from 'react'
import type { Locale } from '#words/interface'
import { AccessSection } from './access-section.tsx'
import type { Account } from './account.ts'
import { DataSection } from './data-section.tsx'
import { DeleteSection } from './delete-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { ReportsSection } from './reports-section.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { SignedInAs } from './signed-in-as.tsx'
import { StartSection } from './start-section.tsx'
import type { SignedOut } from './use-account.ts'
import { VerifiedNotice } from './verified-notice.tsx'

interface SectionsProps {
  readonly account: Account
  readonly locale: Locale
  /** Of the API's sandbox, the same for everybody. */
  readonly apiKey: string
  readonly onLeave: (why: SignedOut) => void
}

/** The account of who is signed in, a section each. A session that ends while somebody works is renewed in place. */
export function AccountSections({ account, locale, apiKey, onLeave }: SectionsProps) {
  const [isExpired, setExpired] = useState(false)
  const shared = { account, locale, onExpired: () => setExpired(true) }
  return (
    <div className="acc">
      <SignedInAs account={account} locale={locale} />
      <VerifiedNotice account={account} />
      <StartSection locale={locale} apiKey={apiKey} />
      <AccessSection {...shared} />
      <DetailsSection {...shared} />
      <ReportsSection {...shared} />
      <DataSection {...shared} />
      <DeleteSection {...shared} onDeleted={() => onLeave('deleted')} />
      {isExpired && <SignInAgain account={account} locale={locale} onClose={() => setExpired(false)} />}
    </div>
  )
}
