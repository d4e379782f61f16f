import { type ChangeEvent, type ReactNode, useId } from 'react'

interface FieldProps {
  /** Where links lead to it; without one it has an id of its own. */
  readonly id?: string
  readonly label: string
  /** What keeps it from being accepted, said at the field. */
  readonly error?: string | undefined
  /** An error of this field is told elsewhere on the page: a reader hears it once. */
  readonly isQuiet?: boolean
  /** What should be looked at once more, and keeps nothing from being accepted. */
  readonly remark?: string | undefined
  readonly hint?: string | undefined
}

interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly type?: 'text' | 'date'
  /** Lines of a text that may be longer than one. */
  readonly rows?: number
  readonly lang?: string
  /** The keys that a phone shows. */
  readonly inputMode?: 'decimal'
  readonly onChange: (value: string) => void
}

/** A text or date input with its label above and its message below. */
export function TextField({ value, type = 'text', rows, lang, inputMode, onChange, ...field }: TextFieldProps) {
  const ownId = useFieldId()
  const id = field.id ?? ownId
  const { error, remark, hint } = field
  const shared = {
    ...{ id, value, lang, autoComplete: 'off', onChange: (event: ChangeEvent<Typed>) => onChange(event.target.value) },
    ...{ 'aria-invalid': error ? true : undefined, 'aria-describedby': (error ?? remark ?? hint) ? `${id}-said` : undefined },
  }
  return (
    <Frame {...field} id={id}>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} inputMode={inputMode} {...shared} />}
    </Frame>
  )
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** An id of a field: React's own may not begin with a letter. */
export const useFieldId = () => `field${useId()}`

interface SelectFieldProps<T extends string> extends FieldProps {
  readonly value: T
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly onChange: (value: T) => void
}

/** A choice of one from a closed list. */
export function SelectField<T extends string>({ value, options, onChange, ...field }: SelectFieldProps<T>) {
  const ownId = useFieldId()
  const id = field.id ?? ownId
  const { error, remark, hint } = field
  function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    const option = options[target.selectedIndex]
    if (option) onChange(option.value)
  }
  return (
    <Frame {...field} id={id}>
      <select
        id={id}
        value={value}
        onChange={choose}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? remark ?? hint) ? `${id}-said` : undefined}
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

function Frame({ id, label, error, isQuiet, remark, hint, children }: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  const said = error ?? remark ?? hint
  return (
    <div className={error ? 'fld fld--err' : 'fld'}>
      <label htmlFor={id}>{label}</label>
      {children}
      {said && (
        <p id={`${id}-said`} className={toneOf({ error, remark })} role={error && !isQuiet ? 'alert' : undefined}>
          {said}
        </p>
      )}
    </div>
  )
}

function toneOf({ error, remark }: Pick<FieldProps, 'error' | 'remark'>): string {
  if (error) return 'err'
  return remark ? 'ask' : 'hint'
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
