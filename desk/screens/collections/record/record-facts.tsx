import { Facts } from '../../../ui/facts.tsx'
import { useShown } from '../records/use-shown.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { isSecret, type StoredRecord } from '../stored/record.ts'

interface RecordFactsProps {
  readonly collection: StoredCollection
  readonly record: StoredRecord
  /** Whether only what the server sets is shown. */
  readonly isSetOnly?: boolean
}

/** What a record holds and nobody can change here. */
export function RecordFacts({ collection: { fields }, record, isSetOnly = false }: RecordFactsProps) {
  const shown = useShown()
  const listed = fields.filter((field) => !isSecret(field) && (!isSetOnly || field.type === 'autodate'))
  return <Facts facts={listed.map((field) => ({ label: field.name, value: shown(field, record[field.name]) }))} />
}
