import { use } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { SelectField } from '../../ui/form/choice-fields.tsx'
import { AreaField, LineField } from '../../ui/form/text-fields.tsx'
import { FormContext, useField } from './form-context.ts'

interface FieldProps {
  readonly name: string
  /** What is stored. */
  readonly value?: string | undefined
  readonly hint?: string
  readonly isOptional?: boolean
  readonly isHalf?: true
  /** Where the field's own label would say too little. */
  readonly label?: string
}

function useShared({ name, value, hint, isOptional = false, isHalf, label }: FieldProps) {
  const t = useMessages()
  const field = useField(name, value)
  return {
    defaultValue: field.value,
    ...{ id: field.id, name, label: label ?? field.label, hint, isHalf, error: field.error, optional: isOptional ? t('form.optional') : undefined },
  }
}

interface LineProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'date' | 'password'
  readonly autoComplete?: string
}

/** One line of text, a day or a password. */
export function Line({ type = 'text', autoComplete = 'off', ...field }: LineProps) {
  return <LineField {...useShared(field)} type={type} autoComplete={autoComplete} />
}

/** Several lines. */
export function Area({ rows = 4, ...field }: FieldProps & { readonly rows?: number }) {
  return <AreaField {...useShared(field)} rows={rows} />
}

export interface Option {
  readonly value: string
  readonly label: string
}

/** One of a list; where it may stay empty or nothing is stored, “please choose” comes first. */
export function Choice({ options, ...field }: FieldProps & { readonly options: readonly Option[] }) {
  const t = useMessages()
  const shared = useShared(field)
  const isOpen = field.isOptional || !options.some(({ value }) => value === shared.defaultValue)
  return <SelectField {...shared} options={[...(isOpen ? [{ value: '', label: t('form.choose') }] : []), ...options]} />
}

interface TickProps {
  readonly name: string
  readonly isTicked?: boolean
  readonly label?: string
}

/** One box. */
export function Tick({ name, isTicked = false, label }: TickProps) {
  const { answer } = use(FormContext)
  const { id, error, value, label: own } = useField(name, isTicked ? 'yes' : '')
  return (
    <div className={error ? 'fld fld--err' : 'fld'}>
      <label className="chkf" key={answer ? 'typed' : 'stored'}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={value === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        {label ?? own}
      </label>
      {error && (
        <p id={`${id}-error`} className="err">
          {error}
        </p>
      )}
    </div>
  )
}

interface SegmentsProps extends Omit<FieldProps, 'isHalf' | 'isOptional'> {
  readonly options: readonly Option[]
}

/** One of a few, all in sight. The first radio carries the field's id, so that the summary can lead to it. */
export function Segments({ options, ...field }: SegmentsProps) {
  const { id, name, label, error, hint, defaultValue } = useShared(field)
  const said = error && `${id}-error`
  return (
    <fieldset className={error ? 'fld fld--err' : 'fld'} aria-describedby={said || undefined}>
      <legend>{label}</legend>
      <div className="chips chips--col">
        {options.map(({ value, label: words }, index) => (
          <label key={value}>
            <input id={index === 0 ? id : undefined} type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
            {words}
          </label>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && (
        <p id={said} className="err">
          {error}
        </p>
      )}
    </fieldset>
  )
}
