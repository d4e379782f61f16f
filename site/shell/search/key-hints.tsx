import { useMessages } from '../../messages/messages.tsx'

/** Which keys do what; screen readers know it from the elements. */
export function KeyHints() {
  const t = useMessages()
  return (
    <p className="sdlg-k" aria-hidden="true">
      <span>
        <kbd>↓</kbd> <kbd>↑</kbd> {t('search.key.move')}
      </span>
      <span>
        <kbd>Enter</kbd> {t('search.key.enter')}
      </span>
      <span>
        <kbd>Esc</kbd> {t('search.key.escape')}
      </span>
    </p>
  )
}
