import type { Column } from '../../dialects/database.ts'
import { type Check, checkLength, checkMatch, checkNoProto, checkNotIn, checkRequired } from '../model/checks.ts'
import type { Collection, CollectionSet } from '../model/collection.ts'
import type { ErrorTree, ValueError } from '../model/errors.ts'
import type { Field, FieldBase } from '../model/field.ts'

/** A file on its way in: the part of a form, with the name it will be stored under. */
export interface NewFile {
  readonly name: string
  readonly originalName: string
  readonly size: number
  /** Sniffed from the bytes, not taken from the sender. */
  readonly mimeType: string
  readonly bytes: Uint8Array
}

/** What the check of a field's options may ask. `previous` is the same field as stored, when there is one. */
export interface OptionsContext {
  readonly collection: Collection
  readonly previous: Field | undefined
  readonly collections: CollectionSet
}

/** What the check of a value may ask. */
export interface ValueContext {
  readonly collection: Collection
  readonly collections: CollectionSet
  /** The stored value, undefined while the record is created. */
  readonly previous: unknown
  /** Files sent with this request for this field. */
  readonly newFiles: readonly NewFile[]
  /** How many of these ids exist in that collection. */
  countExisting(collectionId: string, ids: readonly string[]): Promise<number>
  /** Whether a record of this collection has this id, in whatever letter case. */
  isIdTaken(id: string): Promise<boolean>
}

/** `+name`, `name+` or `name-` in a body (contract 3.2). */
export type Modifier = 'prepend' | 'append' | 'remove'

/** All that one type of field knows: its options, its column, its values. One file per type. */
export interface FieldType<F extends Field> {
  readonly type: F['type']
  /** The options a field gets that were not sent. */
  readonly defaults: Omit<F, keyof FieldBase | 'type'>
  column(field: F): Column
  checkOptions(field: F, context: OptionsContext): ErrorTree
  /** The value of a field that was never set; also what counts as missing. */
  zero(field: F): unknown
  /** Casts what was sent to what is stored; never refuses (contract 3.2). */
  cast(field: F, value: unknown): unknown
  /** The value after a modifier; undefined where the type knows none. */
  modify?(field: F, change: { readonly modifier: Modifier; readonly current: unknown; readonly value: unknown }): unknown
  /** The first thing wrong with a cast value, `validation_required` included. */
  checkValue(field: F, value: unknown, context: ValueContext): Promise<ValueError | undefined>
  /** Between the database's column and `StoredRecord.values`. */
  fromColumn(field: F, stored: unknown): unknown
  toColumn(field: F, value: unknown): string | number | boolean | null
}

const LONGEST_ID = 100
const LONGEST_NAME = 100
const LONGEST_HELP = 300
const WORD = /^\w+$/

/** Names that SQL or the JSON of a record use themselves (contract 6). */
const reservedNames = ['null', 'true', 'false', '_rowid_', 'collectionId', 'collectionName', 'expand']

/** Filters read `collection_via_field` as a way back along a relation. */
export const VIA: ValueError = { code: 'validation_found_via', message: 'The value cannot contain "_via_".' }

/** What is checked of every field, whatever its type; to be spread into the type's own checks. */
export function checkIdentity(field: Field): { readonly id: Check; readonly name: Check } {
  return {
    id: checkRequired(field.id) ?? checkLength(field.id, { min: 1, max: LONGEST_ID }),
    name: checkName(field.name),
  }
}

/** The same for all types but autodate, which has no help. */
export function checkCommon(field: Field): { readonly id: Check; readonly name: Check; readonly help: Check } {
  return { ...checkIdentity(field), help: checkLength(field.help, { min: 1, max: LONGEST_HELP }) }
}

function checkName(name: string): Check {
  return (
    checkRequired(name) ??
    checkLength(name, { min: 1, max: LONGEST_NAME }) ??
    checkMatch(name, WORD) ??
    checkNotIn(name, reservedNames) ??
    checkNoProto(name) ??
    (name.toLowerCase().includes('_via_') ? VIA : undefined)
  )
}
