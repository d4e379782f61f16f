import { useRef } from 'react'
import { flushSync } from 'react-dom'
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

/** An empty form is filled from its top: where its group is closed it opens, and the field comes into view. */
export function toFirstField(): void {
  const field = document.getElementById(fieldId({ field: 'firstName' }))
  const opener = field?.closest('.gen-m')?.querySelector('button')
  if (opener?.ariaExpanded === 'false') flushSync(() => opener.click())
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
