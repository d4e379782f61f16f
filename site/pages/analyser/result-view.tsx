import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ConfidenceMark } from '../../reading/confidence-mark.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { GradePennants } from '../../reading/grade-pennants.tsx'
import type { Rating, Reading } from '../../reading/reading.ts'
import { Flag } from '../../ui/flag.tsx'
import { Profile } from './profile.tsx'

/** Overall grade with confidence, performance and conduct, and the profile by dimension. */
export function ResultView({ reading, takesFocus }: { reading: Reading; takesFocus: boolean }) {
  const t = useMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone. The answer of a sample is there from the start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every reading anew
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, reading])
  const nameOf = useGradeName()
  const { overall, performance, conduct, doubts } = reading
  return (
    <>
      <div className="sum">
        <div className="sum-g">
          <span className="sum-n num">{overall.grade === null ? '–' : nameOf.figure(overall.grade)}</span>
          <span className="sum-p">{overall.grade === null ? <Flag name="q" size={22} /> : <GradePennants grade={overall.grade} size={22} />}</span>
        </div>
        <div className="sum-t">
          <h2 ref={heading} tabIndex={-1}>
            {overall.grade === null ? t('analyser.noGrade') : nameOf.words(overall.grade)}
          </h2>
          <ConfidenceMark of={overall.confidence} />
          <dl className="duo">
            <Part label={t('analyser.performance')} rating={performance} />
            <Part label={t('analyser.conduct')} rating={conduct} />
          </dl>
        </div>
        <details className="calc">
          <summary>{t('analyser.calc')}</summary>
          <p>{t('analyser.calc.text')}</p>
          {doubts.map(({ code, explanation }) => (
            <p key={code}>{explanation}</p>
          ))}
        </details>
      </div>
      <Profile reading={reading} />
    </>
  )
}

function Part({ label, rating }: { label: string; rating: Rating }) {
  const nameOf = useGradeName()
  const t = useMessages()
  return (
    <div>
      <dt>{label}</dt>
      <dd>{rating.grade === null ? t('analyser.noGrade') : nameOf.figure(rating.grade)}</dd>
    </div>
  )
}
