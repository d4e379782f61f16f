import { useEffect } from 'react'
import { shownText } from './letter-text.ts'
import { useMessages } from './messages.tsx'

/**
 * Answers `button[data-copy]`: copies the code block, the letter or the text it belongs to and confirms in place.
 * Answers `button[data-print]`: opens the browser's print dialogue.
 */
export function PageButtons() {
  const t = useMessages()
  useEffect(() => {
    async function answer({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.matches('[data-print]')) window.print()
      const text = button?.matches('[data-copy]') && textFor(button)
      if (!button || !text) return
      const said = button.parentElement?.querySelector('[role=status]') ?? button
      said.textContent = await navigator.clipboard.writeText(text).then(
        () => t('code.copied'),
        () => t('code.copyFailed'),
      )
    }
    document.addEventListener('click', answer)
    return () => document.removeEventListener('click', answer)
  }, [t])
  return null
}

function textFor(button: Element): string | undefined {
  const letter = button.closest('.tplw')?.querySelector('.marg')
  return letter ? shownText(letter) : button.closest('.cb, .boil')?.querySelector('pre, .boil-t')?.textContent?.trim()
}
