import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { OptionProps } from './option-props.ts'

/** An option written as JSON: what does not read as JSON is said and not taken. */
export function JsonOption({ label, value, problem, onChange }: OptionProps) {
  const say = useSay()
  const [text, setText] = useState(JSON.stringify(value, null, 2))
  const [isWrong, setIsWrong] = useState(false)
  function type(next: string) {
    setText(next)
    try {
      onChange(JSON.parse(next))
      setIsWrong(false)
    } catch {
      setIsWrong(true)
    }
  }
  return (
    <Field label={label} problem={isWrong ? say('records.fault.json') : problem}>
      <textarea className="code" rows={4} spellCheck={false} value={text} onChange={({ target }) => type(target.value)} />
    </Field>
  )
}
