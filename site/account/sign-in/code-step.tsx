import { useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import { typedEmail } from './typed-email.ts'

interface CodeStepProps {
  readonly locale: Locale
  /** What was typed as the address before. */
  readonly email: string
  readonly onSignedIn: () => unknown
  /** Back to the password, with the address that stands here. */
  readonly onPassword: (email: string) => void
}

/** A code by mail in place of the password: first the address, then the code. The page is the same whoever has the address. */
export function CodeStep({ locale, email: typed, onSignedIn, onPassword }: CodeStepProps) {
  const t = useMessages()
  const [{ otpId, email }, setAsked] = useState<{ readonly otpId?: string; readonly email: string }>({ email: typed })
  const users = () => backendClient(locale).collection('users')
  if (otpId === undefined)
    return (
      <OwnForm
        key="ask"
        form="askCode"
        fields={[{ name: 'email', label: 'form.label.email', type: 'email', autoComplete: 'username', hint: 'access.code.hint', value: email }]}
        submit="access.code.ask"
        refused="access.code.refusedAddress"
        send={async (asked) => setAsked({ otpId: (await users().requestOTP(asked.email)).otpId, email: asked.email })}
      >
        <button className="btn btn--2 btn--s" type="button" onClick={(event) => onPassword(typedEmail(event.currentTarget.form))}>
          {t('access.code.password')}
        </button>
      </OwnForm>
    )
  return (
    <>
      <p role="status">{t('access.code.sent', { email })}</p>
      <OwnForm
        key="enter"
        form="enterCode"
        fields={[{ name: 'code', label: 'access.code.label', type: 'text', autoComplete: 'one-time-code' }]}
        submit="access.signIn.press"
        refused="access.code.refused"
        send={async ({ code }) => {
          await users().authWithOTP(otpId, code)
          await onSignedIn()
        }}
      >
        <button className="btn btn--2 btn--s" type="button" onClick={() => setAsked({ email })}>
          {t('access.code.again')}
        </button>
      </OwnForm>
    </>
  )
}
