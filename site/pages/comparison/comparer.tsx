import { Activity } from 'react'
import type { Locale } from '#words/interface'
import { useStrayDrops } from '../../files/use-stray-drops.ts'
import { useMessages } from '../../messages/messages.tsx'
import { ChangesFile } from './changes-file.tsx'
import { ComparisonPdf } from './comparison-pdf.tsx'
import type { ComparisonView } from './comparison-view.ts'
import { PrivacyPromise } from './privacy-promise.tsx'
import { Result } from './result.tsx'
import { SampleChoice } from './sample-choice.tsx'
import { TwoTexts } from './two-texts.tsx'
import { useChoice } from './use-choice.ts'

/** The live comparison: choose two sample letters, or put in two of one's own. Nothing is sent, and nothing is kept but in this tab. */
export function Comparer({ locale, first }: { locale: Locale; first: ComparisonView }) {
  const t = useMessages()
  useStrayDrops()
  const { choice, isGiven, state, isAgain, choose, take, change, cancel } = useChoice(locale, first)
  const isCompared = state.state === 'compared'
  return (
    <section className="az-sec" id="vergleich" data-search="off" aria-label={t('comparison.title')}>
      <div className="wrap">
        <div className="az" aria-busy={state.state === 'working'}>
          <div className="az-h">
            <SampleChoice choice={choice} onChoose={choose} />
            <PrivacyPromise />
            <noscript>
              <p className="small">{t('comparison.noscript')}</p>
            </noscript>
          </div>
          <p className="vh" role="status">
            {isCompared && !isGiven && state.texts && state.view.sentence}
          </p>
          {isCompared && (
            <Result view={state.view} isSample={choice !== 'own'} takesFocus={isGiven} onChange={change}>
              <ChangesFile key={choice} texts={state.texts} />
              <ComparisonPdf key={state.view.sentence} view={state.view} locale={locale} />
            </Result>
          )}
          {/* Behind a sample what was put in waits for its visitor. */}
          <Activity mode={isCompared ? 'hidden' : 'visible'}>
            <TwoTexts state={isCompared ? { state: 'empty' } : state} isAgain={isAgain} onCompare={take} onCancel={cancel} />
          </Activity>
        </div>
      </div>
    </section>
  )
}
