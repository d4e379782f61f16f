import type { ChangeEvent } from 'react'
import { FieldFrame, type FieldProps, useFieldId } from './field.tsx'

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** A choice of one from a closed list. */
export function SelectField<T extends string>({ value, options, onChange, ...field }: SelectFieldProps<T>) {
  const ownId = useFieldId()
  const id = field.id ?? ownId
  const { error, hint } = field
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const option = options[target.selectedIndex]
    if (option) onChange(option.value)
  }
  return (
    <FieldFrame {...field} id={id}>
      <select
        id={id}
        value={value}
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? `${id}-said` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Yes or no. */
export function CheckField({ label, value, onChange }: { label: string; value: boolean; onChange: (value: boolean) => void }) {
  return (
    <label className="chkf">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  )
}
