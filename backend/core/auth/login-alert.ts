import { createHash } from 'node:crypto'
import type { Core } from '../core.ts'
import { ValidationError } from '../errors.ts'
import { sendRecordMail } from '../mails/record-mails.ts'
import { createRecord } from '../records/create.ts'
import { deleteRecord } from '../records/delete.ts'
import { findOwned } from '../records/owned.ts'
import { idOf } from '../records/stored-record.ts'
import type { AuthRecord } from './auth-record.ts'
import { systemCollection } from './system-collection.ts'

export interface Origin {
  readonly clientAddress: string
  readonly userAgent: string
}

const MOST_ORIGINS = 5

/** Remembers where a record signs in from, and tells it by mail of a place that is new; the first one is silent (contract 5). */
export async function alertOfNewOrigin(core: Core, record: AuthRecord, origin: Origin): Promise<void> {
  if (!record.collection.authAlert.enabled) return
  const fingerprint = fingerprintOf(origin)
  const known = await findOwned(core, record, '_authOrigins')
  if (known.some(({ values }) => values.fingerprint === fingerprint)) return
  if (!(await remember(core, record, fingerprint))) return
  const oldestFirst = known.toSorted((a, b) => (String(a.values.created) < String(b.values.created) ? -1 : 1))
  for (const old of oldestFirst.slice(0, Math.max(0, known.length + 1 - MOST_ORIGINS))) await deleteRecord(core, old)
  if (known.length === 0) return
  const placeholders = { ALERT_INFO: describe(core, origin) }
  core.inBackground(() => sendRecordMail(core, record, { kind: 'authAlert', placeholders }))
}

/** The contract's fingerprint: it tells places apart and proves nothing. */
function fingerprintOf({ clientAddress, userAgent }: Origin): string {
  return createHash('md5').update(clientAddress).update(userAgent).digest('hex')
}

/** False when another login from the same place was faster, which then sends the mail. */
async function remember(core: Core, record: AuthRecord, fingerprint: string): Promise<boolean> {
  const values = { collectionRef: record.collection.id, recordRef: idOf(record), fingerprint }
  try {
    await createRecord(core, { collection: systemCollection(core, '_authOrigins'), values })
    return true
  } catch (error) {
    if (error instanceof ValidationError) return false
    throw error
  }
}

const LONGEST_USER_AGENT = 300

/** When, from which address, with which browser. */
function describe(core: Core, { clientAddress, userAgent }: Origin): string {
  const time = `${core.now().toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [time, clientAddress, userAgent.slice(0, LONGEST_USER_AGENT)].filter((part) => part !== '').join(', ')
}
