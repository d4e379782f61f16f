import { grades, isJudged } from '#zeugnis'
import { useMessages } from '../../messages/messages.tsx'
import { Flag } from '../../ui/flag.tsx'
import type { Draft } from './draft.ts'

/** The overall grade by its pennant, before all that is typed; none of a letter that judges nothing. */
export function GradeSwitch({ draft, onChange }: { draft: Draft; onChange: (more: Partial<Draft>) => void }) {
  const t = useMessages()
  const { overall } = draft
  if (!isJudged(draft)) return null
  return (
    <div className="gen-u">
      <fieldset className="gen-g">
        <legend>{t('draft.overall')}</legend>
        {grades.map((grade) => (
          <label key={grade}>
            <input
              type="radio"
              name="overall"
              checked={overall === grade}
              onChange={() => onChange({ overall: grade })}
              aria-label={`${t('grade', { grade })}, ${t(`grade.${grade}`)}`}
            />
            <Flag name={String(grade)} size={26} />
            <b>{grade}</b>
          </label>
        ))}
      </fieldset>
    </div>
  )
}
