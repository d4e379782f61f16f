import { useMessages } from '../messages/messages.tsx'
import { FORM_FIELD, FORM_ID } from './form-address.ts'

type Switched = 'contact' | 'demo'

interface SwitchProps {
  readonly forms: readonly Switched[]
  readonly chosen: string
  readonly address: string
}

/** The forms of one page, as links: the first stands at the page's own address. */
export function FormSwitch({ forms, chosen, address }: SwitchProps) {
  const t = useMessages()
  return (
    <nav className="chips form-w" aria-label={t('form.switch')}>
      {forms.map((form, index) => (
        <a
          key={form}
          href={`${address}${index === 0 ? '' : `?${FORM_FIELD}=${form}`}#${FORM_ID}`}
          aria-current={form === chosen ? 'true' : undefined}
        >
          {t(`form.switch.${form}`)}
        </a>
      ))}
    </nav>
  )
}
