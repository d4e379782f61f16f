import { useState } from 'react'
import type { Locale } from '#words/locales'
import { backendClient } from '../../access/client.ts'
import { OwnForm } from '../../access/own-form.tsx'
import { useMessages } from '../../runtime/messages.tsx'

interface CodeStepProps {
  readonly locale: Locale
  readonly onSignedIn: () => unknown
  readonly onPassword: () => void
}

/** A code by mail in place of the password: first the address, then the code. The page is the same whoever has the address. */
export function CodeStep({ locale, onSignedIn, onPassword }: CodeStepProps) {
  const t = useMessages()
  const [sent, setSent] = useState<{ readonly otpId: string; readonly email: string }>()
  const users = () => backendClient(locale).collection('users')
  const back = (
    <button className="btn btn--2 btn--s" type="button" onClick={sent ? () => setSent(undefined) : onPassword}>
      {t(sent ? 'access.code.again' : 'access.code.password')}
    </button>
  )
  if (!sent)
    return (
      <OwnForm
        key="ask"
        form="askCode"
        fields={[{ name: 'email', label: 'form.label.email', type: 'email', autoComplete: 'username', hint: 'access.code.hint' }]}
        submit="access.code.ask"
        refused="access.code.refusedAddress"
        send={async ({ email }) => setSent({ otpId: (await users().requestOTP(email)).otpId, email })}
      >
        {back}
      </OwnForm>
    )
  return (
    <>
      <p role="status">{t('access.code.sent', { email: sent.email })}</p>
      <OwnForm
        key="enter"
        form="enterCode"
        fields={[{ name: 'code', label: 'access.code.label', type: 'text', autoComplete: 'one-time-code' }]}
        submit="access.signIn.press"
        refused="access.code.refused"
        send={async ({ code }) => {
          await users().authWithOTP(sent.otpId, code)
          await onSignedIn()
        }}
      >
        {back}
      </OwnForm>
    </>
  )
}
