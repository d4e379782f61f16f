import { sql } from 'kysely'
import { formatDate } from '../../tools/date.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { systemCollection } from './system-collection.ts'

/** Deletes one-time codes that can no longer be used (`__pbOTPCleanup__` of contract 12). */
export function deleteExpiredOtps(core: Core): Promise<void> {
  return deleteExpired(core, '_otps', ({ otp }) => otp.duration)
}

/** Deletes sign-ins that wait for a second method in vain (`__pbMFACleanup__`). */
export function deleteExpiredMfas(core: Core): Promise<void> {
  return deleteExpired(core, '_mfas', ({ mfa }) => mfa.duration)
}

/** `seconds` is how long a row of this collection's records may be used. */
async function deleteExpired(core: Core, name: '_otps' | '_mfas', seconds: (collection: AuthCollection) => number): Promise<void> {
  const table = sql.table(systemCollection(core, name).name)
  for (const collection of core.collections.all) {
    if (collection.type !== 'auth') continue
    const before = formatDate(new Date(core.now().getTime() - seconds(collection) * 1000))
    await core.inTransaction((tx) =>
      sql`delete from ${table} where ${sql.ref('collectionRef')} = ${collection.id} and ${sql.ref('created')} <= ${before}`.execute(tx.connection),
    )
  }
}
