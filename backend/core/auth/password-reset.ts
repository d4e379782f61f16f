import { hashPassword } from '../../tools/password.ts'
import { type Check, errorTree, isEmpty } from '../checks.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { checkPlain } from '../fields/password.ts'
import { checkMailToken, INVALID_TOKEN, mailTokenError, refusal } from './mail-token.ts'
import { mailOnRequest } from './token-mails.ts'
import { passwordField, updateLogin } from './update-login.ts'

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
