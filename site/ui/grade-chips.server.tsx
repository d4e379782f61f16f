import { type Grade, grades } from '#zeugnis'
import type { Translate } from '../messages/messages.tsx'
import { Flag } from './flag.tsx'

interface Props {
  readonly legend: string
  readonly chosen: `${Grade}`
  /** What stands for all of them, if they can be shown together; a phone has room for its first word. */
  readonly all?: string
  readonly t: Translate
}

/** One grade for all sentences of a page: radios, so that styles alone can follow them (`pick.css`). */
export function GradeChips({ legend, chosen, all, t }: Props) {
  const [first, ...others] = all?.split(' ') ?? []
  return (
    <fieldset className="pick-g">
      <legend>{legend}</legend>
      <div className="chips">
        {all && (
          <label>
            <input type="radio" name="grade" value="all" aria-label={all} />
            {first} <span>{others.join(' ')}</span>
          </label>
        )}
        {grades.map((grade) => (
          <label key={grade}>
            <input
              type="radio"
              name="grade"
              value={grade}
              defaultChecked={String(grade) === chosen}
              aria-label={t('template.grade.option', { grade, name: t(`grade.${grade}`) })}
            />
            <Flag name={String(grade)} size={18} />
            {grade} <span>{t(`grade.${grade}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
