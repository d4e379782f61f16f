import { verifyPassword } from '../../tools/password.ts'
import { type Check, checkNotIn } from '../checks.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ValidationError, type ValueError } from '../errors.ts'
import type { AuthRecord } from './auth-record.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { checkMailToken, INVALID_TOKEN, type MailToken, mailTokenError, refusal } from './mail-token.ts'
import { sendTokenMail } from './token-mails.ts'
import { updateLogin } from './update-login.ts'

const taken: ValueError = { code: 'validation_invalid_new_email', message: 'Invalid new email address.' }
const noNewEmail: ValueError = { code: 'validation_invalid_token_payload', message: 'Invalid token payload - newEmail must be set.' }
const takenMeanwhile: ValueError = { code: 'validation_invalid_token_email', message: 'The email address in the token is already in use.' }
const wrongPassword: ValueError = { code: 'validation_invalid_password', message: 'Missing or invalid auth record password.' }

/** Mails a link to the address that a record wants from now on. Throws 400 with the code on `newEmail`. */
export async function requestEmailChange(core: Core, record: AuthRecord, newEmail: string): Promise<void> {
  const wrong = await newEmailError(core, record, newEmail)
  if (wrong) throw refusal({ newEmail: wrong })
  core.inBackground(() => sendTokenMail(core, record, { mail: 'emailChange', to: newEmail, claims: { email: record.values.email, newEmail } }))
}

async function newEmailError(core: Core, { collection, values }: AuthRecord, newEmail: string): Promise<Check> {
  const own = checkNotIn(newEmail, [String(values.email)])
  return own ?? ((await findByEmail(core, collection, newEmail)) ? taken : undefined)
}

function findByEmail(core: Core, { id }: AuthCollection, email: string): Promise<AuthRecord | undefined> {
  return findAuthRecord(core, { collectionId: id, field: 'email', value: email })
}

const mailToken = (token: string): MailToken => ({ token, type: 'emailChange', needs: { claim: 'newEmail', otherwise: noNewEmail } })

/** What is wrong with a token that is to change an address. */
export function emailChangeTokenError(core: Core, collection: AuthCollection, token: string): Promise<Check> {
  return mailTokenError(core, collection, mailToken(token))
}

/**
 * Gives a token's record its new address, which is thereby verified; all its tokens end (contract 5). Throws 400 with codes on
 * `token` or `password`.
 */
export async function confirmEmailChange(
  core: Core,
  collection: AuthCollection,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { record, claims } = await checkMailToken(core, collection, mailToken(token))
  const email = String(claims.newEmail)
  if (await findByEmail(core, collection, email)) throw refusal({ token: takenMeanwhile })
  if (!(await verifyPassword(password, String(record.values.password)))) throw refusal({ password: wrongPassword })
  const changed = await updateLogin(core, record, { email, verified: true }).catch((error: unknown) => {
    throw error instanceof ValidationError ? refusal({ token: takenMeanwhile }) : error
  })
  if (!changed) throw refusal({ token: INVALID_TOKEN })
}
