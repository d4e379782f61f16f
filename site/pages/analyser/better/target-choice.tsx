import type { Grade } from '#zeugnis'
import { useMessages } from '../../../messages/messages.tsx'

const targets = [undefined, 1, 2, 3] as const satisfies readonly (Grade | undefined)[]

/** For which grade wordings are looked for: one better than each sentence has, or the same for all. */
export function TargetChoice({ value, onChange }: { value: Grade | undefined; onChange: (grade: Grade | undefined) => void }) {
  const t = useMessages()
  return (
    <fieldset className="chips">
      <legend>{t('better.target')}</legend>
      {targets.map((grade) => (
        <label key={grade ?? 0}>
          <input type="radio" name="bs-to" checked={value === grade} onChange={() => onChange(grade)} />
          {grade === undefined ? t('better.target.next') : t('better.target.grade', { grade })}
        </label>
      ))}
    </fieldset>
  )
}
