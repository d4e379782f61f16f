import { type ReactNode, useId } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { StoredField } from '../stored/collection.ts'
import { useFieldLabel } from './use-field-label.ts'

interface GroupProps {
  readonly field: StoredField
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** A field that several controls belong to. */
export function Group({ field, problem, children }: GroupProps) {
  const id = useId()
  const label = useFieldLabel()(field)
  return (
    <fieldset className="group" aria-describedby={problem && id}>
      <legend>{label}</legend>
      {field.help && <p className="hint">{field.help}</p>}
      {children}
      {problem && (
        <p className="problem" id={id}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

interface ListInputProps extends Omit<GroupProps, 'children'> {
  readonly chosen: readonly string[]
  readonly onType: (chosen: readonly string[]) => void
}

/** Several of the values that a field names; they keep the order in which they were chosen. */
export function ListInput({ field, chosen, onType, problem }: ListInputProps) {
  const values = [...new Set([...(field.values ?? []), ...chosen])]
  const toggle = (value: string) => onType(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value])
  return (
    <Group field={field} problem={problem}>
      <div className="ticks ticks--row">
        {values.map((value) => (
          <label key={value}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} /> {value}
          </label>
        ))}
      </div>
    </Group>
  )
}

interface PointInputProps extends Omit<GroupProps, 'children'> {
  /** Longitude and latitude. */
  readonly point: readonly string[]
  readonly onType: (point: readonly string[]) => void
}

/** A place on Earth. */
export function PointInput({ field, point: [lon = '', lat = ''], onType, problem }: PointInputProps) {
  const say = useSay()
  return (
    <Group field={field} problem={problem}>
      <div className="pair">
        <Field label={say('records.latitude')}>
          <input inputMode="decimal" value={lat} onChange={({ target }) => onType([lon, target.value])} />
        </Field>
        <Field label={say('records.longitude')}>
          <input inputMode="decimal" value={lon} onChange={({ target }) => onType([target.value, lat])} />
        </Field>
      </div>
    </Group>
  )
}
