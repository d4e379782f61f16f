import type { Collection } from '../model/collection.ts'
import { type Field, type FieldTypeName, isMultiple } from '../model/field.ts'

/** What a field of one kind is in TypeScript: as it is read, and as it may be written where that is more. */
interface TypeText {
  readonly read: string
  readonly written?: string
}

const types: Readonly<Record<FieldTypeName, TypeText>> = {
  text: { read: 'string' },
  editor: { read: 'string' },
  email: { read: 'string' },
  url: { read: 'string' },
  password: { read: 'string' },
  number: { read: 'number' },
  bool: { read: 'boolean' },
  date: { read: 'DateText', written: 'DateText | Date' },
  autodate: { read: 'DateText' },
  select: { read: 'string' },
  relation: { read: 'RecordId' },
  file: { read: 'FileName', written: 'Upload' },
  json: { read: 'unknown' },
  geoPoint: { read: 'GeoPoint' },
}

/** A member of an interface: `name?: string`. */
function member(name: string, type: string, isOptional: boolean): string {
  const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
  return `${key}${isOptional ? '?' : ''}: ${type}`
}

function one(field: Field, side: keyof TypeText): string {
  if (field.type === 'select') return field.values.map((value) => JSON.stringify(value)).join(' | ') || 'never'
  const { read, written = read } = types[field.type]
  return side === 'read' ? read : written
}

function listOf(type: string): string {
  return type.includes(' ') ? `(${type})[]` : `${type}[]`
}

/** An optional choice that was not made is "". */
function whole(field: Field, side: keyof TypeText): string {
  const type = one(field, side)
  const isList: boolean = isMultiple(field)
  if (isList) return field.type === 'file' && side === 'written' ? `${listOf(`${type} | FileName`)} | null` : listOf(type)
  if (field.type === 'select' && !field.required) return `${type} | ""`
  return field.type === 'file' && side === 'written' ? `${type} | FileName | null` : type
}

/** What every answer leaves out (contract 3.3). */
const neverShown = new Set(['password', 'tokenKey'])

/** The field in a record that is read: hidden ones come to superusers, addresses of accounts to some. */
export function readMember({ type }: Collection, field: Field): string | undefined {
  if (field.type === 'password' || (type === 'auth' && neverShown.has(field.name))) return undefined
  const isOptional = field.hidden || (type === 'auth' && field.name === 'email')
  return member(field.name, whole(field, 'read'), isOptional)
}

function isWritable({ type }: Collection, field: Field): boolean {
  return field.type !== 'autodate' && field.name !== 'id' && !(type === 'auth' && field.name === 'tokenKey')
}

/** The field in the body of a new record. */
export function createMember(collection: Collection, field: Field): string | undefined {
  if (field.name === 'id') return member('id', 'RecordId', true)
  if (!isWritable(collection, field)) return undefined
  const isMade = field.type === 'text' && field.autogeneratePattern !== ''
  const isRequired = field.type !== 'autodate' && field.required && !isMade
  return member(field.name, whole(field, 'written'), !isRequired)
}

/** The field in the body of a change, with the modifiers that it has (contract 3.2). */
export function updateMembers(collection: Collection, field: Field): readonly string[] {
  if (!isWritable(collection, field)) return []
  return [member(field.name, whole(field, 'written'), true), ...modifiers(field)]
}

function modifiers(field: Field): readonly string[] {
  if (field.type === 'text' && field.autogeneratePattern) return [member(`${field.name}:autogenerate`, 'string', true)]
  // Of what holds one value they do no more than setting it.
  if (field.type !== 'number' && !isMultiple(field)) return []
  const added = anyNumber(field, one(field, 'written'))
  const taken = anyNumber(field, one(field, 'read'))
  const before = field.type === 'number' ? [] : [member(`+${field.name}`, added, true)]
  return [member(`${field.name}+`, added, true), ...before, member(`${field.name}-`, taken, true)]
}

function anyNumber(field: Field, type: string): string {
  return field.type === 'number' ? type : `${type} | ${listOf(type)}`
}
