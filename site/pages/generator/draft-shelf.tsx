import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../messages/messages.tsx'
import type { Draft } from './draft.ts'
import type { Shelf } from './use-shelf.ts'

interface Props {
  readonly shelf: Shelf
  readonly draft: Draft
  /** A template that the address named could not be had. */
  readonly hasFailed: boolean
}

/** The drafts of this browser: found again by person and kind, opened, deleted, and had back. */
export function DraftShelf({ shelf, draft, hasFailed }: Props) {
  const t = useMessages()
  const undo = useRef<HTMLButtonElement>(null)
  function remove(at: number) {
    flushSync(() => shelf.remove(at))
    undo.current?.focus()
  }
  const isEmpty = shelf.drafts.length === 0
  if (isEmpty && !hasFailed && !shelf.undo) return null
  return (
    <section className="note gen-o" aria-label={t('generator.drafts')}>
      {hasFailed && <p role="status">{t('generator.template.failed')}</p>}
      {!isEmpty && <p>{t('generator.earlier')}</p>}
      <ul>
        {shelf.drafts.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft has no name but its place
          <DraftRow key={at} name={nameOf(one, t)} onOpen={() => shelf.open(at, draft)} onRemove={() => remove(at)} />
        ))}
      </ul>
      {shelf.undo && (
        <div className="btns">
          <button type="button" ref={undo} className="btn btn--2 btn--s" onClick={() => shelf.undo?.(draft)}>
            {t('generator.undo')}
          </button>
        </div>
      )}
    </section>
  )
}

/** „Ina Petersen, Zwischenzeugnis“. */
function nameOf({ firstName, lastName, kind }: Draft, t: ReturnType<typeof useMessages>): string {
  const name = `${firstName} ${lastName}`.trim()
  return `${name || t('generator.nameless')}, ${t(`draft.kind.${kind}`)}`
}

function DraftRow({ name, onOpen, onRemove }: { name: string; onOpen: () => void; onRemove: () => void }) {
  const t = useMessages()
  return (
    <li>
      <span>{name}</span>
      <button type="button" className="btn btn--2 btn--s" aria-label={t('generator.earlier.open', { name })} onClick={onOpen}>
        {t('generator.open')}
      </button>
      <button type="button" className="btn btn--2 btn--s" aria-label={t('generator.earlier.remove', { name })} onClick={onRemove}>
        {t('generator.remove')}
      </button>
    </li>
  )
}
