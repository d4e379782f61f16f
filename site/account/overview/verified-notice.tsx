import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { Account } from './account.ts'

/** Whether the address is confirmed. The region stays, so that the change is heard when it comes. */
export function VerifiedNotice({ account: { email, verified } }: { account: Account }) {
  const t = useMessages()
  return (
    <div role="status">
      <div className={`note ${verified ? 'note--ok' : 'note--warn'}`}>
        <Flag name={verified ? 'c' : 'u'} size={34} />
        <div>
          <p className="note-t">{t(verified ? 'account.verified' : 'account.unverified')}</p>
          <p>{t(verified ? 'account.verified.text' : 'account.unverified.text', { email })}</p>
        </div>
      </div>
    </div>
  )
}
