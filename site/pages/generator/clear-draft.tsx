import { useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { fieldId } from './field-id.ts'

/** Clears the draft, asking once: what is gone from this browser cannot be had back. */
export function ClearDraft({ onClear }: { onClear: () => void }) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  function clear() {
    dialog.current?.close()
    onClear()
    toFirstField()
  }
  return (
    <>
      <button type="button" className="btn btn--2 btn--s" onClick={() => dialog.current?.showModal()}>
        {t('generator.clear')}
      </button>
      <dialog ref={dialog} className="dlg gen-q" aria-labelledby="gen-q">
        <h2 id="gen-q">{t('generator.clear.ask')}</h2>
        <p>{t('generator.clear.text')}</p>
        <div className="btns">
          <button type="button" className="btn btn--2 btn--s" onClick={() => dialog.current?.close()}>
            {t('generator.clear.keep')}
          </button>
          <button type="button" className="btn btn--s gen-x" onClick={clear}>
            {t('generator.clear')}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** An empty form is filled from its top. */
export function toFirstField(): void {
  document.getElementById(fieldId({ field: 'firstName' }))?.focus()
}
