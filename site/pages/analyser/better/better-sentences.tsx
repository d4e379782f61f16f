import { useEffect, useMemo, useRef, useState } from 'react'
import type { Locale } from '#words/interface'
import type { Grade } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'
import { Working } from '../../../reading/working.tsx'
import './better.css'
import { ChangedLetter } from './changed-letter.tsx'
import { keepWork, type RequestDraft, workOn } from './kept-work.ts'
import { RequestLetter } from './request-letter.tsx'
import { SentenceRow } from './sentence-row.tsx'
import { TargetChoice } from './target-choice.tsx'
import { useChosen } from './use-chosen.ts'
import { useWordings, type Wordings } from './use-wordings.ts'

export interface BetterSentencesProps {
  readonly text: string
  readonly locale: Locale
  /** Whether the text is the visitor's own, and no sample. */
  readonly isOwn: boolean
  /** The overall grade of the letter as it is. */
  readonly overall: number | null
  /** Takes the focus anew whenever this changes; not for work that was found again. */
  readonly times: number
}

/** How each graded sentence would read better; what is chosen becomes a letter with changes, or one to the employer. */
export function BetterSentences({ text, locale, isOwn, overall, times }: BetterSentencesProps) {
  const [to, setTo] = useState<Grade>()
  const [before] = useState(() => workOn(text))
  const { wordings, facts, stop } = useWordings(text, to)
  const { chosen, reading, written, choose, write, undo } = useChosen(text, before)
  const [request, setRequest] = useState<RequestDraft>(before?.request ?? { language: 'de', typed: undefined })
  useEffect(() => keepWork({ text, isOwn, chosen, written, request }), [text, isOwn, chosen, written, request])
  const changed = useMemo(() => chosen.filter((one) => one.text !== one.sentence.sentence), [chosen])
  return (
    <section className="bs" aria-labelledby="bs-h">
      <div className="bs-h">
        <Heading times={times} />
        <TargetChoice value={to} onChange={setTo} />
      </div>
      <Progress wordings={wordings} onCancel={stop} />
      {wordings.state === 'found' && (
        <ol className="bs-l">
          {wordings.sentences.map((sentence, index) => (
            <SentenceRow
              key={sentence.start}
              sentence={sentence}
              number={index + 1}
              locale={locale}
              chosen={chosen.find(({ start }) => start === sentence.start)?.text}
              grade={reading?.grades[sentence.start]}
              own={written[sentence.start] ?? sentence.sentence}
              onChoose={(instead) => choose(sentence, instead)}
              onWrite={(text) => write(sentence, text)}
            />
          ))}
        </ol>
      )}
      {changed.length > 0 && (
        <ChangedLetter text={text} chosen={changed} before={overall} reading={reading} onUndo={undo}>
          <RequestLetter locale={locale} chosen={changed} facts={facts} draft={request} onChange={setRequest} />
        </ChangedLetter>
      )}
    </section>
  )
}

/** What there is to say while there is nothing to choose from. */
function Progress({ wordings, onCancel }: { wordings: Wordings; onCancel: () => void }) {
  const t = useMessages()
  if (wordings.state === 'working') return <Working what={t('better.working')} onCancel={onCancel} />
  if (wordings.state === 'found') return wordings.sentences.length === 0 && <p className="bs-p">{t('better.none')}</p>
  return (
    <p className="bs-p" role="alert">
      {t(`better.${wordings.state}`)}
    </p>
  )
}

function Heading({ times }: Pick<BetterSentencesProps, 'times'>) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // Asked for once more, it takes the focus once more.
  useEffect(() => {
    if (times > 0) heading.current?.focus()
  }, [times])
  return (
    <>
      <h2 id="bs-h" ref={heading} tabIndex={-1}>
        {t('better.title')}
      </h2>
      <p>{t('better.lead')}</p>
    </>
  )
}
