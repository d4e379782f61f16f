import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { endWorkplaceSession } from '../../session/end-session.ts'
import { type SectionProps, Value } from './section.tsx'

/** Whose account this is, and the way out: on a computer that several people use it is the first thing to look for. */
export function SignedInAs({ account: { name, email }, locale }: Omit<SectionProps, 'onExpired'>) {
  const t = useMessages()
  function signOut() {
    backendClient(locale).authStore.clear()
    endWorkplaceSession(locale)
  }
  return (
    <Value label={t('account.signedInAs')} value={name ? `${name}, ${email}` : email}>
      <button className="btn btn--2 btn--s" type="button" onClick={signOut}>
        {t('account.signOut')}
      </button>
    </Value>
  )
}
