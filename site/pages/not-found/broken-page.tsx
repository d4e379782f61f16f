import { useMessages } from '../../messages/messages.tsx'
import { ErrorFrame } from './error-frame.tsx'

/** A navigation that failed in the browser, until the page comes as a whole (load-whole.ts), or when it may not be loaded again. */
export function BrokenPage() {
  const t = useMessages()
  return (
    <ErrorFrame title="error.tab">
      <div className="nf-t">
        <h1>{t('error.title')}</h1>
        <p className="lead">{t('error.subtitle')}</p>
      </div>
    </ErrorFrame>
  )
}
