import { useState } from 'react'
import type { Locale } from '#words/locales'
import type { MessageKey } from '#words/messages'
import { backendClient, faultOf } from '../../access/client.ts'
import { useMessages } from '../../runtime/messages.tsx'

/** The link that confirms an address, once more. The backend sends one in two minutes at most, and says nothing about it. */
export function ResendLink({ email, locale }: { email: string; locale: Locale }) {
  const t = useMessages()
  const [said, setSaid] = useState<MessageKey>()
  async function resend() {
    try {
      await backendClient(locale).collection('users').requestVerification(email)
      setSaid('account.resent')
    } catch (error) {
      const fault = faultOf(error)
      if (fault) setSaid(`access.fault.${fault}`)
    }
  }
  return (
    <div className="resend">
      <button className="btn btn--s" type="button" onClick={resend}>
        {t('form.submit.verification')}
      </button>
      <p className="small" role="status">
        {said && t(said)}
      </p>
    </div>
  )
}
