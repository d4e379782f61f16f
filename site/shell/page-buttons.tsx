import { useEffect } from 'react'
import { useMessages } from '../messages/messages.tsx'

/** Answers `button[data-copy]`, `button[data-print]` and `button[data-play]`; how comes with the first press, as most pages have none. */
export function PageButtons() {
  const t = useMessages()
  useEffect(() => {
    function answer({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.matches('[data-copy], [data-print], [data-play]'))
        void import('./press-button.ts').then(({ pressButton }) => pressButton(button, t))
    }
    document.addEventListener('click', answer)
    return () => document.removeEventListener('click', answer)
  }, [t])
  return null
}
