import { useRef, useState } from 'react'
import { readSample, sampleNames } from '#words'
import type { Locale } from '#words/interface'
import { useMessages } from '../../messages/messages.tsx'
import { loadWhole } from '../../navigation/load-whole.ts'
import { ReportButton } from '../../reading/report-button.tsx'
import { FindingList } from './finding-list.tsx'
import { InputPanel } from './input-panel.tsx'
import { LetterView } from './letter-view.tsx'
import { PrivacyPromise } from './privacy-promise.tsx'
import { ResultView } from './result-view.tsx'
import type { FirstSample } from './samples.server.ts'
import { ShareButton } from './share/share-button.tsx'
import { Strip } from './strip.tsx'
import { TextChoice, type TextName } from './text-choice.tsx'
import { type ReadingState, useReading } from './use-reading.ts'
import { useSelected } from './use-selected.ts'

/** The live analysis: choose or paste a text, read it beside its findings. Nothing is sent. */
export function Analyser({ locale, first }: { locale: Locale; first: FirstSample }) {
  const t = useMessages()
  const [choice, setChoice] = useState<TextName>(sampleNames[0])
  const { state, read, clear } = useReading(locale, first)
  const latest = useRef(choice)
  function choose(name: TextName) {
    latest.current = name
    setChoice(name)
    if (name === 'own') clear()
    else readSample(name).then((text) => latest.current === name && read(text, []), loadWhole)
  }
  return (
    <section className="az-sec" data-search="off" aria-label={t('analyser.title')}>
      <div className="wrap">
        <div className="az" aria-busy={state.state === 'working'}>
          <div className="az-h">
            <TextChoice choice={choice} onChoose={choose} />
            <PrivacyPromise />
            <noscript>
              <p className="small">{t('analyser.noscript')}</p>
            </noscript>
          </div>
          {state.state === 'read' ? (
            <Result {...state} locale={locale} isSample={choice !== 'own'} onOther={() => choose('own')} />
          ) : (
            <InputPanel state={state} onRead={read} onCancel={() => choose('own')} />
          )}
        </div>
      </div>
    </section>
  )
}

interface ResultProps extends Omit<Extract<ReadingState, { state: 'read' }>, 'state'> {
  readonly locale: Locale
  readonly isSample: boolean
  readonly onOther: () => void
}

function Result({ reading, text, notes, locale, isSample, onOther }: ResultProps) {
  const t = useMessages()
  const selected = useSelected(reading)
  return (
    <>
      <div className="az-l">
        <LetterView reading={reading} notes={notes} isSample={isSample} selected={selected} />
      </div>
      <div className="az-r">
        <ResultView reading={reading} takesFocus={!isSample} />
        <FindingList reading={reading} selected={selected} />
      </div>
      <Strip reading={reading} />
      <div className="az-e">
        <p className="small dim">{t('analyser.noAdvice')}</p>
        <div className="btns">
          <button className="btn btn--s" type="button" onClick={onOther}>
            {t('analyser.other')}
          </button>
          <ShareButton key={text} text={text} locale={locale} />
          <ReportButton text={text} locale={locale} label={t('analyser.report')} fileName={t('analyser.fileName')} />
          <button className="btn btn--2 btn--s" type="button" onClick={() => print()}>
            {t('analyser.print')}
          </button>
        </div>
      </div>
    </>
  )
}
