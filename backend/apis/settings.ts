import { sendTestMail, testTemplates } from '../core/auth/token-mails.ts'
import { testS3 } from '../core/files/s3-files.ts'
import { type Check, checkIn, checkLength, checkMatch } from '../core/model/checks.ts'
import { type AuthCollection, SUPERUSERS } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import { ApiError, type ValueError } from '../core/model/errors.ts'
import { shownSettings } from '../core/settings/input.ts'
import { updateSettings } from '../core/settings/store.ts'
import { signAppleSecret } from '../tools/token.ts'
import { answer, noContent, rawError, secretAnswer } from './answer.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { readForm, requiredCount, requiredEmail, requiredText, someText, textIfAny } from './form.ts'

const guard = 'superuser'

/** What superusers set for the whole application, and trials of it (contract 10). */
export const settingsEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/settings', guard, handle: show },
  { method: 'PATCH', path: '/api/settings', guard, handle: change },
  { method: 'POST', path: '/api/settings/test/s3', guard, handle: tryS3 },
  { method: 'POST', path: '/api/settings/test/email', guard, handle: tryEmail },
  { method: 'POST', path: '/api/settings/apple/generate-client-secret', guard, handle: appleSecret },
]

async function show(call: Call): Promise<Response> {
  return answer(call, shownSettings(call.core.settings))
}

async function change(call: Call): Promise<Response> {
  return answer(call, shownSettings(await updateSettings(call.core, (await call.body()).values)))
}

async function tryS3(call: Call): Promise<Response> {
  const { filesystem } = await readForm(call, { filesystem: someText(async (name) => checkIn(name, ['storage', 'backups'])) })
  await testS3(call.core, filesystem === 'backups' ? 'backups' : 'storage').catch(rawError('Failed to test the S3 filesystem'))
  return noContent()
}

const NO_AUTH_COLLECTION: ValueError = { code: 'validation_invalid_auth_collection', message: 'Must be a valid auth collection id or name.' }

async function tryEmail(call: Call): Promise<Response> {
  const { core } = call
  const form = await readForm(call, {
    email: requiredEmail,
    template: someText(async (name) => checkIn(name, testTemplates)),
    collection: textIfAny((name) => (authCollection(core, name) ? undefined : NO_AUTH_COLLECTION)),
  })
  const collection = authCollection(core, form.collection || SUPERUSERS)
  if (!collection) throw new ApiError(404)
  await sendTestMail(core, { ...form, collection }).catch(rawError('Failed to send the test email'))
  return noContent()
}

function authCollection(core: Core, nameOrId: string): AuthCollection | undefined {
  const collection = core.collections.find(nameOrId)
  return collection?.type === 'auth' ? collection : undefined
}

/** Apple's ids have ten characters, its secrets live six months at most. */
const APPLE_ID = 10
const APPLE_SECONDS = 15_777_000
const PEM = /^\s*-----BEGIN (?<kind>(?:EC )?PRIVATE KEY)-----[\sA-Za-z0-9+/=]+-----END \k<kind>-----\s*$/

async function appleSecret(call: Call): Promise<Response> {
  const appleId = someText(async (id): Promise<Check> => checkLength(id, { min: APPLE_ID, max: APPLE_ID }))
  const form = await readForm(call, {
    clientId: requiredText({ max: 255 }),
    teamId: appleId,
    keyId: appleId,
    privateKey: someText(async (key) => checkMatch(key, PEM)),
    duration: requiredCount({ min: 1, max: APPLE_SECONDS }),
  })
  const secret = await signAppleSecret({ ...form, now: call.core.now() }).catch(rawError('Failed to generate client secret'))
  return secretAnswer(call, { secret })
}
