import { randomText } from '../../tools/id.ts'
import { type Collection, SUPERUSERS } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ValidationError } from '../model/errors.ts'
import type { AuthRecord } from '../model/record.ts'
import { createRecord, updateRecord } from '../records/save.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { issueToken } from './tokens.ts'

/** Creates the superuser with this address, or gives it a new password. Throws an error that says which value is wrong. */
export async function upsertSuperuser(core: Core, email: string, password: string): Promise<void> {
  const collection = superusersOf(core)
  const record = await findAuthRecord(core, { collectionId: collection.id, field: 'email', value: email })
  const saved = record ? updateRecord(core, { record, values: { password } }) : createRecord(core, { collection, values: { email, password } })
  await saved.catch((error: unknown) => {
    throw error instanceof ValidationError ? new Error(sentences(error)) : error
  })
}

function sentences({ data }: ValidationError): string {
  return Object.entries(data)
    .map(([field, { message }]) => `${field}: ${String(message)}`)
    .join('\n')
}

/** A password that nobody knows, and longer than anybody tries. */
const UNKNOWN_PASSWORD_LENGTH = 60

/**
 * A token of the superuser with this address, for `seconds`. When there is none it is made, with a password that nobody knows: it
 * is how a program works on the data, not how a person signs in.
 */
export async function issueSuperuserToken(core: Core, { email, seconds }: { readonly email: string; readonly seconds: number }): Promise<string> {
  const record = (await findSuperuser(core, email)) ?? (await makeSuperuser(core, email))
  return issueToken(core, record, { type: 'auth', duration: seconds })
}

async function makeSuperuser(core: Core, email: string): Promise<AuthRecord> {
  await upsertSuperuser(core, email, randomText(UNKNOWN_PASSWORD_LENGTH)).catch(async (error: unknown) => {
    // Another process may have been faster.
    if (!(await findSuperuser(core, email))) throw error
  })
  const made = await findSuperuser(core, email)
  if (!made) throw new Error(`${email} is no superuser`)
  return made
}

function findSuperuser(core: Core, email: string): Promise<AuthRecord | undefined> {
  return findAuthRecord(core, { collectionId: superusersOf(core).id, field: 'email', value: email })
}

function superusersOf(core: Core): Collection {
  const collection = core.collections.find(SUPERUSERS)
  if (!collection) throw new Error('the superusers have no collection')
  return collection
}
