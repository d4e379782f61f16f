import { useMessages } from '../../messages/messages.tsx'
import { MarkedText } from '../../reading/marked-text.tsx'
import { ChangeMark } from './change-mark.tsx'
import type { PairView } from './comparison-view.ts'
import { GradeStep } from './grade-step.tsx'
import { mergedSentence } from './merged-sentence.ts'
import { usePairWords } from './pair-words.ts'
import { WithGerman } from './with-german.tsx'

/** A sentence in both texts, and what that makes of it; where there is room for one only, both stand in it. */
export function PairRow({ pair }: { pair: PairView }) {
  const t = useMessages()
  const merged = mergedSentence(pair.before, pair.after)
  return (
    <>
      <Cell label={t('comparison.before')} pieces={pair.before} />
      <Cell label={t('comparison.after')} pieces={pair.after} />
      {merged && (
        <p className="ref vg-1" lang="de">
          <MarkedText pieces={merged} />
        </p>
      )}
      <Note pair={pair} />
    </>
  )
}

/** Where a text has no such sentence, the note says so. */
function Cell({ label, pieces }: { label: string; pieces: PairView['before'] }) {
  if (!pieces) return <div className="vg-x--0" />
  return (
    <div>
      <span className="vg-w">{label}</span>
      <p className="ref" lang="de">
        <MarkedText pieces={pieces} />
      </p>
    </div>
  )
}

function Note({ pair }: { pair: PairView }) {
  const t = useMessages()
  const { how, why } = usePairWords()(pair)
  const { dimension, assessed, gradeBefore, gradeAfter, change } = pair
  return (
    <div className="vg-n">
      {dimension && <b>{t(`dimension.${dimension}`)}</b>}
      {assessed && (
        <p className="vg-v">
          <GradeStep before={gradeBefore} after={gradeAfter} />
          {!why && <ChangeMark change={change} />}
        </p>
      )}
      {assessed && why && (
        <p>
          <ChangeMark change={change} />
          <WithGerman text={why} />
        </p>
      )}
      {how && <p>{how}</p>}
    </div>
  )
}
