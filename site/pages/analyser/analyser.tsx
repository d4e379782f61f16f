import { useState } from 'react'
import type { Locale } from '#words/locales'
import { useMessages } from '../../runtime/messages.tsx'
import type { Reading } from '../reading/reading.ts'
import { ReportButton } from '../reading/report-button.tsx'
import { FindingList } from './finding-list.tsx'
import { InputPanel } from './input-panel.tsx'
import { LetterView } from './letter-view.tsx'
import { PrivacyPromise } from './privacy-promise.tsx'
import { ResultView } from './result-view.tsx'
import type { Samples } from './samples.server.ts'
import { ShareButton } from './share/share-button.tsx'
import { Strip } from './strip.tsx'
import { TextChoice } from './text-choice.tsx'
import { useReading } from './use-reading.ts'

/** The live analysis: choose or paste a text, read it beside its findings. Nothing is sent. */
export function Analyser({ locale, samples }: { locale: Locale; samples: Samples }) {
  const t = useMessages()
  const [choice, setChoice] = useState<string>(samples.all[0]?.name ?? 'own')
  const { state, read, clear } = useReading(locale, { reading: samples.first, text: samples.all[0]?.text ?? '' })
  function choose(name: string) {
    setChoice(name)
    const sample = samples.all.find((one) => one.name === name)
    if (sample) read(sample.text)
    else clear()
  }
  return (
    <section className="az-sec" data-search="off" aria-label={t('analyser.title')}>
      <div className="wrap">
        <div className="az" aria-busy={state.state === 'working'}>
          <div className="az-h">
            <TextChoice samples={samples.all} choice={choice} onChoose={choose} />
            <PrivacyPromise />
            <noscript>
              <p className="small">{t('analyser.noscript')}</p>
            </noscript>
          </div>
          {state.state === 'read' ? (
            <Result reading={state.reading} text={state.text} locale={locale} isSample={choice !== 'own'} onOther={() => choose('own')} />
          ) : (
            <InputPanel state={state} onRead={read} />
          )}
        </div>
      </div>
    </section>
  )
}

interface ResultProps {
  readonly reading: Reading
  readonly text: string
  readonly locale: Locale
  readonly isSample: boolean
  readonly onOther: () => void
}

function Result({ reading, text, locale, isSample, onOther }: ResultProps) {
  const t = useMessages()
  const [selected, setSelected] = useState<string | null>(null)
  return (
    <>
      <div className="az-l">
        <LetterView reading={reading} isSample={isSample} selected={selected} onSelect={setSelected} />
      </div>
      <div className="az-r">
        <ResultView reading={reading} />
        <FindingList reading={reading} selected={selected} onSelect={setSelected} />
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
