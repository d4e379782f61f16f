import type { ReactNode } from 'react'

export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  /** The word that says a field may stay empty; none on a field that must be filled in. */
  readonly optional?: string | undefined
  readonly hint?: string | undefined
  /** Shares its row with another field where there is room. */
  readonly isHalf?: true | undefined
  /** What keeps it from being accepted, said at the field. */
  readonly error?: string | undefined
}

interface FrameProps extends Omit<FieldProps, 'name'> {
  /** The error comes while somebody works on the field, and is read out at once. */
  readonly isErrorTold?: true
  readonly children: ReactNode
}

/** Label above, hint and message below, both named by the control (`describedBy`). */
export function FieldFrame({ id, label, optional, hint, error, isHalf, isErrorTold, children }: FrameProps) {
  return (
    <div className={`fld${error ? ' fld--err' : ''}${isHalf ? ' fld--half' : ''}`}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="err" role={isErrorTold && 'alert'}>
          {error}
        </p>
      )}
    </div>
  )
}

/** What a control of a frame says of itself: its message and hint, and whether it must be filled in. */
export function stateOf({ id, optional, hint, error }: Pick<FieldProps, 'id' | 'optional' | 'hint' | 'error'>) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  }
}
