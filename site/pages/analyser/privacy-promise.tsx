import { useMessages } from '../../messages/messages.tsx'
import { Promised } from '../../ui/promise.tsx'

/** What happens to a pasted text: nothing outside of this browser. */
export function PrivacyPromise() {
  const t = useMessages()
  return (
    <Promised summary={t('analyser.private')}>
      <p>{t('analyser.private.how')}</p>
      <p>{t('analyser.private.test')}</p>
    </Promised>
  )
}
