import { useEffect, useEffectEvent, useState } from 'react'
import { useKeptFromClosing } from '../../../browser/use-kept-from-closing.ts'
import { useMessages } from '../../../messages/messages.tsx'
import { FileNotes } from '../../file-notes.tsx'
import type { FileNote } from '../../file-text.ts'
import { MANY_DOUBTS } from '../limits.ts'
import { DoubtForm } from './doubt-form.tsx'
import { countsOf, type Stretch, textOf } from './doubts.ts'
import { PageCrop } from './page-crop.tsx'
import { ReadText } from './read-text.tsx'
import { ReviewEnd } from './review-end.tsx'
import { useReviewing } from './use-reviewing.ts'
import type { Scanned } from './use-scan.ts'

/** Why a text cannot be analysed at all. */
export type TextProblem = 'other-language' | 'no-reference'

interface Props {
  readonly scanned: Scanned
  readonly onText: (text: string, notes: readonly FileNote[]) => void
  readonly taking?: string
  readonly onEdit: (text: string) => void
  readonly onCheck: (text: string) => Promise<TextProblem | undefined>
  readonly onChange: () => void
}

/**
 * The text beside the picture it was read from. Words that are unsure are marked, shown in the picture and confirmed or corrected, one
 * after the other, and can be had back; the text is taken when none is left: no grade rests on a guess.
 */
export function Review({ scanned, onCheck, ...leave }: Props) {
  const t = useMessages()
  const { stretches, open, at, typed, choose, type, settle, settleAll } = useReviewing(scanned.stretches)
  const stretch = at === undefined ? undefined : stretches[at]
  const page = scanned.pages[stretch?.doubt?.page ?? 0]
  useKeptFromClosing()
  const end = <ReviewEnd stretches={stretches} notes={scanned.notes} open={open} onSettleAll={settleAll} {...leave} />
  const isDone = at === undefined
  return (
    <section className="scn scn-r" aria-label={t('scan.review')}>
      <div>
        <h2>{t('scan.review')}</h2>
        <NoReference stretches={scanned.stretches} onCheck={onCheck} />
        <FileNotes notes={scanned.notes} />
        <ManyDoubts stretches={scanned.stretches} />
        <ReadText stretches={stretches} at={at} onChoose={choose} />
      </div>
      <div className="scn-d">
        {page && <PageCrop page={page} box={stretch?.doubt?.box} />}
        {stretch && at !== undefined ? (
          <DoubtForm key={at} word={stretch.text} left={open.length} typed={typed} onType={type} onSettle={settle} />
        ) : (
          end
        )}
      </div>
      {!isDone && end}
    </section>
  )
}

interface NoReferenceProps {
  readonly stretches: readonly Stretch[]
  readonly onCheck: Props['onCheck']
}

/** That these are pictures of something else is said before their words are looked through. */
function NoReference({ stretches, onCheck }: NoReferenceProps) {
  const t = useMessages()
  const [problem, setProblem] = useState<TextProblem>()
  const check = useEffectEvent(onCheck)
  useEffect(() => {
    void check(textOf(stretches)).then(setProblem)
  }, [stretches])
  return (
    problem && (
      <p className="note note--err" role="status">
        {t(`scan.${problem}`)}
      </p>
    )
  )
}

/** Where so much is unsure a better picture is less work. */
function ManyDoubts({ stretches }: { stretches: readonly Stretch[] }) {
  const t = useMessages()
  const { doubts, words } = countsOf(stretches)
  return doubts > MANY_DOUBTS.said * words && <p className="note">{t('scan.many', { doubts, words })}</p>
}
