import { hashPassword, verifyPassword } from '../../tools/password.ts'
import { checkPlain } from '../fields/password.ts'
import { type Check, checkNotIn, errorTree, isEmpty } from '../model/checks.ts'
import type { AuthCollection } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ValidationError, type ValueError } from '../model/errors.ts'
import type { AuthRecord } from '../model/record.ts'
import { findAuthRecord } from './find-auth-record.ts'
import { mailOnRequest, sendTokenMail } from './token-mails.ts'
import { checkMailToken, INVALID_TOKEN, type MailToken, mailTokenError, refusal } from './tokens.ts'
import { hashUnknownPassword, passwordField, updateLogin } from './update-login.ts'

/** Mails a link that verifies an address, unless that is done already. Nobody learns whether there is such a record. */
export function requestVerification(core: Core, collection: AuthCollection, email: string): void {
  mailOnRequest(core, {
    mail: 'verification',
    lookup: { collectionId: collection.id, field: 'email', value: email },
    wantedBy: ({ values }) => values.verified !== true,
  })
}

const noEmail = { code: 'validation_invalid_token_claims', message: 'Missing email token claim.' }
const otherEmail = { code: 'validation_token_email_mismatch', message: 'The record email is different from the one in the token.' }

/**
 * Verifies the record of a token. Where nobody signs in by password, whoever made the record might have left one: a random
 * one takes its place (contract 5). Throws 400 with the code on `token`.
 */
export async function confirmVerification(core: Core, collection: AuthCollection, token: string): Promise<void> {
  const { record, claims } = await checkMailToken(core, collection, { token, type: 'verification', needs: { claim: 'email', otherwise: noEmail } })
  if (claims.email !== record.values.email) throw refusal({ token: otherEmail })
  if (record.values.verified === true) return
  const unknownPasswordHash = collection.passwordAuth.enabled ? undefined : await hashUnknownPassword(collection)
  const changed = await updateLogin(core, record, { verified: true, ...(unknownPasswordHash && { unknownPasswordHash }) })
  if (!changed) throw refusal({ token: INVALID_TOKEN })
}

/** Mails a link that sets a new password. Nobody learns whether there is such a record. */
export function requestPasswordReset(core: Core, collection: AuthCollection, email: string): void {
  mailOnRequest(core, {
    mail: 'passwordReset',
    lookup: { collectionId: collection.id, field: 'email', value: email },
    wantedBy: () => true,
  })
}

/** What is wrong with a token that is to set a password. */
export function passwordResetTokenError(core: Core, collection: AuthCollection, token: string): Promise<Check> {
  return mailTokenError(core, collection, { token, type: 'passwordReset' })
}

/**
 * Sets the password of a token's record, which ends all its tokens. Whoever has the mail has the address, so it is verified
 * (contract 5). Throws 400 with codes on `token` or `password`.
 */
export async function confirmPasswordReset(
  core: Core,
  collection: AuthCollection,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const { record, claims } = await checkMailToken(core, collection, { token, type: 'passwordReset' })
  const field = passwordField(collection)
  const wrong = errorTree({ password: field && checkPlain(field, password) })
  if (!isEmpty(wrong)) throw refusal(wrong)
  const passwordHash = await hashPassword(password, field?.cost)
  const owns = claims.email !== '' && claims.email === record.values.email
  const changed = await updateLogin(core, record, { passwordHash, ...(owns && { verified: true }) })
  if (!changed) throw refusal({ token: INVALID_TOKEN })
}

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
