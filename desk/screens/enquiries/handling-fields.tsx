import { leadStates } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import type { Handled } from './clashes.ts'
import type { Operator } from './use-operators.ts'

interface HandlingFieldsProps {
  readonly handled: Handled
  readonly operators: readonly Operator[]
  readonly onChange: (part: Partial<Handled>) => void
}

export function HandlingFields({ handled, operators, onChange }: HandlingFieldsProps) {
  const say = useSay()
  return (
    <>
      <Field label={say('handling.state')}>
        <select value={handled.state} onChange={({ target }) => onChange({ state: leadStates.find((state) => state === target.value) ?? 'new' })}>
          {leadStates.map((state) => (
            <option key={state} value={state}>
              {say(`state.${state}`)}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('handling.assignee')}>
        <select value={handled.assignee} onChange={({ target }) => onChange({ assignee: target.value })}>
          <option value="">{say('handling.nobody')}</option>
          {operators.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </Field>
      <Field label={say('handling.note')} hint={say('handling.noteHint')}>
        <textarea rows={4} maxLength={5000} value={handled.note} onChange={({ target }) => onChange({ note: target.value })} />
      </Field>
    </>
  )
}
