import { z } from 'zod'
import { isMultiple, type StoredCollection, type StoredField } from './collection.ts'
import { labelOf, type StoredRecord, storedRecord } from './record.ts'

const expanded = z.record(z.string(), z.union([z.array(storedRecord), storedRecord.transform((record) => [record])]))

/** What has to be asked for so that records come with those that they point to. */
export const expandOf = ({ fields }: StoredCollection): string =>
  fields
    .filter(({ type }) => type === 'relation')
    .map(({ name }) => name)
    .join(',')

/** A record's value for lists: of records that it points to, what these are called, where they came along. */
export function shownValue(record: StoredRecord, field: StoredField, collections: readonly StoredCollection[]): unknown {
  const value = record[field.name]
  const other = collections.find(({ id }) => id === field.collectionId)
  const found = expanded.safeParse(record.expand)
  if (field.type !== 'relation' || !other || !found.success) return value
  const labels = new Map(found.data[field.name]?.map((related) => [related.id, labelOf(other, related)]))
  const named = [value].flat().map((id) => labels.get(String(id)) ?? id)
  return isMultiple(field) ? named : named[0]
}
