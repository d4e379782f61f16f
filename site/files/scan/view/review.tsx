import { useMessages } from '../../../messages/messages.tsx'
import { FileNotes } from '../../file-notes.tsx'
import type { FileNote } from '../../file-text.ts'
import { MANY_DOUBTS } from '../limits.ts'
import { DoubtForm } from './doubt-form.tsx'
import { countsOf, type Stretch } from './doubts.ts'
import { PageCrop } from './page-crop.tsx'
import { ReadText } from './read-text.tsx'
import { ReviewEnd } from './review-end.tsx'
import { useKeptFromClosing } from './use-kept-from-closing.ts'
import { useReviewing } from './use-reviewing.ts'
import type { Scanned } from './use-scan.ts'

interface Props {
  readonly scanned: Scanned
  readonly onText: (text: string, notes: readonly FileNote[]) => void
  readonly onEdit: (text: string) => void
  readonly onClose: () => void
}

/**
 * The text beside the picture it was read from. Words that are unsure are marked, shown in the picture and confirmed or corrected, one
 * after the other, and can be had back; the text is taken when none is left: no grade rests on a guess.
 */
export function Review({ scanned, ...leave }: Props) {
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

/** Where so much is unsure a better picture is less work. */
function ManyDoubts({ stretches }: { stretches: readonly Stretch[] }) {
  const t = useMessages()
  const { doubts, words } = countsOf(stretches)
  return doubts > MANY_DOUBTS.said * words && <p className="note">{t('scan.many', { doubts, words })}</p>
}
