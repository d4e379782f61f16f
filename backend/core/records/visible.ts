import type { Collection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import type { Field } from '../model/field.ts'
import { idOf, isSuperuser, type RequestInfo, type StoredRecord } from '../model/record.ts'
import { findRows } from '../query/find.ts'

/** A record as an answer shows it: sorted keys (contract 3.1). */
export type RecordJson = Readonly<Record<string, unknown>>

/** What of a record goes into its JSON besides its own values. */
export type Expanded = ReadonlyMap<StoredRecord, Readonly<Record<string, unknown>>>

/**
 * Records of one collection as the requester may see them. In the answer to a login the record itself is the requester, so
 * that it sees its own address, and a superuser everything.
 */
export async function visibleRecords(
  core: Core,
  records: readonly StoredRecord[],
  { request, expanded }: { readonly request: RequestInfo; readonly expanded: Expanded },
): Promise<RecordJson[]> {
  const collection = records[0]?.collection
  if (!collection) return []
  const keys = visibleKeys(collection, isSuperuser(request.auth))
  const showsEmail = await emailAccess(core, collection, { records, request })
  return records.map((record) => toJson(record, { keys, showsEmail: showsEmail(record), expand: expanded.get(record) }))
}

interface Shown {
  readonly keys: readonly Key[]
  readonly showsEmail: boolean
  readonly expand: Readonly<Record<string, unknown>> | undefined
}

function toJson(record: StoredRecord, { keys, showsEmail, expand }: Shown): RecordJson {
  const json: Record<string, unknown> = {}
  for (const { name, read } of keys) {
    const value = name === 'email' && !showsEmail ? undefined : read(record, expand)
    if (value !== undefined) json[name] = value
  }
  return json
}

interface Key {
  readonly name: string
  readonly read: (record: StoredRecord, expand: Shown['expand']) => unknown
}

/** The keys of a collection's records in order, but for what each record decides itself. */
function visibleKeys(collection: Collection, trusted: boolean): readonly Key[] {
  const shown = collection.fields.filter((field) => (trusted || !field.hidden) && !isSecret(collection, field))
  const keys: Key[] = [
    ...shown.map((field) => ({ name: field.name, read: reader(field) })),
    { name: 'collectionId', read: () => collection.id },
    { name: 'collectionName', read: () => collection.name },
    { name: 'expand', read: (_, expand) => expand },
  ]
  return keys.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}

function isSecret(collection: Collection, field: Field): boolean {
  return collection.type === 'auth' && (field.name === 'password' || field.name === 'tokenKey')
}

/** The hash of any other password field is nobody's business: it shows as empty. */
function reader(field: Field): Key['read'] {
  return field.type === 'password' ? () => '' : ({ values }) => values[field.name]
}

/** Whose e-mail addresses the requester may see; the manage rule is asked once for all. */
async function emailAccess(
  core: Core,
  collection: Collection,
  { records, request }: { readonly records: readonly StoredRecord[]; readonly request: RequestInfo },
): Promise<(record: StoredRecord) => boolean> {
  const { auth } = request
  if (collection.type !== 'auth' || isSuperuser(auth)) return () => true
  const isOpen = (record: StoredRecord) =>
    record.values.emailVisibility === true || (auth?.collection.id === collection.id && idOf(auth) === idOf(record))
  const closed = records.filter((record) => !isOpen(record)).map(idOf)
  if (!collection.manageRule || closed.length === 0) return isOpen
  const managed = await findRows(core, { collection, ids: closed, request, rule: collection.manageRule })
  const ids = new Set(managed.map((row) => row.id))
  return (record) => isOpen(record) || ids.has(idOf(record))
}
