import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import { ResendLink } from './resend-link.tsx'
import { Folded, Section, type SectionProps, Value } from './section.tsx'

/** How one signs in: address and password. */
export function AccessSection({ account, locale, onExpired }: SectionProps) {
  const t = useMessages()
  const client = () => backendClient(locale)
  const { id, email, verified } = account
  return (
    <Section id="access" heading={t('account.access')}>
      <Value label={t('form.label.email')} value={email}>
        <span className="tag">{t(verified ? 'account.tag.verified' : 'account.tag.unverified')}</span>
      </Value>
      {!verified && <ResendLink email={email} locale={locale} />}
      <Folded label={t('account.email.change')}>
        <OwnForm
          form="newEmail"
          fields={[{ name: 'email', label: 'account.email.new', type: 'email', autoComplete: 'email', hint: 'account.email.hint' }]}
          submit="account.email.press"
          refused="account.email.refused"
          done="account.email.sent"
          onExpired={onExpired}
          send={(values) => client().collection('users').requestEmailChange(values.email)}
        />
      </Folded>
      <Folded label={t('account.password.change')}>
        <OwnForm
          form="newPassword"
          username={email}
          fields={[
            { name: 'oldPassword', label: 'account.password.old', type: 'password', autoComplete: 'current-password' },
            { name: 'password', label: 'access.password.new', type: 'password', autoComplete: 'new-password', hint: 'form.hint.password' },
          ]}
          submit="access.reset.press"
          refused="account.password.refused"
          done="account.password.done"
          onExpired={onExpired}
          send={async ({ oldPassword, password }) => {
            await client().collection('users').update(id, { oldPassword, password, passwordConfirm: password })
            // A new password ends every session, this one too.
            await client().collection('users').authWithPassword(email, password)
          }}
        />
      </Folded>
    </Section>
  )
}
