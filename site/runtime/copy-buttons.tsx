import { useEffect } from 'react'
import { useMessages } from './messages.tsx'

/** Answers `button[data-copy]`: copies the text of the code block it stands in and confirms in place. */
export function CopyButtons() {
  const t = useMessages()
  useEffect(() => {
    async function copy({ target }: MouseEvent) {
      const button = target instanceof Element ? target.closest('button[data-copy]') : null
      const text = button?.closest('.cb')?.querySelector('pre')?.textContent
      if (!button || !text) return
      button.textContent = await navigator.clipboard.writeText(text).then(
        () => t('code.copied'),
        () => t('code.copyFailed'),
      )
    }
    document.addEventListener('click', copy)
    return () => document.removeEventListener('click', copy)
  }, [t])
  return null
}
