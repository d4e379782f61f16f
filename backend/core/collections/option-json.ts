import type { AuthOptions, OAuth2Provider } from './collection.ts'
import { isObject, unreadable } from './field-json.ts'

/** Options that may be null, and what they are otherwise. */
const nullable: Readonly<Record<string, 'string' | 'boolean' | 'object'>> = {
  authRule: 'string',
  manageRule: 'string',
  pkce: 'boolean',
  extra: 'object',
}

const blankProvider: OAuth2Provider = {
  pkce: null,
  name: '',
  clientId: '',
  clientSecret: '',
  authURL: '',
  tokenURL: '',
  userInfoURL: '',
  displayName: '',
  extra: null,
}

/** The options with what was sent of them; what was not sent stays, secrets included (contract 6). */
export function mergeAuthOptions(current: AuthOptions, sent: Readonly<Record<string, unknown>>): AuthOptions {
  // Keys and types of values are those of the current options.
  return mergeObject(current, sent) as unknown as AuthOptions
}

function mergeObject(current: object, sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(current).map(([key, value]) => [key, mergeValue(key, value, sent[key])]))
}

function mergeValue(key: string, current: unknown, sent: unknown): unknown {
  if (sent === undefined) return current
  if (key in nullable) return nullableValue(key, sent)
  if (Array.isArray(current)) return key === 'providers' ? providers(current, sent) : texts(sent)
  if (sent === null) return current
  if (isObject(current)) return isObject(sent) ? mergeObject(current, sent) : refuse()
  return typeof sent === typeof current && (typeof sent !== 'number' || Number.isInteger(sent)) ? sent : refuse()
}

function nullableValue(key: string, sent: unknown): unknown {
  return sent === null || typeof sent === nullable[key] ? sent : refuse()
}

function texts(sent: unknown): readonly string[] {
  if (sent === null) return []
  return Array.isArray(sent) && sent.every((entry) => typeof entry === 'string') ? [...new Set(sent)] : refuse()
}

/** A provider that is sent again keeps what is not sent of it, its secret above all. */
function providers(current: readonly unknown[], sent: unknown): readonly unknown[] {
  if (sent === null) return []
  if (!Array.isArray(sent)) return refuse()
  return sent.map((provider) => {
    if (!isObject(provider)) return refuse()
    const known = current.find((other) => isObject(other) && other.name === provider.name)
    return mergeObject(isObject(known) ? known : blankProvider, provider)
  })
}

function refuse(): never {
  throw unreadable()
}
