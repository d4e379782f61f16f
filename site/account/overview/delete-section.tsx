import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import { Folded, Section, type SectionProps } from './section.tsx'

/** Deletes the access with all that belongs to it. The password is asked for once more: the device may be somebody else's by now. */
export function DeleteSection({ account: { id, email }, locale, onExpired, onDeleted }: SectionProps & { readonly onDeleted: () => void }) {
  const t = useMessages()
  return (
    <Section id="delete" heading={t('account.delete')}>
      <p className="dim">{t('account.delete.text')}</p>
      <Folded label={t('account.delete')} isDanger>
        <OwnForm
          form="remove"
          username={email}
          fields={[{ name: 'password', label: 'account.delete.password', type: 'password', autoComplete: 'current-password' }]}
          submit="account.delete.press"
          refused="form.error.wrong_password"
          onExpired={onExpired}
          send={async ({ password }) => {
            const users = backendClient(locale).collection('users')
            await users.authWithPassword(email, password)
            await users.delete(id)
            onDeleted()
          }}
        />
      </Folded>
    </Section>
  )
}
