import type { Collection } from '../collections/collection.ts'
import type { Field } from '../collections/field.ts'
import { fieldType } from '../fields/registry.ts'
import type { StoredRecord } from './stored-record.ts'

/** A row of a collection's table or view: raw columns by name. */
export type Row = Readonly<Record<string, unknown>>

/** What a column takes on both engines. */
export type ColumnValue = string | number | boolean | null

/** Values of a record by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>

/** The record in a row of its collection. */
export function recordOfRow(collection: Collection, row: Row): StoredRecord {
  const values: Record<string, unknown> = {}
  for (const field of collection.fields) values[field.name] = fieldType(field).fromColumn(field, row[field.name])
  return { collection, values }
}

/** The row for a record's values; fields that are missing hold nothing. */
export function rowOfValues(collection: Collection, values: Values): Record<string, ColumnValue> {
  return Object.fromEntries(collection.fields.map((field) => [field.name, columnOf(field, values[field.name])]))
}

/** What of a row differs from the row of `previous`. */
export function changedColumns(collection: Collection, values: Values, previous: Values): Record<string, ColumnValue> {
  const before = rowOfValues(collection, previous)
  return Object.fromEntries(Object.entries(rowOfValues(collection, values)).filter(([name, value]) => value !== before[name]))
}

function columnOf(field: Field, value: unknown): ColumnValue {
  const type = fieldType(field)
  return type.toColumn(field, value === undefined ? type.zero(field) : value)
}
