import { isMultiple, type StoredCollection, type StoredField } from '../stored/collection.ts'
import { isSecret } from '../stored/record.ts'

/** Files of a field: the names of those that are there and stay, and those that come. */
export interface Files {
  readonly kept: readonly string[]
  readonly added: readonly File[]
}

/** What a form holds of a field: text as it was typed, a tick, a list, files. A point is the list of longitude and latitude. */
export type Typed = string | boolean | readonly string[] | Files

/** What a form holds of a record, by field. */
export type TypedRecord = Readonly<Record<string, Typed>>

export type Values = Readonly<Record<string, unknown>>

/** The fields that a form asks for. */
export function askedFields({ fields }: StoredCollection): readonly StoredField[] {
  return fields.filter((field) => field.type !== 'autodate' && (field.type === 'password' || !isSecret(field)))
}

export function typedRecord(collection: StoredCollection, values: Values): TypedRecord {
  return Object.fromEntries(askedFields(collection).map((field) => [field.name, typedOf(field, values[field.name])]))
}

/** What the form of a field begins with. */
export function typedOf(field: StoredField, value: unknown): Typed {
  if (field.type === 'bool') return value === true
  if (field.type === 'file') return { kept: listOf(value), added: [] }
  if (field.type === 'relation' || isMultiple(field)) return listOf(value)
  if (field.type === 'geoPoint') return pointOf(value)
  if (field.type === 'json') return value === null || value === undefined ? '' : JSON.stringify(value, null, 2)
  if (field.type === 'date') return localTime(String(value ?? ''))
  return String(value ?? '')
}

const listOf = (value: unknown): string[] =>
  [value]
    .flat()
    .filter((entry) => typeof entry === 'string' && entry !== '')
    .map(String)

function pointOf(value: unknown): string[] {
  const part = (name: string) => (typeof value === 'object' && value !== null ? String(Reflect.get(value, name) ?? '0') : '0')
  return [part('lon'), part('lat')]
}

/** A time of the contract as `datetime-local` takes it, where the operator is. */
function localTime(time: string): string {
  if (!time) return ''
  const date = new Date(time.replace(' ', 'T'))
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19)
}

/** What is wrong with what was typed, before it is sent. */
export type TypedFault = 'json' | 'number' | 'point'

export function faultOf({ type }: StoredField, typed: Typed): TypedFault | undefined {
  if (type === 'json' && typeof typed === 'string' && typed.trim() !== '' && !isJson(typed)) return 'json'
  if (type === 'number' && typeof typed === 'string' && !isNumber(typed)) return 'number'
  if (type === 'geoPoint' && Array.isArray(typed) && !typed.every(isNumber)) return 'point'
  return undefined
}

const isNumber = (text: string): boolean => Number.isFinite(Number(text))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The value that is sent for what was typed; what has a fault is not sent. */
function sentOf({ type, maxSelect = 0 }: StoredField, typed: Typed): unknown {
  if (type === 'relation' && Array.isArray(typed) && maxSelect <= 1) return typed[0] ?? ''
  if (type === 'geoPoint' && Array.isArray(typed)) return { lon: Number(typed[0]), lat: Number(typed[1]) }
  if (typeof typed !== 'string') return typed
  if (type === 'json') return typed.trim() === '' ? null : JSON.parse(typed)
  if (type === 'number') return typed.trim() === '' ? null : Number(typed)
  return type === 'date' && typed ? new Date(typed).toISOString() : typed
}

export const isSameTyped = (one: Typed | undefined, other: Typed | undefined): boolean =>
  !hasNewFiles(one) && !hasNewFiles(other) && JSON.stringify(one) === JSON.stringify(other)

const isFiles = (typed: Typed | undefined): typed is Files => typeof typed === 'object' && 'kept' in typed
const hasNewFiles = (typed: Typed | undefined): boolean => isFiles(typed) && typed.added.length > 0

interface Change {
  /** What the form began with. */
  readonly base: TypedRecord
  readonly mine: TypedRecord
}

/** What is sent to save a form: what was changed in it, and of files which go and which come. */
export function bodyOf(collection: StoredCollection, { base, mine }: Change): Record<string, unknown> {
  const changed = askedFields(collection).filter(({ name }) => !isSameTyped(base[name], mine[name]))
  const body = Object.fromEntries(changed.flatMap((field) => entriesOf(field, base[field.name], mine[field.name])))
  return body.password ? { ...body, passwordConfirm: body.password } : body
}

function entriesOf(field: StoredField, before: Typed | undefined, typed: Typed | undefined): [string, unknown][] {
  if (typed === undefined) return []
  if (!isFiles(typed)) return [[field.name, sentOf(field, typed)]]
  if (!isMultiple(field)) return [[field.name, typed.added[0] ?? typed.kept[0] ?? '']]
  const removed = isFiles(before) ? before.kept.filter((name) => !typed.kept.includes(name)) : []
  return [
    ...(removed.length > 0 ? [[`${field.name}-`, removed] satisfies [string, unknown]] : []),
    ...(typed.added.length > 0 ? [[`${field.name}+`, typed.added] satisfies [string, unknown]] : []),
  ]
}

interface ThreeStates extends Change {
  readonly now: TypedRecord
}

/** The fields that two have changed at the same time, each to something else. What only one of them touched clashes with nothing. */
export function clashingFields({ base, mine, now }: ThreeStates): string[] {
  return Object.keys(mine).filter(
    (name) => !isSameTyped(mine[name], base[name]) && !isSameTyped(now[name], base[name]) && !isSameTyped(now[name], mine[name]),
  )
}
