import { isAuthRecord } from '../core/auth/auth-record.ts'
import { confirmEmailChange, emailChangeTokenError, requestEmailChange } from '../core/auth/email-change.ts'
import { confirmPasswordReset, passwordResetTokenError, requestPasswordReset } from '../core/auth/password-reset.ts'
import { passwordField } from '../core/auth/update-login.ts'
import { confirmVerification, requestVerification } from '../core/auth/verification.ts'
import { type AuthCollection, SUPERUSERS } from '../core/collections/collection.ts'
import { ApiError } from '../core/errors.ts'
import { noContent } from './answer.ts'
import { authCollection } from './auth-collection.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { equalTo, readForm, requiredEmail, requiredText, someText } from './form.ts'

const base = '/api/collections/:collection'
const guard = 'sameCollection'

/** What a record's owner confirms by a link that came by mail (contract 5). */
export const recordConfirmationEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: `${base}/request-verification`, action: 'requestVerification', handle: sendVerification },
  { method: 'POST', path: `${base}/confirm-verification`, action: 'confirmVerification', handle: verify },
  { method: 'POST', path: `${base}/request-password-reset`, action: 'requestPasswordReset', handle: sendPasswordReset },
  { method: 'POST', path: `${base}/confirm-password-reset`, action: 'confirmPasswordReset', handle: resetPassword },
  { method: 'POST', path: `${base}/request-email-change`, guard, action: 'requestEmailChange', handle: sendEmailChange },
  { method: 'POST', path: `${base}/confirm-email-change`, action: 'confirmEmailChange', handle: changeEmail },
]

const LONGEST_TEXT = 255

/** Superusers are verified as they are, and their addresses are changed by superusers. */
function usersCollection(call: Call): AuthCollection {
  const collection = authCollection(call)
  if (collection.name === SUPERUSERS) throw new ApiError(400, 'The superusers collection does not support this.')
  return collection
}

async function sendVerification(call: Call): Promise<Response> {
  const collection = usersCollection(call)
  const { email } = await readForm(call, { email: requiredEmail })
  requestVerification(call.core, collection, email)
  return noContent()
}

async function verify(call: Call): Promise<Response> {
  const collection = usersCollection(call)
  const { token } = await readForm(call, { token: someText() })
  await confirmVerification(call.core, collection, token)
  return noContent()
}

function passwordCollection(call: Call): AuthCollection {
  const collection = authCollection(call)
  if (!collection.passwordAuth.enabled) throw new ApiError(400, 'The collection is not configured to allow password authentication.')
  return collection
}

async function sendPasswordReset(call: Call): Promise<Response> {
  const collection = passwordCollection(call)
  const { email } = await readForm(call, { email: requiredEmail })
  requestPasswordReset(call.core, collection, email)
  return noContent()
}

async function resetPassword(call: Call): Promise<Response> {
  const collection = authCollection(call)
  const { values } = await call.body()
  const form = await readForm(call, {
    token: someText((token) => passwordResetTokenError(call.core, collection, token)),
    password: requiredText({ min: Math.max(passwordField(collection)?.min ?? 1, 1), max: LONGEST_TEXT }),
    passwordConfirm: equalTo(values.password),
  })
  await confirmPasswordReset(call.core, collection, form)
  return noContent()
}

async function sendEmailChange(call: Call): Promise<Response> {
  usersCollection(call)
  const { newEmail } = await readForm(call, { newEmail: requiredEmail })
  if (!call.auth || !isAuthRecord(call.auth)) throw new ApiError(401)
  await requestEmailChange(call.core, call.auth, newEmail)
  return noContent()
}

async function changeEmail(call: Call): Promise<Response> {
  const collection = usersCollection(call)
  const form = await readForm(call, {
    token: someText((token) => emailChangeTokenError(call.core, collection, token)),
    password: requiredText({ max: LONGEST_TEXT }),
  })
  await confirmEmailChange(call.core, collection, form)
  return noContent()
}
