import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { DoubtForm } from './doubt-form.tsx'
import { openIn, type Stretch, settled, settledAsRead, textOf } from './doubts.ts'
import { isDecisive } from './is-decisive.ts'
import { PageCrop } from './page-crop.tsx'
import { ReadText } from './read-text.tsx'
import type { Scanned } from './use-scan.ts'

interface Props {
  readonly scanned: Scanned
  readonly onText: (text: string) => void
  readonly onClose: () => void
}

/**
 * The text beside the picture it was read from. Words that are unsure are marked, shown in the picture and confirmed or corrected, one
 * after the other; the text is taken when none is left: no grade rests on a guess.
 */
export function Review({ scanned, onText, onClose }: Props) {
  const t = useMessages()
  const [stretches, setStretches] = useState(scanned.stretches)
  const open = openIn(stretches).sort((a, b) => rankOf(stretches[a]) - rankOf(stretches[b]))
  const [wanted, setWanted] = useState(open[0])
  const at = wanted !== undefined && open.includes(wanted) ? wanted : open[0]
  const stretch = at === undefined ? undefined : stretches[at]
  const page = scanned.pages[stretch?.doubt?.page ?? 0]
  function settle(word: string) {
    if (at === undefined) return
    const next = settled(stretches, at, word)
    setStretches(next)
    setWanted(open[open.indexOf(at) + 1])
  }
  return (
    <section className="scn scn-r" aria-label={t('scan.review')}>
      <div>
        <h2>{t('scan.review')}</h2>
        <ReadText stretches={stretches} at={at} onChoose={setWanted} />
      </div>
      <div className="scn-d">
        {page && <PageCrop page={page} box={stretch?.doubt?.box} />}
        {stretch && at !== undefined ? (
          <DoubtForm key={at} word={stretch.text} left={open.length} onSettle={settle} />
        ) : (
          <p role="status">{t('scan.sure')}</p>
        )}
      </div>
      <ReviewEnd stretches={stretches} open={open} onSettleAll={() => setStretches(settledAsRead(stretches))} onText={onText} onClose={onClose} />
    </section>
  )
}

interface EndProps extends Pick<Props, 'onText' | 'onClose'> {
  readonly stretches: readonly Stretch[]
  /** Places of those that are still to be looked at. */
  readonly open: readonly number[]
  readonly onSettleAll: () => void
}

/** What can be done with the text: nothing is graded as long as a doubt is open, and those that decide no grade may be left as read. */
function ReviewEnd({ stretches, open, onSettleAll, onText, onClose }: EndProps) {
  const t = useMessages()
  const mayDecide = open.some((at) => isDecisive(stretches[at]?.text ?? ''))
  return (
    <div className="scn-e">
      {open.length > 1 && !mayDecide && (
        <button type="button" className="btn btn--2 btn--s" onClick={onSettleAll}>
          {t('scan.others')}
        </button>
      )}
      <div className="btns">
        <button type="button" className="btn" disabled={open.length > 0} onClick={() => onText(textOf(stretches))}>
          {t('analyser.read')}
        </button>
        <button type="button" className="btn btn--2" onClick={onClose}>
          {t('scan.close')}
        </button>
      </div>
      {open.length > 0 && <p className="small dim">{t('scan.first')}</p>}
    </div>
  )
}

/** Words that may decide a grade are looked at first. */
const rankOf = (stretch: Stretch | undefined) => (isDecisive(stretch?.text ?? '') ? 0 : 1)
