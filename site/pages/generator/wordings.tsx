import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { Changeable, Sentence } from './changeable.ts'
import type { Draft } from './draft.ts'
import { OwnWording } from './own-wording.tsx'
import { SentenceBar } from './sentence-bar.tsx'
import './sentence-sheet.css'

interface Props {
  readonly sentence: Changeable
  /** The phrases that can be changed, in the order of the letter. */
  readonly ids: readonly string[]
  readonly others: readonly Sentence[]
  readonly lang: string
  readonly draft: Draft
  /** The grade with which the sentence is read in its letter. */
  readonly read: number | null | undefined
  readonly onStep: (id: string) => void
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
  readonly onWrite: (id: string, text: string | undefined) => void
  readonly onOmit: (id: string) => void
}

/** Other wordings of a sentence, and a field for one of one's own: at the sentence, on a phone over the lower half of the letter. */
export function Wordings({ sentence, ids, others, lang, draft, read, onStep, onChoose, onClose, onWrite, onOmit }: Props) {
  const t = useMessages()
  const { text, grade, phraseId, dimension } = sentence
  const box = useRef<HTMLElement>(null)
  // The sentence stays in view beside its wordings, and a keyboard need not pass all other sentences to come to them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every sentence anew
  useEffect(() => {
    document.querySelector('.gen-z[data-on]')?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
    box.current?.scrollTo(0, 0)
  }, [phraseId])
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="ui ui-s"
      aria-label={t('generator.wordings')}
      aria-live="polite"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="ui-h">
        <span className="gm">
          <Flag name={String(grade)} size={20} />
          {dimension && `${t(`dimension.${dimension}`)}: ${t('grade', { grade })}`}
        </span>
        <SentenceBar ids={ids} id={phraseId} onStep={onStep} onClose={onClose} />
      </div>
      <OwnWording id={phraseId} text={text} grade={grade} draft={draft} read={read} onWrite={onWrite} onOmit={onOmit} />
      <p className="ui-row small">{others.length === 0 ? t('generator.wordings.none') : <b>{t('generator.wordings')}</b>}</p>
      {others.map((other) => (
        <p className="ui-row ui-w" key={other.phraseId}>
          <span className="ref" lang={lang}>
            {other.text}
          </span>
          <button type="button" className="btn btn--2 btn--s" onClick={() => onChoose(other.phraseId ?? '')}>
            {t('generator.use')}
          </button>
        </p>
      ))}
    </section>
  )
}
