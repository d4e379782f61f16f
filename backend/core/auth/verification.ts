import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { checkMailToken, INVALID_TOKEN, refusal } from './mail-token.ts'
import { mailOnRequest } from './token-mails.ts'
import { hashUnknownPassword, updateLogin } from './update-login.ts'

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
