import type { Core } from '../core.ts'
import { sendRecordMail } from '../mails/record-mails.ts'
import { idOf } from '../records/stored-record.ts'
import { accountKey, type ThrottledMail } from './account-memory.ts'
import type { AuthRecord } from './auth-record.ts'
import { type AuthLookup, findAuthRecord } from './find-auth-record.ts'
import { issueToken } from './tokens.ts'

export interface TokenMail {
  readonly mail: ThrottledMail
  /** Where it goes when that is not the record's own address. */
  readonly to?: string
  /** What its token says. */
  readonly claims: Readonly<Record<string, unknown>>
}

/** Sends a record a mail with a token, the same one at most every two minutes: nobody's inbox is filled by asking (contract 5). */
export async function sendTokenMail(core: Core, record: AuthRecord, { mail, to, claims }: TokenMail): Promise<void> {
  const account = accountKey(record.collection.id, idOf(record))
  const key = to ? `${account} ${to}` : account
  if (!core.accounts.sentMails.take(mail, key)) return
  try {
    const token = await issueToken(core, record, { type: mail, claims })
    await sendRecordMail(core, record, { kind: mail, placeholders: { TOKEN: token }, ...(to && { to }) })
  } catch (error) {
    core.accounts.sentMails.release(mail, key)
    throw error
  }
}

export interface RequestedMail {
  readonly mail: ThrottledMail
  readonly lookup: AuthLookup
  /** Whether this record is to get it at all. */
  wantedBy(record: AuthRecord): boolean
}

/**
 * Sends a record the mail that somebody asked for by its address. All of it happens after the answer, the search for the
 * record too: the answer takes the same time whoever has the address.
 */
export function mailOnRequest(core: Core, { mail, lookup, wantedBy }: RequestedMail): void {
  core.inBackground(async () => {
    const record = await findAuthRecord(core, lookup)
    if (record && wantedBy(record)) await sendTokenMail(core, record, { mail, claims: { email: record.values.email } })
  })
}
