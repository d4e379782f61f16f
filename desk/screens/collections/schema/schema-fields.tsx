import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import type { FieldType } from '../stored/collection.ts'
import type { Problems } from '../use-problems.ts'
import type { DraftField } from './draft.ts'
import { freeName, newField } from './field-options.ts'
import { SchemaField } from './schema-field.tsx'
import { TypeChoice } from './type-choice.tsx'

interface SchemaFieldsProps {
  readonly fields: readonly DraftField[]
  readonly problems: Problems
  readonly onChange: (fields: readonly DraftField[]) => void
}

/** The fields of a collection, in their order. */
export function SchemaFields({ fields, problems, onChange }: SchemaFieldsProps) {
  const say = useSay()
  function move(from: number, to: number) {
    const moved = fields[from]
    const others = fields.filter((_, at) => at !== from)
    if (moved) onChange([...others.slice(0, to), moved, ...others.slice(to)])
  }
  return (
    <section className="box">
      <h2>{say('schema.fields')}</h2>
      <ol className="fields">
        {fields.map((one, at) => (
          <SchemaField
            key={one.key}
            draft={one}
            place={`fields.${at}`}
            problems={problems}
            onChange={(field) => onChange(fields.map((other) => (other.key === one.key ? { ...one, field } : other)))}
            onUp={at > 0 ? () => move(at, at - 1) : undefined}
            onDown={at < fields.length - 1 ? () => move(at, at + 1) : undefined}
            onRemove={() => onChange(fields.filter(({ key }) => key !== one.key))}
          />
        ))}
      </ol>
      <AddField onAdd={(type) => onChange([...fields, added(type, fields)])} />
      {problems.own('fields') && <p className="problem">{problems.own('fields')}</p>}
    </section>
  )
}

function added(type: FieldType, fields: readonly DraftField[]): DraftField {
  const name = freeName(
    type,
    fields.map(({ field }) => field),
  )
  return { key: crypto.randomUUID(), field: newField(type, name) }
}

function AddField({ onAdd }: { readonly onAdd: (type: FieldType) => void }) {
  const say = useSay()
  const [type, setType] = useState<FieldType>('text')
  return (
    <div className="add-field">
      <TypeChoice label={say('schema.newType')} type={type} onChoose={setType} />
      <button type="button" className="second" onClick={() => onAdd(type)}>
        {say('schema.addField')}
      </button>
    </div>
  )
}
