import { type ChangeEvent, type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  /** What keeps it from being accepted, said at the field. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly type?: 'text' | 'date'
  readonly lang?: string
  /** The keys that a phone shows. */
  readonly inputMode?: 'decimal'
  readonly onChange: (value: string) => void
}

/** A text or date input with its label above and its message below. */
export function TextField({ label, error, hint, value, type = 'text', lang, inputMode, onChange }: TextFieldProps) {
  const id = useFieldId()
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <input
        id={id}
        type={type}
        value={value}
        lang={lang}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-said` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}

/** An id of a field: React's own may not begin with a letter. */
export const useFieldId = () => `field${useId()}`

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** A choice of one from a closed list. */
export function SelectField<T extends string>({ label, error, hint, value, options, onChange }: SelectFieldProps<T>) {
  const id = useFieldId()
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const option = options[target.selectedIndex]
    if (option) onChange(option.value)
  }
  return (
    <Frame id={id} label={label} error={error} hint={hint}>
      <select
        id={id}
        value={value}
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-said` : undefined}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Frame>
  )
}

function Frame({ id, label, error, hint, children }: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={error ? 'fld fld--err' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-said`} className={error ? 'err' : 'hint'} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
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
