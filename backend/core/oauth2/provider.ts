import type { AuthCollection, OAuth2Provider } from '../collections/collection.ts'
import { type KnownEndpoints, knownEndpoints } from './known-endpoints.ts'

/** A provider as a collection has it: what is known of it, and what the superuser named instead. */
export interface Provider extends KnownEndpoints {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
}

/** Whether one can sign in with a provider of this name at all. */
export function isUsable(name: string): boolean {
  return Object.hasOwn(knownEndpoints, name)
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
