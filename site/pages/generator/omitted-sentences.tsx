import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import type { Written } from './write-draft.ts'

interface Props {
  readonly sentences: Written['omitted']
  readonly lang: string
  readonly onTakeBack: (place: string) => void
}

/** Sentences that were left out, each with the way back. The newest is announced, since its button has gone with it. */
export function OmittedSentences({ sentences, lang, onTakeBack }: Props) {
  const t = useMessages()
  const box = useRef<HTMLElement>(null)
  const count = useRef(sentences.length)
  useEffect(() => {
    if (sentences.length > count.current) box.current?.focus({ preventScroll: true })
    count.current = sentences.length
  }, [sentences.length])
  if (sentences.length === 0) return null
  return (
    <section ref={box} tabIndex={-1} className="ui" aria-label={t('generator.omitted')}>
      <div className="ui-h">
        <span>{t('generator.omitted')}</span>
      </div>
      <p className="ui-row small">{t('generator.omitted.hint')}</p>
      {sentences.map(({ place, text }) => (
        <p className="ui-row" key={place}>
          <span className="ref" lang={lang}>
            {text}
          </span>
          <button type="button" className="btn btn--2 btn--s" onClick={() => onTakeBack(place)}>
            {t('generator.omitted.back')}
          </button>
        </p>
      ))}
    </section>
  )
}
