import { Activity } from 'react'
import type { Locale } from '#words/interface'
import { useStrayDrops } from '../../files/use-stray-drops.ts'
import { useMessages } from '../../messages/messages.tsx'
import { InputPanel } from './input-panel.tsx'
import { KeptText } from './kept-text.tsx'
import { OWN_TEXT_KEY } from './own-text.ts'
import { PrivacyPromise } from './privacy-promise.tsx'
import { Result } from './result.tsx'
import type { FirstSample } from './samples.server.ts'
import { TextChoice } from './text-choice.tsx'
import { useChoice } from './use-choice.ts'

/** The live analysis: choose or paste a text, read it beside its findings. Nothing is sent. */
export function Analyser({ locale, first }: { locale: Locale; first: FirstSample }) {
  const t = useMessages()
  useStrayDrops()
  const { choice, isGiven, state, own, field, look, choose, take, other, again, readOwn, check } = useChoice(locale, first)
  return (
    <section className="az-sec" id="analyse" data-search="off" data-react-now={OWN_TEXT_KEY} aria-label={t('analyser.title')}>
      <div className="wrap">
        <div className="az" aria-busy={state.state === 'working'}>
          <div className="az-h">
            <TextChoice choice={choice} onChoose={choose} />
            <PrivacyPromise />
            <noscript>
              <p className="small">{t('analyser.noscript')}</p>
            </noscript>
            {choice === 'own' && <KeptText own={own} onForget={again.forgotten} onBringBack={readOwn} />}
          </div>
          {state.state === 'read' && <Result {...state} locale={locale} isSample={choice !== 'own'} takesFocus={isGiven} again={again} />}
          {/* Behind a sample what was typed and the pictures that are looked through wait for their visitor. */}
          <Activity mode={state.state === 'read' ? 'hidden' : 'visible'}>
            <InputPanel
              key={field.turn}
              state={state.state === 'read' ? { state: 'empty' } : state}
              before={field.text}
              isAgain={field.isAgain}
              onRead={take}
              onCancel={other}
              onCheck={check}
              onReplace={own.take}
              onType={own.keep}
              onLook={look}
            />
          </Activity>
        </div>
      </div>
    </section>
  )
}
