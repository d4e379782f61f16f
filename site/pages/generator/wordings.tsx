import { useEffect, useRef } from 'react'
import type { Letter } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { Draft } from './draft.ts'
import { OwnWording } from './own-wording.tsx'

type Sentence = Letter['parts'][number]['sentences'][number]

interface Props {
  readonly sentence: Sentence
  readonly others: readonly Sentence[]
  readonly lang: string
  readonly draft: Draft
  /** The grade with which the sentence is read in its letter. */
  readonly read: number | null | undefined
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
  readonly onWrite: (id: string, text: string | undefined) => void
  readonly onOmit: (id: string) => void
}

/** Other wordings of a sentence, and a field for one of one's own. */
export function Wordings({ sentence, others, lang, draft, read, onChoose, onClose, onWrite, onOmit }: Props) {
  const t = useMessages()
  const { text, grade, phraseId } = sentence
  const box = useRef<HTMLElement>(null)
  // Below a long letter it would open unseen, and a keyboard would have to pass all other sentences to come to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every sentence anew
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [phraseId])
  return (
    <section
      ref={box}
      tabIndex={-1}
      className="ui"
      aria-label={t('generator.wordings')}
      aria-live="polite"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Head sentence={sentence} />
      {phraseId && grade !== undefined && (
        <OwnWording id={phraseId} text={text} grade={grade} draft={draft} read={read} onWrite={onWrite} onOmit={onOmit} />
      )}
      {others.length === 0 && <p className="ui-row small">{t('generator.wordings.none')}</p>}
      {others.map((other) => (
        <p className="ui-row" key={other.phraseId}>
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

function Head({ sentence: { grade, dimension } }: Pick<Props, 'sentence'>) {
  const t = useMessages()
  return (
    <div className="ui-h">
      <span>{t('generator.wordings')}</span>
      <span className="gm">
        <Flag name={String(grade)} size={20} />
        {dimension && `${t(`dimension.${dimension}`)}: ${t('grade', { grade: grade ?? '' })}`}
      </span>
    </div>
  )
}
