import {
  confirmEmailChange,
  confirmPasswordReset,
  confirmVerification,
  emailChangeTokenError,
  passwordResetTokenError,
  requestEmailChange,
  requestPasswordReset,
  requestVerification,
} from '../core/auth/confirmations.ts'
import { passwordField } from '../core/auth/update-login.ts'
import { type AuthCollection, SUPERUSERS } from '../core/model/collection.ts'
import { ApiError } from '../core/model/errors.ts'
import { idOf, isAuthRecord } from '../core/model/record.ts'
import { decodeUnverified } from '../tools/token.ts'
import { noContent } from './answer.ts'
import { shortForm } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { equalTo, readForm, requiredEmail, requiredText, someText } from './form.ts'
import { authCollection, guardGuesses, limitMails } from './signing-in.ts'

const base = '/api/collections/:collection'
const guard = 'sameCollection'

/** What a record's owner confirms by a link that came by mail (contract 5). */
export const recordConfirmationEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: `${base}/request-verification`, action: 'requestVerification', bodySize: shortForm, handle: sendVerification },
  { method: 'POST', path: `${base}/confirm-verification`, action: 'confirmVerification', bodySize: shortForm, handle: verify },
  { method: 'POST', path: `${base}/request-password-reset`, action: 'requestPasswordReset', bodySize: shortForm, handle: sendPasswordReset },
  { method: 'POST', path: `${base}/confirm-password-reset`, action: 'confirmPasswordReset', bodySize: shortForm, handle: resetPassword },
  { method: 'POST', path: `${base}/request-email-change`, guard, action: 'requestEmailChange', bodySize: shortForm, handle: sendEmailChange },
  { method: 'POST', path: `${base}/confirm-email-change`, action: 'confirmEmailChange', bodySize: shortForm, handle: changeEmail },
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
  await limitMails(call, collection, email)
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
  await limitMails(call, collection, email)
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
  const collection = usersCollection(call)
  const { newEmail } = await readForm(call, { newEmail: requiredEmail })
  if (!call.auth || !isAuthRecord(call.auth)) throw new ApiError(401)
  await limitMails(call, collection, idOf(call.auth))
  await requestEmailChange(call.core, call.auth, newEmail)
  return noContent()
}

async function changeEmail(call: Call): Promise<Response> {
  const collection = usersCollection(call)
  const form = await readForm(call, {
    token: someText((token) => emailChangeTokenError(call.core, collection, token)),
    password: requiredText({ max: LONGEST_TEXT }),
  })
  await guardGuesses(call, `password ${collection.id} ${decodeUnverified(form.token)?.id}`, () => confirmEmailChange(call.core, collection, form))
  return noContent()
}
