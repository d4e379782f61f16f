import { findAuthRecord } from '../core/auth/find-auth-record.ts'
import { loginWithOtp, requestOtp } from '../core/auth/otp.ts'
import { issueToken } from '../core/auth/tokens.ts'
import { ApiError, type ValueError } from '../core/model/errors.ts'
import { idOf, isAuthRecord } from '../core/model/record.ts'
import { loginWithOAuth2 } from '../core/oauth2/login.ts'
import { authMethods, findProvider } from '../core/oauth2/provider.ts'
import { secretAnswer } from './answer.ts'
import { isRefreshable, requestInfo, tokenOf } from './asker.ts'
import { shortForm } from './body-limits.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { optionalChoice, optionalCount, optionalObject, optionalText, readForm, requiredEmail, requiredText, someText } from './form.ts'
import { loginNoted, noteDone } from './operator.ts'
import { authAnswer, authCollection, guardGuesses, guardSignIn, limitMails } from './signing-in.ts'

const base = '/api/collections/:collection'

/** How records sign in and stay signed in (contract 5). */
export const recordAuthEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: `${base}/auth-methods`, action: 'listAuthMethods', handle: listMethods },
  {
    method: 'POST',
    path: `${base}/auth-with-password`,
    action: 'authWithPassword',
    actionGroup: 'auth',
    bodySize: shortForm,
    handle: authWithPassword,
  },
  { method: 'POST', path: `${base}/request-otp`, action: 'requestOTP', bodySize: shortForm, handle: sendOtp },
  { method: 'POST', path: `${base}/auth-with-otp`, action: 'authWithOTP', actionGroup: 'auth', bodySize: shortForm, handle: authWithOtp },
  { method: 'POST', path: `${base}/auth-with-oauth2`, action: 'authWithOAuth2', actionGroup: 'auth', bodySize: shortForm, handle: authWithOAuth2 },
  { method: 'POST', path: `${base}/auth-refresh`, guard: 'sameCollection', action: 'authRefresh', bodySize: shortForm, handle: refresh },
  { method: 'POST', path: `${base}/impersonate/:id`, guard: 'superuser', bodySize: shortForm, handle: impersonate },
]

async function listMethods(call: Call): Promise<Response> {
  return secretAnswer(call, authMethods(authCollection(call)))
}

async function authWithPassword(call: Call): Promise<Response> {
  const collection = authCollection(call)
  if (!collection.passwordAuth.enabled) throw new ApiError(403, 'The collection is not configured to allow password authentication.')
  const login = await readForm(call, {
    identity: requiredText({ max: 255 }),
    password: requiredText({ max: 255 }),
    identityField: optionalChoice(collection.passwordAuth.identityFields),
  })
  // As sign-in finds an address in any case of its letters, all of them are one account.
  const secret = `password ${collection.id} ${login.identity.toLowerCase()}`
  return guardSignIn(call, secret, async () => authAnswer(call, await loginNoted(call, collection, login), { method: 'password' }))
}

const NO_OTP = 'The collection is not configured to allow OTP authentication.'

async function sendOtp(call: Call): Promise<Response> {
  const collection = authCollection(call)
  if (!collection.otp.enabled) throw new ApiError(403, NO_OTP)
  const { email } = await readForm(call, { email: requiredEmail })
  await limitMails(call, collection, email)
  return secretAnswer(call, { otpId: await requestOtp(call.core, collection, email) })
}

async function authWithOtp(call: Call): Promise<Response> {
  const collection = authCollection(call)
  if (!collection.otp.enabled) throw new ApiError(403, NO_OTP)
  const login = await readForm(call, { otpId: requiredText({ max: 255 }), password: requiredText({ max: 71 }) })
  return guardGuesses(call, undefined, async () => {
    const record = await loginWithOtp(call.core, collection, { ...login, clientAddress: call.clientAddress })
    return authAnswer(call, record, { method: 'otp' })
  })
}

async function authWithOAuth2(call: Call): Promise<Response> {
  const collection = authCollection(call)
  if (!collection.oauth2.enabled) throw new ApiError(403, 'The collection is not configured to allow OAuth2 authentication.')
  const form = await readForm(call, {
    provider: someText(async (name) => (findProvider(collection, name) ? undefined : invalidProvider(name))),
    code: someText(),
    codeVerifier: optionalText,
    redirectURL: optionalText,
    createData: optionalObject,
  })
  const provider = findProvider(collection, form.provider)
  if (!provider) throw new ApiError(400)
  const request = await requestInfo(call, 'oauth2')
  return guardGuesses(call, undefined, async () => {
    const { record, meta } = await loginWithOAuth2(call.core, collection, { ...form, provider, request })
    return authAnswer(call, record, { method: 'oauth2', meta })
  })
}

function invalidProvider(name: string): ValueError {
  return { code: 'validation_invalid_provider', message: `Provider with name ${name} is missing or is not enabled.`, params: { name } }
}

/** The token that came along stays where it says that it cannot be refreshed. */
async function refresh(call: Call): Promise<Response> {
  authCollection(call)
  const { auth, request } = call
  if (!auth || !isAuthRecord(auth)) throw new ApiError(401)
  return authAnswer(call, auth, isRefreshable(request) ? {} : { token: tokenOf(request) })
}

/** What an operator may say that a record is acted as for. The operators' log takes no free text, which could name people. */
const purposes: readonly string[] = ['support', 'fault', 'rights']

async function impersonate(call: Call): Promise<Response> {
  const { id: collectionId } = authCollection(call)
  const record = await findAuthRecord(call.core, { collectionId, field: 'id', value: call.params.id ?? '' })
  if (!record) throw new ApiError(404)
  const { duration, purpose } = await readForm(call, { duration: optionalCount, purpose: optionalText })
  const target = `${record.collection.name}/${idOf(record)}`
  const why = purposes.includes(purpose) ? [{ name: 'purpose', after: purpose }] : []
  await noteDone(call, { action: 'impersonate', target, changes: [{ name: 'duration', after: duration }, ...why] })
  const token = await issueToken(call.core, record, { type: 'auth', claims: { refreshable: false }, duration })
  return authAnswer(call, record, { token })
}
