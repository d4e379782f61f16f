import { useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { useOwnText } from './use-own-text.ts'

interface Props {
  readonly own: ReturnType<typeof useOwnText>
  readonly onForget: () => void
  readonly onBringBack: (text: string) => void
}

/** Says that the visitor's own text lies in this browser, and deletes it there. */
export function KeptText({ own, onForget, onBringBack }: Props) {
  const t = useMessages()
  const said = useRef<HTMLParagraphElement>(null)
  function forget() {
    own.forget()
    onForget()
    said.current?.focus()
  }
  return (
    <div className="az-k small">
      <p ref={said} role="status" tabIndex={-1}>
        {own.text ? t('analyser.kept') : own.deletions > 0 && t('analyser.forgotten')}
      </p>
      {own.before && (
        <button type="button" className="btn btn--2 btn--s" onClick={() => onBringBack(own.bringBack())}>
          {t('analyser.before')}
        </button>
      )}
      {own.text && (
        <button type="button" className="btn btn--2 btn--s" onClick={forget}>
          {t('analyser.forget')}
        </button>
      )}
    </div>
  )
}
