import { toText } from '../../tools/cast.ts'
import { hashPassword } from '../../tools/password.ts'
import type { Collection } from '../collections/collection.ts'
import type { Field, PasswordField } from '../collections/field.ts'
import type { NewFile } from '../fields/field-type.ts'
import { fieldType } from '../fields/registry.ts'
import type { Values } from './row.ts'
import type { StoredRecord } from './stored-record.ts'

/** New files by the name of their field. */
export type NewFiles = ReadonlyMap<string, readonly NewFile[]>

/** A password as it was sent, and as it is stored. */
export interface Password {
  readonly plain: string
  readonly hash: string
}

/** A record on its way into its table: all its values, and what came with them. */
export interface Draft {
  readonly collection: Collection
  /** Undefined while the record is created. */
  readonly previous: StoredRecord | undefined
  readonly values: Values
  /** Those sent now, by the name of their field. */
  readonly passwords: ReadonlyMap<string, Password>
  readonly files: NewFiles
}

export interface DraftInput {
  readonly collection: Collection
  readonly previous?: StoredRecord | undefined
  /** What changes, cast already; passwords in plain text. */
  readonly values: Values
  readonly files?: NewFiles | undefined
  /** Hashed before, where hashing would keep a transaction waiting. */
  readonly passwords?: ReadonlyMap<string, Password> | undefined
}

/** Lays the changes over the stored values, or over those of an empty record. */
export async function draftRecord({ collection, previous, values, files, passwords }: DraftInput): Promise<Draft> {
  const sent = passwords ?? (await hashPasswords(collection, values))
  const entries = collection.fields.map((field) => {
    const before = previous ? previous.values[field.name] : fieldType(field).zero(field)
    if (!Object.hasOwn(values, field.name)) return [field.name, before]
    return [field.name, field.type === 'password' ? (sent.get(field.name)?.hash ?? '') : values[field.name]]
  })
  return { collection, previous, values: Object.fromEntries(entries), passwords: sent, files: files ?? new Map() }
}

/** What the fields make of any values (contract 3.2); passwords stay in plain text, and dates of the server's are not taken. */
export function castValues(collection: Collection, values: Values): Values {
  const settable = collection.fields.filter((field) => Object.hasOwn(values, field.name) && field.type !== 'autodate')
  return Object.fromEntries(settable.map((field) => [field.name, castValue(field, values[field.name])]))
}

/** The same for one field. */
export function castValue(field: Field, value: unknown): unknown {
  return field.type === 'password' ? toText(value) : fieldType(field).cast(field, value)
}

/** Hashes what is sent for the password fields of a collection; empty ones have no hash. */
export async function hashPasswords(collection: Collection, values: Values): Promise<ReadonlyMap<string, Password>> {
  const fields = collection.fields.filter((field) => field.type === 'password')
  const hashed = await Promise.all(fields.map((field) => hashedEntry(field, values)))
  return new Map(hashed.filter((entry) => entry !== undefined))
}

async function hashedEntry(field: PasswordField, values: Values): Promise<readonly [string, Password] | undefined> {
  const plain = toText(values[field.name])
  return plain ? [field.name, { plain, hash: await hashPassword(plain, field.cost) }] : undefined
}
