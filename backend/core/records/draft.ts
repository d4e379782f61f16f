import { toText } from '../../tools/cast.ts'
import { formatDate } from '../../tools/date.ts'
import { hashPassword } from '../../tools/password.ts'
import { generateFromPattern } from '../../tools/pattern.ts'
import { knownProviders } from '../collections/known-providers.ts'
import type { NewFile, ValueContext } from '../fields/field-type.ts'
import { fieldType } from '../fields/registry.ts'
import { checkIn, checkRequired, errorTree, REQUIRED } from '../model/checks.ts'
import { type Collection, SUPERUSERS } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { type ErrorTree, ValidationError, type ValueError } from '../model/errors.ts'
import type { Field, PasswordField } from '../model/field.ts'
import type { StoredRecord } from '../model/record.ts'
import { countExisting, isIdTaken, type Values } from '../query/table.ts'
import { isOwnedCollection } from './owned.ts'

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

/** The draft of a new record with its id, its token key and whatever else has a pattern to be made from (contract 3.2). */
export function withGeneratedTexts(draft: Draft): Draft {
  const made = draft.collection.fields.flatMap((field) =>
    field.type === 'text' && field.autogeneratePattern && draft.values[field.name] === ''
      ? [[field.name, generateFromPattern(field.autogeneratePattern)]]
      : [],
  )
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(made) } }
}

/** The values with the dates that the server sets when a record is created or updated. */
export function withDates(core: Core, { collection, previous, values }: Omit<Draft, 'passwords' | 'files'>): Values {
  const now = formatDate(core.now())
  const set = collection.fields.flatMap((field) =>
    field.type === 'autodate' && (previous ? field.onUpdate : field.onCreate) ? [[field.name, now]] : [],
  )
  return { ...values, ...Object.fromEntries(set) }
}

/** A new token key by the pattern of its field: all tokens of the record end with the old one (contract 3.4). */
export function newTokenKey({ collection }: Pick<Draft, 'collection'>): string {
  const field = collection.fields.find((one) => one.name === 'tokenKey')
  return generateFromPattern((field?.type === 'text' && field.autogeneratePattern) || '[a-zA-Z0-9]{50}')
}

/** Throws a `ValidationError` that names every field with a wrong value (contract 3.6). */
export async function checkValues(core: Core, draft: Draft): Promise<void> {
  const errors: Record<string, ValueError> = {}
  for (const field of draft.collection.fields) {
    const error = await checkField(core, draft, field)
    if (error) errors[field.name] = error
  }
  refuse(errors)
  refuse(await checkReferences(core, draft))
}

function refuse(errors: ErrorTree): void {
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}

async function checkField(core: Core, draft: Draft, field: Field): Promise<ValueError | undefined> {
  const password = field.type === 'password' ? draft.passwords.get(field.name)?.plain : undefined
  // A hash that is stored already says nothing about the length of its password.
  if (field.type === 'password' && password === undefined && draft.values[field.name]) return undefined
  return fieldType(field).checkValue(field, password ?? draft.values[field.name], contextOf(core, draft, field))
}

function contextOf(core: Core, { collection, previous, files }: Draft, field: Field): ValueContext {
  return {
    collection,
    collections: core.collections,
    previous: previous?.values[field.name],
    newFiles: files.get(field.name) ?? [],
    async countExisting(collectionId, ids) {
      const target = core.collections.find(collectionId)
      return target ? countExisting(core, target, ids) : 0
    },
    isIdTaken: (id) => isIdTaken(core, collection, id),
  }
}

const invalidCollection: ValueError = { code: 'validation_invalid_collection', message: 'Missing or invalid collection.' }
const invalidRecord: ValueError = { code: 'validation_invalid_record', message: 'Missing or invalid record.' }
const providerNames = knownProviders.map(({ name }) => name)

/** What is wrong with the auth record or the provider that a record of a system collection names (contract 3.5). */
async function checkReferences(core: Core, { collection, values }: Draft): Promise<ErrorTree> {
  if (!isOwnedCollection(collection.name)) return {}
  const { collectionRef, recordRef, provider } = values
  if (!collectionRef) return { collectionRef: REQUIRED }
  const owners = core.collections.find(String(collectionRef))
  if (owners?.type !== 'auth' || owners.id !== collectionRef) return { collectionRef: invalidCollection }
  if (!recordRef) return { recordRef: REQUIRED }
  if ((await countExisting(core, owners, [String(recordRef)])) === 0) return { recordRef: invalidRecord }
  if (collection.name !== '_externalAuths') return {}
  return errorTree({ provider: checkRequired(provider) ?? checkIn(String(provider), providerNames) })
}

/** The values with what is fixed for their collection: superusers are always verified. */
export function valuesForced({ collection, values }: Pick<Draft, 'collection' | 'values'>): Values {
  return collection.name === SUPERUSERS ? { ...values, verified: true } : values
}
