import { formatDate } from '../../tools/date.ts'
import { sortKeys } from '../../tools/json.ts'
import type { AuthRecord } from '../auth/auth-record.ts'
import type { AuthCollection } from '../collections/collection.ts'
import type { Core } from '../core.ts'
import { ApiError } from '../errors.ts'
import type { Values } from '../records/row.ts'
import type { RequestInfo } from '../request-info.ts'
import { ProviderError } from './ask-provider.ts'
import { type CodeExchange, exchangeCode, type ProviderTokens } from './exchange-code.ts'
import { fetchUser, type OAuth2User } from './fetch-user.ts'
import { findOwner, takeIn } from './owner.ts'
import type { Provider } from './provider.ts'
import { signUp } from './sign-up.ts'

const LONGEST_EXCHANGE_MS = 30_000

export interface OAuth2Login extends CodeExchange {
  readonly provider: Provider
  /** What a new record gets besides what the provider tells. */
  readonly createData: Values
  readonly request: RequestInfo
}

export interface OAuth2Result {
  readonly record: AuthRecord
  /** The person as the provider tells of them, with tokens, and whether the record is new; sorted keys. */
  readonly meta: Readonly<Record<string, unknown>>
}

/**
 * The record of whoever a code stands for: found by its link, the current login or its address, or created (contract 5.1).
 * Throws an `ApiError` 400, also for what the create rule and the fields refuse.
 */
export async function loginWithOAuth2(core: Core, collection: AuthCollection, login: OAuth2Login): Promise<OAuth2Result> {
  const { user, tokens } = await identify(core, login)
  const identity = { provider: login.provider.name, user }
  const owner = await findOwner(core, collection, { ...identity, auth: login.request.auth })
  const record = owner
    ? await takeIn(core, owner, { ...identity, auth: login.request.auth })
    : await signUp(core, collection, { ...identity, createData: login.createData, request: login.request })
  return { record, meta: metaOf(core, user, { tokens, isNew: !owner }) }
}

async function identify(core: Core, login: OAuth2Login): Promise<{ readonly user: OAuth2User; readonly tokens: ProviderTokens }> {
  const signal = AbortSignal.timeout(LONGEST_EXCHANGE_MS)
  const tokens = await exchangeCode(login.provider, login, signal).catch(refusal('Failed to fetch OAuth2 token.'))
  const user = await fetchUser(login.provider, tokens, signal).catch(refusal('Failed to fetch OAuth2 user.'))
  // Apple tells a name only in the browser, and only the first time.
  const name = user.name || (login.provider.name === 'apple' ? (core.accounts.appleNames.get(login.code) ?? '') : '')
  return { user: { ...user, name }, tokens }
}

function refusal(sentence: string) {
  return (error: unknown): never => {
    throw error instanceof ProviderError ? new ApiError(400, sentence) : error
  }
}

function metaOf(core: Core, user: OAuth2User, { tokens, isNew }: { readonly tokens: ProviderTokens; readonly isNew: boolean }) {
  const { accessToken, refreshToken, expiresIn } = tokens
  const expiry = expiresIn > 0 ? formatDate(new Date(core.now().getTime() + expiresIn * 1000)) : ''
  return sortKeys<unknown>({ ...user, accessToken, refreshToken, expiry, isNew })
}
