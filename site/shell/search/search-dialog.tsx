import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { inLocale, searchPath } from '../../route-table/pages.ts'
import { DialogAnswer } from './dialog-answer.tsx'
import { KeyHints } from './key-hints.tsx'
import { MAX_TYPED } from './max-typed.ts'
import { moveAmongResults } from './move-among-results.ts'
import './search-dialog.css'
import { useFocusInField } from './use-focus-in-field.ts'
import { useSiteSearch } from './use-site-search.ts'

export interface SearchDialogProps {
  readonly locale: Locale
  /** Opens anew whenever this changes. */
  readonly times: number
  /** The button's sign, handed on: a module of its own would cost every page a request. */
  readonly icon: ReactNode
}

/** The search over the page: a field, and below it the results as a list of links. */
export function SearchDialog({ locale, times, icon }: SearchDialogProps) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const search = useSiteSearch(query, locale)
  useFocusInField({ dialog, field, times, answer: search.answer })

  function closeOutside({ target, ctrlKey, metaKey }: MouseEvent) {
    const isFollowed = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey
    const isLeaving = target === dialog.current || isFollowed
    if (isLeaving) dialog.current?.close()
  }

  return (
    <dialog
      ref={dialog}
      className="dlg sdlg"
      aria-label={t('section.search')}
      onClick={closeOutside}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => moveAmongResults(event, field.current)}
    >
      <div className="sdlg-in">
        <search>
          <form className="sdlg-f" action={inLocale(searchPath, locale)}>
            {icon}
            <input
              ref={field}
              name="q"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
              aria-label={t('search.label')}
              placeholder={t('search.placeholder')}
              maxLength={MAX_TYPED}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              inputMode="search"
              enterKeyHint="search"
            />
            <button type="button" className="btn btn--2 btn--s" onClick={() => dialog.current?.close()}>
              {t('header.close')}
            </button>
          </form>
        </search>
        <DialogAnswer {...search} locale={locale} />
        <KeyHints />
      </div>
    </dialog>
  )
}
