import { createHash } from 'node:crypto'
import { randomText } from '../../tools/id.ts'
import type { AuthCollection, OAuth2Provider } from '../collections/collection.ts'
import { knownProviders, providerLogo } from '../collections/oauth2-providers.ts'
import { type Provider, providerOf } from '../oauth2/provider.ts'

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
