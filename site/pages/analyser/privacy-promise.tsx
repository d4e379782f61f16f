import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'

/** What happens to a pasted text: nothing outside of this browser. */
export function PrivacyPromise() {
  const t = useMessages()
  return (
    <details className="priv">
      <summary>
        <Flag name="c" size={22} />
        {t('analyser.private')}
      </summary>
      <div>
        <p>{t('analyser.private.how')}</p>
        <p>{t('analyser.private.test')}</p>
      </div>
    </details>
  )
}
