import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { FieldType, StoredField } from '../stored/collection.ts'
import type { Problems } from '../use-problems.ts'
import type { DraftField } from './draft.ts'
import { newField, optionsOf } from './field-options.ts'
import { OptionInput } from './option-input.tsx'
import { TypeChoice } from './type-choice.tsx'

interface SchemaFieldProps {
  readonly draft: DraftField
  /** Where the server says what is wrong with it. */
  readonly place: string
  readonly problems: Problems
  readonly onChange: (field: StoredField) => void
  readonly onUp: (() => void) | undefined
  readonly onDown: (() => void) | undefined
  readonly onRemove: () => void
}

/** One field: its name and type at a glance, its options behind them. A field that is new or refused stands open. */
export function SchemaField({ draft: { field }, place, problems, onChange, onUp, onDown, onRemove }: SchemaFieldProps) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(!field.id)
  const isWrong = problems.at(place) !== undefined
  return (
    <li>
      <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <strong>{field.name || '–'}</strong>{' '}
          <span className="dim">{describe(field, say(`schema.type.${field.type}`), say('schema.requiredMark'))}</span>
        </summary>
        {problems.own(place) && <p className="problem">{problems.own(place)}</p>}
        <FieldForm field={field} place={place} problems={problems} onChange={onChange} />
      </details>
      <div className="buttons">
        <MoveButton label={say('schema.up', { name: field.name })} sign="↑" onMove={onUp} />
        <MoveButton label={say('schema.down', { name: field.name })} sign="↓" onMove={onDown} />
        <button
          type="button"
          className="danger"
          disabled={field.system}
          aria-label={say('records.removeNamed', { name: field.name })}
          onClick={onRemove}
        >
          {say('records.remove')}
        </button>
      </div>
    </li>
  )
}

const describe = ({ required }: StoredField, type: string, mark: string): string => (required ? `${type} · ${mark}` : type)

function MoveButton({ label, sign, onMove }: { readonly label: string; readonly sign: string; readonly onMove: (() => void) | undefined }) {
  return (
    <button type="button" className="second" aria-label={label} disabled={!onMove} onClick={onMove}>
      {sign}
    </button>
  )
}

type FieldFormProps = Pick<SchemaFieldProps, 'place' | 'problems' | 'onChange'> & { readonly field: StoredField }

function FieldForm({ field, place, problems, onChange }: FieldFormProps) {
  const say = useSay()
  // Another type is another field under the same name: the contract keeps no values over it.
  const retype = (type: FieldType) => onChange(newField(type, field.name))
  return (
    <div className="options">
      <Field label={say('schema.fieldName')} problem={problems.at(`${place}.name`)}>
        <input value={field.name} disabled={field.system} spellCheck={false} onChange={({ target }) => onChange({ ...field, name: target.value })} />
      </Field>
      {!field.system && <TypeChoice label={say('schema.fieldType')} hint={field.id && say('schema.retype')} type={field.type} onChoose={retype} />}
      {optionsOf(field.type).map((option) => (
        <OptionInput
          key={option.name}
          label={say(`schema.option.${option.name}`)}
          kind={option.kind}
          value={field[option.name]}
          isFixed={option.name === 'collectionId' && field.id !== undefined}
          problem={problems.at(`${place}.${option.name}`)}
          onChange={(value) => onChange({ ...field, [option.name]: value })}
        />
      ))}
    </div>
  )
}
