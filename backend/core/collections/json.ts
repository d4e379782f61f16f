import type { AuthCollection, Collection, OAuth2Provider, TokenConfig } from './collection.ts'
import { fieldToJson } from './field-json.ts'
import { authOptionsOf } from './stored-collection.ts'

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
