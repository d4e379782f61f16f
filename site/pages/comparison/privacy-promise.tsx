import { useMessages } from '../../messages/messages.tsx'
import { Promised } from '../../ui/promise.tsx'

/** What happens to both texts: nothing outside of this browser, and nothing once the tab is closed. */
export function PrivacyPromise() {
  const t = useMessages()
  return (
    <Promised summary={t('comparison.private')}>
      <p>{t('comparison.private.how')}</p>
    </Promised>
  )
}
