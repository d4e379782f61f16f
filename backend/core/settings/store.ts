import { sql } from 'kysely'
import type { Connection, Engine } from '../../dialects/database.ts'
import { rowLock } from '../../dialects/engine-sql.ts'
import { formatDate } from '../../tools/date.ts'
import { merge } from '../../tools/json.ts'
import { changedLeaves } from '../audit/changed-leaves.ts'
import { isEmpty } from '../model/checks.ts'
import type { Core } from '../model/core.ts'
import { ApiError } from '../model/errors.ts'
import { defaultSettings, type MetaSettings, type Settings } from '../model/settings.ts'
import { settingsErrors } from './check-settings.ts'
import { withChanges } from './input.ts'

const ID = 'settings'

/** Reads the settings; what was never stored has its default, which `meta` may name. */
export function loadSettings(connection: Connection, { meta }: { readonly meta?: Partial<MetaSettings> | undefined } = {}): Promise<Settings> {
  return readSettings(connection, { defaults: { ...defaultSettings, meta: { ...defaultSettings.meta, ...meta } } })
}

interface ReadOptions {
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

/**
 * Puts what was sent over the settings, which hold from the commit on (contract 10). Throws 400, with a code for each wrong
 * value by its path.
 */
export function updateSettings(core: Core, sent: unknown): Promise<Settings> {
  return core.inTransaction(async (tx) => {
    // Another process may have changed them since this one read them.
    const before = await readSettings(tx.connection, { defaults: tx.settings, lockedOn: tx.database.engine })
    const settings = withChanges(before, sent)
    const wrong = settingsErrors(settings)
    if (!isEmpty(wrong)) throw new ApiError(400, 'An error occurred while validating the submitted data.', wrong)
    await storeSettings(tx.connection, settings, { now: formatDate(tx.now()) })
    tx.replaceSettings(settings)
    // Texts are passwords, keys, addresses: that they are others is enough to know.
    tx.note({ action: 'update', target: 'settings', changes: changedLeaves({ ...before }, { ...settings }, { texts: false }) })
    return settings
  })
}
