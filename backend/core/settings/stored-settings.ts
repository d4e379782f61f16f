import { sql } from 'kysely'
import type { Connection, Engine } from '../../dialects/database.ts'
import { rowLock } from '../../dialects/row-lock.ts'
import { merge } from '../../tools/merge.ts'
import { defaultSettings, type MetaSettings, type Settings } from './settings.ts'

const ID = 'settings'

/** Reads the settings; what was never stored has its default, which `meta` may name. */
export function loadSettings(connection: Connection, { meta }: { readonly meta?: Partial<MetaSettings> | undefined } = {}): Promise<Settings> {
  return readSettings(connection, { defaults: { ...defaultSettings, meta: { ...defaultSettings.meta, ...meta } } })
}

export interface ReadOptions {
  /** What holds where nothing is stored. */
  readonly defaults: Settings
  /** Keeps other transactions from changing them until this one ends. */
  readonly lockedOn?: Engine
}

/** The settings as they are stored now. */
export async function readSettings(connection: Connection, { defaults, lockedOn = 'sqlite' }: ReadOptions): Promise<Settings> {
  const statement = sql<{ readonly value: string | null }>`select value from ${sql.table('_params')} where id = ${ID} ${rowLock(lockedOn)}`
  const { rows } = await statement.execute(connection)
  return rows[0]?.value ? merge(defaults, JSON.parse(rows[0].value)) : defaults
}

/** Stores all settings at once. `now` is a date of the contract. */
export async function storeSettings(connection: Connection, settings: Settings, { now }: { readonly now: string }): Promise<void> {
  const value = JSON.stringify(settings)
  await connection
    .insertInto('_params')
    .values({ id: ID, value, created: now, updated: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value, updated: now }))
    .execute()
}
