import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'

/** What happens to both texts: nothing outside of this browser, and nothing once the page is left. */
export function PrivacyPromise() {
  const t = useMessages()
  return (
    <details className="priv">
      <summary>
        <Flag name="c" size={22} />
        {t('comparison.private')}
      </summary>
      <div>
        <p>{t('comparison.private.how')}</p>
      </div>
    </details>
  )
}
