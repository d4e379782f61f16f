import { createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { UserMapping } from '../collections/known-providers.ts'
import { askProvider, ProviderError, type ProviderTokens } from './ask-provider.ts'
import type { Provider } from './provider.ts'

type RawUser = Readonly<Record<string, unknown>>

/** A person as a provider tells of them; what it does not tell is "". */
export interface OAuth2User {
  readonly id: string
  readonly name: string
  readonly username: string
  /** Only when the provider vouches for it. */
  readonly email: string
  readonly avatarURL: string
  /** As the provider answered. */
  readonly rawUser: RawUser
}

/** Asks who signed in: the user's endpoint, else a verified id token. Throws a `ProviderError`. */
export async function fetchUser(provider: Provider, tokens: ProviderTokens, signal: AbortSignal): Promise<OAuth2User> {
  const raw = provider.userInfoURL ? await askFor(provider, provider.userInfoURL, { tokens, signal }) : await verifiedClaims(provider, tokens, signal)
  const rawUser = objectOf(raw)
  const user = userOf(provider.user, rawUser)
  if (!user.id) throw new ProviderError('The provider did not say who signed in.')
  return provider.emails ? { ...user, email: await listedEmail(provider, { tokens, signal }) } : user
}

interface Asking {
  readonly tokens: ProviderTokens
  readonly signal: AbortSignal
}

async function askFor({ clientId, sendsClientId }: Provider, url: string, { tokens, signal }: Asking): Promise<unknown> {
  const headers = { accept: 'application/json', authorization: `Bearer ${tokens.accessToken}`, ...(sendsClientId && { 'client-id': clientId }) }
  const { status, body } = await askProvider(url, { headers, signal })
  if (status !== 200) throw new ProviderError(`The provider did not tell who signed in: ${status}.`)
  return body
}

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

/** Signed by the provider's keys, for this client, still valid (OpenID Connect Core 3.1.3.7). */
async function verifiedClaims({ idToken: source, clientId }: Provider, { idToken }: ProviderTokens, signal: AbortSignal): Promise<RawUser> {
  if (!source) throw new ProviderError('Neither the address of the user nor that of the keys of id tokens is configured.')
  const { body } = await askProvider(source.jwksURL, { headers: { accept: 'application/json' }, signal })
  const { data } = keySet.safeParse(body)
  if (!data) throw new ProviderError('The provider did not tell its keys.')
  const keys = createLocalJWKSet(data)
  const issuer = source.issuers.length > 0 ? { issuer: [...source.issuers] } : {}
  try {
    const { payload } = await jwtVerify(idToken, keys, { audience: clientId, requiredClaims: ['exp', 'sub'], ...issuer })
    return payload
  } catch (error) {
    throw new ProviderError(`The id token is not valid: ${String(error)}`)
  }
}

async function listedEmail(provider: Provider, asking: Asking): Promise<string> {
  const { list = '', primary = '', verified = '' } = provider.emails ?? {}
  const body = await askFor(provider, `${provider.userInfoURL}/emails`, asking)
  const entries = z.array(z.record(z.string(), z.unknown())).safeParse(list ? valueAt(body, list) : body).data ?? []
  const found = entries.find((entry) => entry[primary] === true && entry[verified] === true)
  return typeof found?.email === 'string' ? found.email : ''
}

function objectOf(value: unknown): RawUser {
  const { data } = z.record(z.string(), z.unknown()).safeParse(value)
  if (!data) throw new ProviderError('The provider did not tell who signed in.')
  return data
}

function userOf(mapping: UserMapping, rawUser: RawUser): OAuth2User {
  const read = (template: string) => fill(template, rawUser)
  const email = read(mapping.email)
  const isVouchedFor =
    (mapping.emailNeeds ?? []).every((path) => isTrue(valueAt(rawUser, path))) &&
    (!mapping.emailDomainOf || domainOf(email) === domainOf(read(mapping.emailDomainOf)))
  const { id, name, username, avatarURL } = mapping
  return { id: read(id), name: read(name), username: read(username), avatarURL: read(avatarURL), email: isVouchedFor ? email : '', rawUser }
}

/** Of a template with several values all must be there, but for those that are only separated by spaces. */
function fill(template: string, raw: RawUser): string {
  const words = template.split(' ').map((word) => {
    const values = [...word.matchAll(/\{([^}]+)\}/g)].map(([placeholder, path = '']) => [placeholder, textOf(valueAt(raw, path))] as const)
    if (values.some(([, value]) => value === '')) return ''
    return values.reduce((text, [placeholder, value]) => text.replace(placeholder, () => value), word)
  })
  return words.filter((word) => word !== '').join(' ')
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), value)
}

/** Apple writes booleans as text; a date says when it became true. */
function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value !== '' && value !== 'false')
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
