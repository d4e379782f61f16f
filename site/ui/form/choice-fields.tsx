import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx'

interface Option {
  readonly value: string
  readonly label: string
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly Option[]
}

/** One of a closed list. */
export function SelectField({ options, defaultValue, ...field }: ChoiceProps & { readonly defaultValue: string }) {
  return (
    <FieldFrame {...field}>
      <select key={defaultValue} id={field.id} name={field.name} defaultValue={defaultValue} {...stateOf(field)}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** None, one or several of a list. The first box carries the field's id, so that the summary can lead to it. */
export function CheckFields({ options, chosen, ...field }: ChoiceProps & { readonly chosen: readonly string[] }) {
  const { id, name, label, optional, hint, error } = field
  const { required: _, ...state } = stateOf(field)
  return (
    <fieldset className={error ? 'fld fld--err' : 'fld'} aria-describedby={state['aria-describedby']}>
      <legend>
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </legend>
      <div className="checks">
        {options.map(({ value, label: words }, index) => (
          <label key={value} className="chkf">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              aria-invalid={state['aria-invalid']}
            />
            {words}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="err">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface AgreeProps extends Omit<FieldProps, 'hint' | 'isHalf' | 'optional'> {
  readonly value: string
  readonly isTicked: boolean
  /** Where it stands what is agreed to. */
  readonly link: { readonly href: string; readonly words: string }
}

/** One box that has to be ticked. The link stands beside the label: a tap on it must not tick the box. */
export function AgreeField({ id, name, label, value, isTicked, link, error }: AgreeProps) {
  return (
    <div className={error ? 'fld agree fld--err' : 'fld agree'}>
      <label className="chkf">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isTicked}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        {label}
      </label>
      <p className="hint">
        <a href={link.href}>{link.words}</a>
      </p>
      {error && (
        <p id={`${id}-error`} className="err">
          {error}
        </p>
      )}
    </div>
  )
}
