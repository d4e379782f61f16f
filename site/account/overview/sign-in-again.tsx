import { useEffect, useRef } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { signInPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import type { Account } from './account.ts'

interface AgainProps {
  readonly account: Account
  readonly locale: Locale
  readonly onClose: () => void
}

/** The session has ended while somebody worked: signs in over the page, on which everything typed stays. */
export function SignInAgain({ account: { email }, locale, onClose }: AgainProps) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="again" aria-labelledby="again" onClose={onClose}>
      <h2 id="again">{t('account.again')}</h2>
      <p>{t('account.again.text', { email })}</p>
      <OwnForm
        form="again"
        username={email}
        fields={[{ name: 'password', label: 'form.label.password', type: 'password', autoComplete: 'current-password' }]}
        submit="access.signIn.press"
        refused="account.again.refused"
        send={async ({ password }) => {
          await backendClient(locale).collection('users').authWithPassword(email, password)
          dialog.current?.close()
        }}
      >
        <button className="btn btn--2 btn--s" type="button" onClick={() => dialog.current?.close()}>
          {t('header.close')}
        </button>
      </OwnForm>
      <p className="small">
        <a href={inLocale(signInPath, locale)}>{t('account.again.other')}</a>
      </p>
    </dialog>
  )
}
