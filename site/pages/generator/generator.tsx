import { useEffect, useState } from 'react'
import type { Locale } from '#words/locales'
import { useMessages } from '../../runtime/messages.tsx'
import { Checks } from './checks.tsx'
import { DraftForm } from './draft-form.tsx'
import { LetterActions } from './letter-actions.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { DRAFT_KEY } from './stored-draft.ts'
import { useDraft } from './use-draft.ts'

/** Before the browser says what day it is, no day has come too early. */
const NEVER = '9999-12-31'

/** The generator: form, letter and checks side by side; the letter follows the form as it is typed. */
export function Generator({ locale }: { locale: Locale }) {
  const t = useMessages()
  const [today, setToday] = useState(NEVER)
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), [])
  const { draft, change, clear, written, language, isSample } = useDraft(locale, today)
  const [last, setLast] = useState(written.letter)
  const letter = written.letter ?? last
  if (written.letter && written.letter !== last) setLast(written.letter)
  return (
    <section className="gen-sec" data-search="off" aria-label={t('generator.title')}>
      <div className="wrap">
        <noscript>
          <p className="note">{t('generator.noscript')}</p>
        </noscript>
        <div className="gen" data-react-now={DRAFT_KEY}>
          <DraftForm draft={draft} problem={written.problem} locale={locale} onChange={change} onClear={clear} />
          <div className="gen-l">
            <div className="gen-w">
              {letter && <LetterActions letter={letter} today={today} onReword={() => change({ seed: draft.seed + 1, chosen: [] })} />}
              {letter && (
                <LetterPaper
                  letter={letter}
                  draft={draft}
                  language={language}
                  isSample={isSample}
                  isOld={!written.letter}
                  onChoose={(chosen) => change({ chosen })}
                />
              )}
              <Checks letter={letter} problem={written.problem} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
