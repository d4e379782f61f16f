import { writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { accountKey } from '../../backend/core/auth/account-memory.ts'
import { addBackup } from '../../backend/core/backups/backup-files.ts'
import { createBackup, embedded } from '../../backend/core/backups/create-backup.ts'
import { draftOfChange } from '../../backend/core/collections/input.ts'
import { persist } from '../../backend/core/collections/save.ts'
import { deleteLogsBefore, entryOfRow, storeLogs } from '../../backend/core/logs/log.ts'
import type { Collection } from '../../backend/core/model/collection.ts'
import type { Core, TransactionCore } from '../../backend/core/model/core.ts'
import { idOf } from '../../backend/core/model/record.ts'
import { closeCore, openCore } from '../../backend/core/open-core.ts'
import { deleteRow, findRecord, insertRow, selectRecords, updateRow } from '../../backend/core/query/table.ts'
import { draftRecord } from '../../backend/core/records/draft.ts'
import { storeSettings } from '../../backend/core/settings/store.ts'
import { generateId, randomText } from '../../backend/tools/id.ts'
import { merge } from '../../backend/tools/json.ts'
import type { Place } from './snapshot.ts'

/** Text above any date. */
const END_OF_TIME = 'Z'

type Values = Readonly<Record<string, unknown>>

/** One step of a scenario's setup, as the runner's README names them: raw, without checks and cascades. */
export interface SetupStep extends Values {
  readonly op: string
}

const steps: Readonly<Record<string, (tx: TransactionCore, step: SetupStep) => Promise<void>>> = {
  settings: changeSettings,
  collection: changeCollection,
  record: changeRecord,
  logs: replaceLogs,
}

/** What a process is to remember once it runs on the place. */
export type Afterwards = (core: Core) => void | Promise<void>

/** Steps that change no row: they are what a running process knows. */
const memories: Readonly<Record<string, (tx: TransactionCore, step: SetupStep) => Afterwards>> = {
  throttle,
  crons: changeJobs,
  backups: changeBackups,
}

/** Applies the steps to a restored place. Throws for a step that this backend cannot take yet. */
export async function applySetup(place: Place, list: readonly SetupStep[]): Promise<readonly Afterwards[]> {
  const core = await openCore({ ...place, collections: [], now: () => new Date(), onError: () => undefined })
  try {
    return await core.inTransaction(async (tx) => {
      const afterwards: Afterwards[] = []
      for (const step of list) {
        const remember = memories[step.op]
        if (remember) afterwards.push(remember(tx, step))
        else await applyStep(tx, step)
      }
      return afterwards
    })
  } finally {
    await closeCore(core)
  }
}

async function applyStep(tx: TransactionCore, step: SetupStep): Promise<void> {
  const apply = steps[step.op]
  if (!apply) throw new Error(`setup steps "${step.op}" are not known here`)
  await apply(tx, step)
}

/** Such a mail was sent to that record just now. */
function throttle(tx: TransactionCore, { kind, collection, record }: SetupStep): Afterwards {
  const account = accountKey(collectionOf(tx, collection).id, String(record))
  return async (core) => void (await core.accounts.sentMails.take(kind === 'verification' ? 'verification' : 'passwordReset', account))
}

function changeBackups(_: TransactionCore, { create, upload, active }: SetupStep): Afterwards {
  return async (core) => {
    const { backups } = embedded(core)
    for (const name of Array.isArray(create) ? create : []) await createBackup(core, String(name))
    for (const { name, content } of Array.isArray(upload) ? upload.map(values) : []) {
      await addBackup(backups, String(name), (file) => writeFile(file, String(content)))
    }
    if (typeof active === 'string') backups.begin(active)
  }
}

function changeJobs(_: TransactionCore, { removeAll, add }: SetupStep): Afterwards {
  return ({ jobs }) => {
    if (removeAll) for (const { id } of jobs.list()) jobs.remove(id)
    for (const { id, expression } of Array.isArray(add) ? add.map(values) : []) {
      jobs.add({ id: String(id), expression: String(expression), run: async () => undefined })
    }
  }
}

async function replaceLogs(tx: TransactionCore, { replace }: SetupStep): Promise<void> {
  await deleteLogsBefore(tx.connection, END_OF_TIME)
  await storeLogs(
    tx.connection,
    Array.isArray(replace) ? replace.map((row) => entryOfRow({ ...values(row), data: JSON.stringify(values(row).data) })) : [],
  )
}

async function changeSettings(tx: TransactionCore, { set }: SetupStep): Promise<void> {
  await storeSettings(tx.connection, merge(tx.settings, set), { now: '' })
}

async function changeCollection(tx: TransactionCore, { name, set, fields, addIndexes, replaceIndexes }: SetupStep): Promise<void> {
  const previous = collectionOf(tx, name)
  const { collection } = draftOfChange(previous, { ...mergedOptions(previous, set) })
  const changed = {
    ...collection,
    fields: collection.fields.map((field) => ({ ...field, ...values(values(fields)[field.name]) })),
    indexes: [
      ...collection.indexes.map((index) => {
        const replaced = Object.entries(values(replaceIndexes)).find(([indexName]) => index.includes(indexName))
        return replaced ? String(replaced[1]) : index
      }),
      ...(Array.isArray(addIndexes) ? addIndexes.map(String) : []),
    ],
  }
  await persist(tx, { collection: changed, previous })
}

/** Objects merge in depth, as the vocabulary says. */
function mergedOptions(previous: Collection, set: unknown): Values {
  return Object.fromEntries(Object.entries(values(set)).map(([key, value]) => [key, deep(values(previous)[key], value)]))
}

function deep(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after
  return { ...before, ...Object.fromEntries(Object.entries(after).map(([key, value]) => [key, deep(before[key], value)])) }
}

async function changeRecord(tx: TransactionCore, step: SetupStep): Promise<void> {
  const collection = collectionOf(tx, step.collection)
  if (step.action === 'create') return createRaw(tx, collection, values(step.data))
  if (Array.isArray(step.except)) return deleteAllBut(tx, collection, step.except.map(String))
  const record = await findRecord(tx, collection, String(step.id))
  if (!record) throw new Error(`no record ${String(step.id)} in ${collection.name}`)
  if (step.action === 'delete') await deleteRow(tx, record)
  else await updateRow(tx, record, (await draftRecord({ collection, previous: record, values: values(step.data) })).values)
}

async function createRaw(tx: TransactionCore, collection: Collection, data: Values): Promise<void> {
  const now = tx.now().toISOString().replace('T', ' ')
  const dates = Object.fromEntries(collection.fields.flatMap((field) => (field.type === 'autodate' ? [[field.name, now]] : [])))
  const key = collection.type === 'auth' ? { tokenKey: randomText(50) } : {}
  const draft = await draftRecord({ collection, values: { ...key, ...data } })
  await insertRow(tx, { collection, values: { ...draft.values, ...dates, ...pick(data, Object.keys(dates)), id: data.id ?? generateId() } })
}

async function deleteAllBut(tx: TransactionCore, collection: Collection, kept: readonly string[]): Promise<void> {
  for (const record of await selectRecords(tx, collection, sql`where true`)) {
    if (!kept.includes(idOf(record))) await deleteRow(tx, record)
  }
}

function pick(data: Values, names: readonly string[]): Values {
  return Object.fromEntries(names.filter((name) => name in data).map((name) => [name, data[name]]))
}

function collectionOf(tx: TransactionCore, name: unknown): Collection {
  const collection = tx.collections.find(String(name))
  if (!collection) throw new Error(`no collection ${String(name)}`)
  return collection
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function values(value: unknown): Values {
  return isObject(value) ? value : {}
}
