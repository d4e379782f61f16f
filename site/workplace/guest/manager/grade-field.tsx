import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { gradeNameOf } from '../../../reading/grade-name.ts'
import { Flag } from '../../../ui/flag.tsx'
import { useGrade } from '../../case-words.ts'
import { useField } from '../../form/form-context.ts'
import { useWords } from '../../words.ts'

interface GradeFieldProps {
  readonly name: string
  readonly value: string
  /** A sentence for each grade, from 1 on. */
  readonly examples: readonly string[]
  /** The language of the letter, and so of the sentences. */
  readonly lang: string
  readonly isOpen: boolean
}

/** One topic: five grades, each with the sentence that such a letter would hold. Folded, it shows the grade that was chosen. */
export function GradeField({ name, value: stored, examples, lang, isOpen }: GradeFieldProps) {
  const say = useWords()
  const gradeOf = useGrade()
  const { id, label, error, value } = useField(name, stored)
  const [chosen, setChosen] = useState(value)
  return (
    <details className="more-of rate-d" open={isOpen || error !== undefined}>
      <summary>
        <span className="rate-t">{label}</span>
        <span className={chosen ? 'rate-c' : 'rate-c dim'}>{chosen ? gradeOf(Number(chosen)) : say('rating.none')}</span>
      </summary>
      <fieldset
        className={error ? 'fld fld--err rate-g' : 'fld rate-g'}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => target instanceof HTMLInputElement && setChosen(target.value)}
      >
        <legend className="vh">{label}</legend>
        {error && (
          <p id={`${id}-error`} className="err">
            {error}
          </p>
        )}
        {examples.map((example, index) => (
          <Grade
            key={example}
            {...{ name, example, lang, id: index === 0 ? id : undefined, grade: index + 1, isChosen: value === String(index + 1) }}
          />
        ))}
      </fieldset>
    </details>
  )
}

interface GradeProps extends Pick<GradeFieldProps, 'name' | 'lang'> {
  readonly id: string | undefined
  readonly grade: number
  readonly example: string
  readonly isChosen: boolean
}

function Grade({ name, id, grade, example, lang, isChosen }: GradeProps) {
  const say = useWords()
  const word = gradeNameOf(useMessages()).words(grade)
  return (
    <label className="rate-o">
      <input id={id} type="radio" name={name} value={grade} defaultChecked={isChosen} aria-label={say('rating.option', { grade, word, example })} />
      <span className="rate-w" aria-hidden="true">
        <Flag name={String(grade)} size={16} />
        {word}
      </span>
      <span className="ref rate-e" lang={lang} aria-hidden="true">
        {example}
      </span>
    </label>
  )
}
