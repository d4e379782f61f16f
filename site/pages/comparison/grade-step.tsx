import { useMessages } from '../../messages/messages.tsx'
import { useGradeName } from '../../reading/grade-name.ts'
import { GradePennants } from '../../reading/grade-pennants.tsx'

/** A grade in the first text and in the second; one that stayed stands there once. */
export function GradeStep({ before, after }: { before: number | null; after: number | null }) {
  const t = useMessages()
  if (before === after) return <GradeMark grade={after} />
  return (
    <span className="gst">
      <GradeMark grade={before} />
      <span aria-hidden="true">→</span>
      <span className="vh">{t('comparison.becomes')}</span>
      <GradeMark grade={after} />
    </span>
  )
}

function GradeMark({ grade }: { grade: number | null }) {
  const t = useMessages()
  const nameOf = useGradeName()
  if (grade === null)
    return (
      <span className="gm">
        <i className="offm" />
        <span className="vh">{t('analyser.noGrade')}</span>
      </span>
    )
  return (
    <span className="gm">
      <GradePennants grade={grade} size={18} />
      <span className="vh">{t('analyser.grade')} </span>
      {nameOf.figure(grade)}
    </span>
  )
}
