import type { AuthCollection, Collection, OAuth2Provider, Rule, TokenConfig } from '../model/collection.ts'
import { authOptionsOf, defaultAuthOptions, mergeAuthOptions } from './auth-options.ts'
import { fieldsFromJson, fieldToJson } from './field-json.ts'

/** A collection as it is stored: what only its type has stands in `options`. */
export interface StoredCollection {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly system: boolean
  readonly listRule: Rule
  readonly viewRule: Rule
  readonly createRule: Rule
  readonly updateRule: Rule
  readonly deleteRule: Rule
  readonly fields: readonly unknown[]
  readonly indexes: readonly string[]
  readonly created: string
  readonly updated: string
  readonly options: Readonly<Record<string, unknown>>
}

/** A collection as it was stored; options that were not stored then have their defaults. */
export function collectionFromStored({ options, fields, type, ...shared }: StoredCollection): Collection {
  const base = { ...shared, fields: fieldsFromJson(fields) }
  if (type === 'auth') return { ...base, type, ...mergeAuthOptions(defaultAuthOptions(), options) }
  if (type === 'view') return { ...base, type, viewQuery: String(options.viewQuery ?? '') }
  return { ...base, type: 'base' }
}

/** The other way round, secrets included. */
export function collectionToStored(collection: Collection): StoredCollection {
  const { id, name, type, system, listRule, viewRule, createRule, updateRule, deleteRule, indexes, created, updated } = collection
  const fields = collection.fields.map(fieldToJson)
  const shared = { id, name, type, system, listRule, viewRule, createRule, updateRule, deleteRule, fields, indexes, created, updated }
  return { ...shared, options: optionsOf(collection) }
}

function optionsOf(collection: Collection): Readonly<Record<string, unknown>> {
  if (collection.type === 'auth') return { ...authOptionsOf(collection) }
  return collection.type === 'view' ? { viewQuery: collection.viewQuery } : {}
}

/** A collection as superusers see it: the contract's order of keys (6), and no secret. */
export function collectionToJson(collection: Collection): Record<string, unknown> {
  return { ...sharedJson(collection), ...optionsJson(collection) }
}

function sharedJson({
  id,
  listRule,
  viewRule,
  createRule,
  updateRule,
  deleteRule,
  name,
  type,
  fields,
  indexes,
  created,
  updated,
  system,
}: Collection) {
  const rules = { listRule, viewRule, createRule, updateRule, deleteRule }
  return { id, ...rules, name, type, fields: fields.map(fieldToJson), indexes, created, updated, system }
}

function optionsJson(collection: Collection): Record<string, unknown> {
  if (collection.type === 'view') return { viewQuery: collection.viewQuery }
  return collection.type === 'auth' ? authJson(collection) : {}
}

function authJson(collection: AuthCollection): Record<string, unknown> {
  const options = authOptionsOf(collection)
  return {
    ...options,
    oauth2: { ...options.oauth2, providers: options.oauth2.providers.map(providerJson) },
    authToken: tokenJson(options.authToken),
    passwordResetToken: tokenJson(options.passwordResetToken),
    emailChangeToken: tokenJson(options.emailChangeToken),
    verificationToken: tokenJson(options.verificationToken),
    fileToken: tokenJson(options.fileToken),
  }
}

function tokenJson({ duration }: TokenConfig) {
  return { duration }
}

function providerJson({ pkce, name, clientId, authURL, tokenURL, userInfoURL, displayName, extra }: OAuth2Provider) {
  return { pkce, name, clientId, authURL, tokenURL, userInfoURL, displayName, extra }
}
