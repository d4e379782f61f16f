import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { StoredField } from '../stored/collection.ts'
import { useFieldLabel } from './use-field-label.ts'

interface ScalarInputProps {
  readonly field: StoredField
  readonly typed: string | boolean
  readonly isNew: boolean
  readonly onType: (typed: string | boolean) => void
  readonly problem: string | undefined
}

const inputTypes: Readonly<Partial<Record<StoredField['type'], string>>> = {
  email: 'email',
  url: 'url',
  date: 'datetime-local',
  password: 'password',
}

/** A field of one value. */
export function ScalarInput({ field, typed, isNew, onType, problem }: ScalarInputProps) {
  const label = useFieldLabel()(field)
  const hint = useHint(field, isNew)
  // Decided once: a field that became another while somebody types in it would lose the cursor.
  const [isLong] = useState(() => needsLines(field, typed))
  if (typeof typed === 'boolean') return <Tick label={label} isOn={typed} onType={onType} problem={problem} />
  const control = { value: typed, required: field.required === true, onChange: ({ target }: { target: { value: string } }) => onType(target.value) }
  if (field.type === 'select') return <SelectInput field={field} label={label} control={control} problem={problem} />
  return (
    <Field label={label} hint={hint} problem={problem}>
      {isLong ? (
        <textarea
          {...control}
          rows={field.type === 'editor' ? 8 : 5}
          className={field.type === 'json' ? 'code' : undefined}
          spellCheck={field.type !== 'json'}
        />
      ) : (
        <input
          {...control}
          type={inputTypes[field.type] ?? 'text'}
          inputMode={field.type === 'number' ? 'decimal' : undefined}
          step={field.type === 'date' ? 1 : undefined}
          autoComplete={field.type === 'password' ? 'new-password' : 'off'}
        />
      )}
    </Field>
  )
}

const ONE_LINE = 120

/** Whether a text needs several lines. */
function needsLines({ type }: StoredField, typed: string | boolean): boolean {
  if (type === 'editor' || type === 'json') return true
  return type === 'text' && typeof typed === 'string' && (typed.includes('\n') || typed.length > ONE_LINE)
}

interface TickProps extends Pick<ScalarInputProps, 'onType' | 'problem'> {
  readonly label: string
  readonly isOn: boolean
}

function Tick({ label, isOn, onType, problem }: TickProps) {
  return (
    <div className="field">
      <label className="tick">
        <input type="checkbox" checked={isOn} onChange={({ target }) => onType(target.checked)} /> {label}
      </label>
      {problem && <p className="problem">{problem}</p>}
    </div>
  )
}

interface SelectInputProps extends Pick<ScalarInputProps, 'field' | 'problem'> {
  readonly label: string
  readonly control: React.ComponentProps<'select'> & { readonly value: string }
}

function SelectInput({ field: { values = [] }, label, control, problem }: SelectInputProps) {
  // A value that the collection no longer knows stays until somebody chooses another.
  const known = control.value && !values.includes(control.value) ? [control.value, ...values] : values
  return (
    <Field label={label} problem={problem}>
      <select {...control}>
        <option value="">–</option>
        {known.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** What helps to fill a field: what its collection says of it, and what its type asks for. */
function useHint({ type, name, help }: StoredField, isNew: boolean): string | undefined {
  const say = useSay()
  const hints = [
    help,
    type === 'date' && say('records.dateHint'),
    type === 'json' && say('records.jsonHint'),
    type === 'editor' && say('records.editorHint'),
    type === 'password' && !isNew && say('records.passwordHint'),
    name === 'id' && say('records.idHint'),
  ]
  return hints.filter(Boolean).join(' ') || undefined
}
