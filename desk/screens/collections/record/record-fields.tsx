import { useSay } from '../../../language/language.tsx'
import type { StoredCollection, StoredField } from '../stored/collection.ts'
import type { StoredRecord } from '../stored/record.ts'
import { FileInput } from './file-input.tsx'
import { ListInput, PointInput } from './list-inputs.tsx'
import { RelationInput } from './relation-input.tsx'
import { ScalarInput } from './scalar-input.tsx'
import { askedFields, faultOf, type Typed, type TypedRecord } from './typed.ts'

interface RecordFieldsProps {
  readonly collection: StoredCollection
  /** The record that is changed; none for a new one. */
  readonly record?: StoredRecord
  readonly typed: TypedRecord
  readonly onType: (name: string, typed: Typed) => void
  readonly problem: (name: string) => string | undefined
}

/** A form by the types of the fields. */
export function RecordFields({ collection, record, typed, onType, problem }: RecordFieldsProps) {
  const say = useSay()
  // The id is chosen once.
  const fields = askedFields(collection).filter(({ name }) => !record || name !== 'id')
  return fields.map((field) => {
    const value = typed[field.name] ?? ''
    const fault = faultOf(field, value)
    return (
      <FieldInput
        key={field.name}
        field={field}
        collection={collection}
        record={record}
        typed={value}
        onType={(next) => onType(field.name, next)}
        problem={fault ? say(`records.fault.${fault}`) : problem(field.name)}
      />
    )
  })
}

interface FieldInputProps {
  readonly field: StoredField
  readonly collection: StoredCollection
  readonly record: StoredRecord | undefined
  readonly typed: Typed
  readonly onType: (typed: Typed) => void
  readonly problem: string | undefined
}

function FieldInput({ field, collection, record, typed, onType, problem }: FieldInputProps) {
  const shared = { field, problem, onType }
  if (typeof typed === 'object' && 'kept' in typed) return <FileInput {...shared} collection={collection} record={record} files={typed} />
  if (typeof typed === 'object' && field.type === 'relation') return <RelationInput {...shared} ids={typed} />
  if (typeof typed === 'object' && field.type === 'geoPoint') return <PointInput {...shared} point={typed} />
  if (typeof typed === 'object') return <ListInput {...shared} chosen={typed} />
  return <ScalarInput {...shared} typed={typed} isNew={!record} />
}
