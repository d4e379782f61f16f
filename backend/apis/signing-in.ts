import { type LoginMethod, signIn } from '../core/auth/sign-in.ts'
import { issueToken } from '../core/auth/tokens.ts'
import type { Guess } from '../core/model/accounts.ts'
import type { AuthCollection } from '../core/model/collection.ts'
import { ApiError } from '../core/model/errors.ts'
import type { AuthRecord } from '../core/model/record.ts'
import { showWritten } from '../core/records/show.ts'
import { secretAnswer } from './answer.ts'
import { checkSuperuserAddress, requestInfo } from './asker.ts'
import type { Call } from './endpoint.ts'
import { toApiError } from './errors.ts'
import { noteSignIn } from './operator.ts'

/** The auth collection of the path; throws 404 when there is none (contract 5). */
export function authCollection({ core, params }: Call): AuthCollection {
  const collection = core.collections.find(params.collection ?? '')
  if (collection?.type !== 'auth') throw new ApiError(404, 'Missing or invalid auth collection context.')
  return collection
}

interface AuthAnswer {
  /** What the record has proved itself by; a refresh and a superuser who impersonates prove nothing. */
  readonly method?: LoginMethod
  /** What another service says of the person (contract 5.1). */
  readonly meta?: Readonly<Record<string, unknown>>
  /** Without it a new token that can be refreshed. */
  readonly token?: string
}

/** What a login is answered with: record and token, or 401 with the id of a sign-in that needs a second method (contract 5). */
export async function authAnswer(call: Call, record: AuthRecord, { method, meta, token }: AuthAnswer): Promise<Response> {
  const { core, clientAddress } = call
  checkSuperuserAddress(core, record, clientAddress)
  const request = await requestInfo(call, method)
  const mfaId = String(request.query.mfaId ?? request.body.mfaId ?? '')
  const pending = await signIn(core, record, { method, mfaId, clientAddress, request })
  if (pending) return secretAnswer(call, pending, 401)
  if (method) await noteSignIn(call, record, method)
  const shown = await showWritten(core, record, { ...request, auth: record })
  const issued = token ?? (await issueToken(core, record, { type: 'auth', claims: { refreshable: true } }))
  return secretAnswer(call, { ...(meta && { meta }), record: shown, token: issued })
}

/**
 * Runs an attempt that tells whether somebody knew a secret. Wrong ones count, by address and by secret; throws 429 after too
 * many.
 */
export async function guardGuesses<T>(call: Call, secret: string | undefined, attempt: () => Promise<T>): Promise<T> {
  if (!call.isGuarded) return attempt()
  const { guesses } = call.core.accounts
  const guess: Guess = { address: call.clientAddress, secret }
  await guesses.begin(guess)
  try {
    const result = await attempt()
    await guesses.succeed(guess)
    return result
  } catch (error) {
    if (!isWrong(error)) await guesses.withdraw(guess)
    throw error
  }
}

/** The same for a sign-in, where many addresses may try one account together: those tries wait. */
export function guardSignIn<T>(call: Call, secret: string, attempt: () => Promise<T>): Promise<T> {
  const { guesses } = call.core.accounts
  return guardGuesses(call, secret, async () => {
    if (!call.isGuarded) return attempt()
    await guesses.slowDown(secret)
    const result = await attempt()
    await guesses.speedUp(secret)
    return result
  })
}

/** What failed otherwise, in the machine or by a rule about who may sign in, tells nothing about a secret. */
function isWrong(error: unknown): boolean {
  return [400, 429].includes(toApiError(error).status)
}

/** Throws 429 when whoever calls has asked for too many mails to this account, named by an address or an id, or to any. */
export async function limitMails(call: Call, collection: AuthCollection, name: string): Promise<void> {
  if (call.isGuarded) await call.core.accounts.askedMails.take({ address: call.clientAddress, account: `${collection.id} ${name.toLowerCase()}` })
}
