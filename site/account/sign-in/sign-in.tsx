import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { accountPath, forgottenPath } from '../../route-table/account-paths.ts'
import { inLocale } from '../../route-table/pages.ts'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import { CodeStep } from './code-step.tsx'
import { Providers } from './providers.tsx'
import { typedEmail } from './typed-email.ts'

/** Password, code by mail, or another service; who is signed in already goes on. */
export function SignIn({ locale }: { locale: Locale }) {
  const t = useMessages()
  const navigate = useNavigate()
  const [{ way, email }, setWay] = useState<{ readonly way: 'password' | 'code'; readonly email: string }>({ way: 'password', email: '' })
  const account = inLocale(accountPath, locale)
  const enter = () => navigate(account)
  useEffect(() => {
    if (backendClient(locale).authStore.isValid) navigate(account, { replace: true })
  }, [locale, account, navigate])
  return (
    <div className="formcard needs-script">
      {way === 'code' ? (
        <CodeStep locale={locale} email={email} onSignedIn={enter} onPassword={(typed) => setWay({ way: 'password', email: typed })} />
      ) : (
        <OwnForm
          form="signIn"
          fields={[
            { name: 'email', label: 'form.label.email', type: 'email', autoComplete: 'username', value: email },
            { name: 'password', label: 'form.label.password', type: 'password', autoComplete: 'current-password' },
          ]}
          submit="access.signIn.press"
          refused="access.signIn.refused"
          send={async (sent) => {
            await backendClient(locale).collection('users').authWithPassword(sent.email, sent.password)
            await enter()
          }}
        >
          <button
            className="btn btn--2 btn--s"
            type="button"
            onClick={({ currentTarget }) => setWay({ way: 'code', email: typedEmail(currentTarget.form) })}
          >
            {t('access.code.instead')}
          </button>
        </OwnForm>
      )}
      <Providers locale={locale} onSignedIn={enter} />
      <p className="small">
        <a href={inLocale(forgottenPath, locale)}>{t('access.forgotten')}</a>
      </p>
    </div>
  )
}
