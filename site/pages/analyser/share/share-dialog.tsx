import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { reportLimits } from '#services/reports'
import type { Locale } from '#words/interface'
import { useMessages } from '../../../messages/messages.tsx'
import { Working } from '../../../reading/working.tsx'
import { AddLetter } from './add-letter.tsx'
import { LetterFields } from './letter-fields.tsx'
import { useProblemWords } from './problem-words.ts'
import './share.css'
import { SharedLinks } from './shared-links.tsx'
import { useSharing } from './use-sharing.ts'

export interface ShareDialogProps {
  readonly text: string
  readonly locale: Locale
  /** Opens anew whenever this changes. */
  readonly times: number
}

/** From a letter to a link: what will be stored is read and changed first, then stored for some days. */
export function ShareDialog({ text, locale, times }: ShareDialogProps) {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const sharing = useSharing(text, locale)
  const { open, stop } = sharing
  const isPrepared = sharing.texts.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it opens once more
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    if (!isPrepared) void open()
  }, [times])
  function content(): ReactNode {
    if (sharing.links) return <SharedLinks links={sharing.links} locale={locale} />
    if (isPrepared || sharing.problem) return <ShareForm sharing={sharing} />
    return <Working what={t('share.replacing')} onCancel={() => dialog.current?.close()} />
  }
  return (
    <dialog ref={dialog} className="dlg shr" aria-labelledby="shr-h" onClose={stop}>
      <div className="shr-t">
        <h2 id="shr-h">{t('share.title')}</h2>
        <button type="button" className="btn btn--2 btn--s" onClick={() => dialog.current?.close()}>
          {t('header.close')}
        </button>
      </div>
      <div className="shr-b">{content()}</div>
    </dialog>
  )
}

function ShareForm({ sharing }: { sharing: ReturnType<typeof useSharing> }) {
  const t = useMessages()
  const { texts, problem, isSending } = sharing
  const problemWords = useProblemWords(texts.length)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem) said.current?.focus()
  }, [problem])
  function submit(event: FormEvent) {
    event.preventDefault()
    void sharing.send()
  }
  return (
    <form className="shr-f" onSubmit={submit} aria-busy={isSending}>
      <p>{t('share.intro')}</p>
      <p id="shr-said" ref={said} tabIndex={-1} className={problem ? 'note note--err' : 'vh'} role={problem ? 'alert' : undefined}>
        {problem && problemWords(problem)}
      </p>
      <LetterFields sharing={sharing} />
      {texts.length < reportLimits.letters && <AddLetter onAdd={sharing.add} onStop={sharing.stop} />}
      <fieldset className="seg shr-d">
        <legend>{t('share.days')}</legend>
        {reportLimits.days.map((days) => (
          <label key={days}>
            <input type="radio" name="days" checked={sharing.days === days} onChange={() => sharing.setDays(days)} />
            {t(days === 1 ? 'share.days.one' : 'share.days.many', { count: days })}
          </label>
        ))}
      </fieldset>
      <p className="small dim">{t('share.stored')}</p>
      <button className="btn" type="submit" disabled={isSending || texts.length === 0}>
        {t(isSending ? 'share.sending' : 'share.send')}
      </button>
    </form>
  )
}
