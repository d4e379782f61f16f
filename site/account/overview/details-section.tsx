import { useMessages } from '../../messages/messages.tsx'
import { backendClient } from '../../session/client.ts'
import { OwnForm } from '../own-form.tsx'
import { Section, type SectionProps } from './section.tsx'

/** What somebody said of themselves, to be changed. */
export function DetailsSection({ account: { id, name, company, products }, locale, onExpired }: SectionProps) {
  const t = useMessages()
  return (
    <Section id="details" heading={t('account.details')}>
      <OwnForm
        form="details"
        fields={[
          { name: 'name', label: 'form.label.name', type: 'text', autoComplete: 'name', value: name },
          { name: 'company', label: 'form.label.company', type: 'text', autoComplete: 'organization', value: company },
          { name: 'products', label: 'form.label.trial.products', type: 'checks', value: products },
        ]}
        submit="account.details.press"
        refused="account.details.refused"
        done="account.details.done"
        onExpired={onExpired}
        send={(values) => backendClient(locale).collection('users').update(id, values)}
      />
    </Section>
  )
}
