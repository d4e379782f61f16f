import { type ReactNode, useId } from 'react'

export interface FieldProps {
  /** Where links lead to it; without one it has an id of its own. */
  readonly id?: string
  readonly label: string
  /** What keeps it from being accepted, said at the field. */
  readonly error?: string | undefined
  /** An error of this field is told elsewhere on the page: a reader hears it once. */
  readonly isQuiet?: boolean
  readonly hint?: ReactNode
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
export function TextField({ value, type = 'text', lang, inputMode, onChange, ...field }: TextFieldProps) {
  const ownId = useFieldId()
  const id = field.id ?? ownId
  return (
    <FieldFrame {...field} id={id}>
      <input
        id={id}
        type={type}
        value={value}
        lang={lang}
        inputMode={inputMode}
        autoComplete="off"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={(field.error ?? field.hint) ? `${id}-said` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </FieldFrame>
  )
}

/** An id of a field: React's own may not begin with a letter. */
export const useFieldId = () => `field${useId()}`

/** The label above a control and the message below it; its id is that of the control. */
export function FieldFrame({ id, label, error, isQuiet, hint, children }: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className={error ? 'fld fld--err' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {(error ?? hint) && (
        <p id={`${id}-said`} className={error ? 'err' : 'hint'} role={error && !isQuiet ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
