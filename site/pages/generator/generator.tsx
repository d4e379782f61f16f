import { useEffect, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Letter } from '#zeugnis'
import { DRAFT_KEY } from '../../browser/kept-drafts.ts'
import { useMessages } from '../../messages/messages.tsx'
import { Checks } from './checks.tsx'
import { DraftForm } from './draft-form.tsx'
import { DraftShelf } from './draft-shelf.tsx'
import { useFieldNotes } from './field-notes.ts'
import { LetterActions } from './letter-actions.tsx'
import { LetterPaper } from './letter-paper.tsx'
import { reworded } from './own-sentences.ts'
import { ProblemSheet } from './problem-sheet.tsx'
import { useDraft } from './use-draft.ts'
import { useReading } from './use-reading.ts'

/** Before the browser says what day it is, no day has come too early. */
const NEVER = '9999-12-31'

interface Props {
  readonly locale: Locale
  /** The letter of the sample, in the language of the page. */
  readonly sample: Letter
}

/** The generator: form, letter and checks side by side; the letter follows the form as it is typed, and goes where it cannot. */
export function Generator({ locale, sample }: Props) {
  const t = useMessages()
  const [today, setToday] = useState(NEVER)
  useEffect(() => setToday(new Date().toISOString().slice(0, 10)), [])
  const { draft, change, begin, clear, written, letterNow, language, isSample, shelf, hasFailed } = useDraft(locale, today, sample)
  const notes = useFieldNotes(draft, written)
  const { problems } = written
  const [last, setLast] = useState(written.letter)
  if (written.letter && written.letter !== last) setLast(written.letter)
  // While the phrases of a language come, the letter before stands; what is made of it waits for the new one.
  const letter = written.letter ?? (problems.length === 0 ? last : undefined)
  const reading = useReading(written.letter, draft.edited, draft.role, locale, isSample)
  return (
    <section className="gen-sec" id="generator" data-search="off" aria-label={t('generator.title')}>
      <div className="wrap">
        <noscript>
          <p className="note">{t('generator.noscript')}</p>
        </noscript>
        <DraftShelf shelf={shelf} draft={draft} hasFailed={hasFailed} />
        <div className="gen" data-react-now={DRAFT_KEY}>
          <DraftForm draft={draft} notes={notes} locale={locale} language={language} onChange={change} onBegin={begin} onClear={clear} />
          <div className="gen-l">
            <div className="gen-w">
              {letter && <LetterActions person={draft.lastName} letterNow={letterNow} today={today} onReword={() => change(reworded(draft))} />}
              {letter && (
                <LetterPaper {...{ letter, draft, language, isSample }} omitted={written.omitted} grades={reading?.grades} onChange={change} />
              )}
              {problems.length > 0 && <ProblemSheet problems={problems} />}
              <Checks draft={draft} written={written} remarks={reading?.remarks} onLeave={() => change({ foreign: [] })} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
