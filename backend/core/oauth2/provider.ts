import { createHash } from 'node:crypto'
import { randomText } from '../../tools/id.ts'
import { isUsable, type KnownEndpoints, knownEndpoints, knownProviders, providerLogo } from '../collections/known-providers.ts'
import { updateCollection } from '../collections/save.ts'
import type { AuthCollection, OAuth2Provider } from '../model/collection.ts'
import type { Core } from '../model/core.ts'
import { ValidationError } from '../model/errors.ts'

/** A provider as a collection has it: what is known of it, and what the superuser named instead. */
export interface Provider extends KnownEndpoints {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The provider of this name that a collection is configured with. */
export function findProvider({ oauth2 }: AuthCollection, name: string): Provider | undefined {
  const configured = oauth2.providers.find((provider) => provider.name === name)
  return configured && providerOf(configured)
}

/** Undefined for names that are not known, and for OpenID Connect without its addresses. */
export function providerOf({ name, clientId, clientSecret, pkce, extra, ...named }: OAuth2Provider): Provider | undefined {
  const known = isUsable(name) ? knownEndpoints[name] : undefined
  if (!known) return undefined
  const provider = {
    ...known,
    name,
    clientId,
    clientSecret,
    pkce: pkce ?? known.pkce,
    authURL: named.authURL || known.authURL,
    tokenURL: named.tokenURL || known.tokenURL,
    userInfoURL: named.userInfoURL || known.userInfoURL,
  }
  const idToken = idTokenOf(extra) ?? known.idToken
  if (!provider.authURL || !provider.tokenURL) return undefined
  return idToken ? { ...provider, idToken } : provider
}

/** `extra` may name where the keys of id tokens are, and whose tokens they are. */
function idTokenOf(extra: OAuth2Provider['extra']): KnownEndpoints['idToken'] {
  const { jwksURL, issuers } = extra ?? {}
  if (typeof jwksURL !== 'string' || jwksURL === '') return undefined
  return { jwksURL, issuers: Array.isArray(issuers) ? issuers.filter((issuer) => typeof issuer === 'string') : [] }
}

/** How records of a collection may sign in, in the order of its JSON (contract 5, `auth-methods`). */
export function authMethods({ passwordAuth, oauth2, mfa, otp }: AuthCollection) {
  const providers = oauth2.enabled ? oauth2.providers.flatMap(providerMethods) : []
  const hasIdentity = (field: string) => passwordAuth.enabled && passwordAuth.identityFields.includes(field)
  return {
    password: { identityFields: passwordAuth.enabled ? passwordAuth.identityFields : [], enabled: passwordAuth.enabled },
    oauth2: { providers, enabled: oauth2.enabled },
    mfa: { enabled: mfa.enabled, duration: mfa.enabled ? mfa.duration : 0 },
    otp: { enabled: otp.enabled, duration: otp.enabled ? otp.duration : 0 },
    // The older form, for clients that know no other; pictures stand above only.
    authProviders: oauth2.enabled ? providers.map((provider) => ({ ...provider, logo: '' })) : null,
    usernamePassword: hasIdentity('username'),
    emailPassword: hasIdentity('email'),
  }
}

const STATE_LENGTH = 30
const VERIFIER_LENGTH = 43

/** Nothing for a provider that lacks its addresses: nobody could sign in with it. */
function providerMethods(configured: OAuth2Provider) {
  const provider = providerOf(configured)
  return provider ? [providerMethod(provider, configured)] : []
}

/** One provider with what a client needs to begin and to finish: a fresh state and a fresh PKCE pair (RFC 7636). */
function providerMethod(provider: Provider, shown: OAuth2Provider) {
  const known = knownProviders.find(({ name }) => name === provider.name)
  const displayName = shown.displayName || (known?.displayName ?? provider.name)
  const state = randomText(STATE_LENGTH)
  const codeVerifier = provider.pkce ? randomText(VERIFIER_LENGTH) : ''
  const codeChallenge = codeVerifier && createHash('sha256').update(codeVerifier).digest('base64url')
  const codeChallengeMethod = codeVerifier && 'S256'
  const authURL = authorizationUrl(provider, { state, codeChallenge, codeChallengeMethod })
  const logo = known ? providerLogo(known) : ''
  return { name: provider.name, displayName, logo, state, authURL, authUrl: authURL, codeVerifier, codeChallenge, codeChallengeMethod }
}

/** Ends with an empty `redirect_uri`, to which the client adds its own. */
function authorizationUrl(
  { authURL, clientId, scopes, parameters }: Provider,
  { state, codeChallenge, codeChallengeMethod }: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ client_id: clientId, response_type: 'code', state: state ?? '', scope: scopes.join(' '), ...parameters })
  if (codeChallenge) query.set('code_challenge', codeChallenge)
  if (codeChallengeMethod) query.set('code_challenge_method', codeChallengeMethod)
  return `${authURL}${authURL.includes('?') ? '&' : '?'}${query}&redirect_uri=`
}

/** A provider with what a collection must be told of it; the rest is known or empty. */
export type SignInProvider = Partial<OAuth2Provider> & Pick<OAuth2Provider, 'name' | 'clientId' | 'clientSecret'>

/** Which collection's records may sign in with which providers. */
export interface SignInProviders {
  readonly collection: string
  readonly providers: readonly SignInProvider[]
}

/** Gives a collection exactly these providers; without any it keeps what a superuser has set. */
export async function configureProviders(core: Core, { collection: name, providers }: SignInProviders): Promise<void> {
  const collection = core.collections.find(name)
  if (collection?.type !== 'auth' || providers.length === 0) return
  const blank = { authURL: '', tokenURL: '', userInfoURL: '', displayName: '', pkce: null, extra: null }
  const wanted = providers.map((provider) => ({ ...blank, ...provider }))
  if (collection.oauth2.enabled && isSame(wanted, collection.oauth2.providers)) return
  await updateCollection(core, collection, { oauth2: { enabled: true, providers: wanted } }).catch((error: unknown) => {
    // The values hold secrets: only the names of what is wrong are told.
    throw error instanceof ValidationError
      ? new Error(`the sign-in providers of "${name}" are refused: ${Object.keys(error.data).join(', ')}`)
      : error
  })
}

function isSame(wanted: readonly OAuth2Provider[], stored: readonly OAuth2Provider[]): boolean {
  const sorted = (list: readonly OAuth2Provider[]) => JSON.stringify(list.map((provider) => Object.entries(provider).sort()))
  return sorted(wanted) === sorted(stored)
}
