import { useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { useFaultWords } from '../use-fault-words.ts'

/** The link that confirms an address, once more. The backend sends one in two minutes at most, and says nothing about it. */
export function ResendLink({ email, locale }: { email: string; locale: Locale }) {
  const t = useMessages()
  const faultWords = useFaultWords()
  const [said, setSaid] = useState<string>()
  async function resend() {
    try {
      await backendClient(locale).collection('users').requestVerification(email)
      setSaid(t('account.resent'))
    } catch (error) {
      const words = faultWords(error)
      if (words) setSaid(words)
    }
  }
  return (
    <div className="resend">
      <button className="btn btn--s" type="button" onClick={resend}>
        {t('form.submit.verification')}
      </button>
      <p className="small" role="status">
        {said}
      </p>
    </div>
  )
}
