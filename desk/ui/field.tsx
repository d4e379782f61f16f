import { cloneElement, type ReactElement, useId } from 'react'

interface FieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly children: ReactElement<React.AriaAttributes & { id?: string }>
}

/** A field with its label, what helps to fill it, and what is wrong with it. */
export function Field({ label, hint, problem, children }: FieldProps) {
  const id = useId()
  const notes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={problem ? 'field field--problem' : 'field'}>
      <label htmlFor={id}>{label}</label>
      {cloneElement(children, { id, ...(notes && { 'aria-describedby': notes }), ...(problem && { 'aria-invalid': true }) })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="problem">
          {problem}
        </p>
      )}
    </div>
  )
}
