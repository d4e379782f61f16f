import { defaultAuthOptions } from './auth-defaults.ts'
import type { AuthOptions, Collection, Rule } from './collection.ts'
import { fieldsFromJson, fieldToJson } from './field-json.ts'
import { mergeAuthOptions } from './option-json.ts'

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

export function collectionFromStored({ options, fields, type, ...shared }: StoredCollection): Collection {
  const base = { ...shared, fields: fieldsFromJson(fields) }
  if (type === 'auth') return { ...base, type, ...mergeAuthOptions(defaultAuthOptions(), options) }
  if (type === 'view') return { ...base, type, viewQuery: String(options.viewQuery ?? '') }
  return { ...base, type: 'base' }
}

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

/** What only an auth collection has, in the order of the contract (6). */
export function authOptionsOf(options: AuthOptions): AuthOptions {
  return {
    authRule: options.authRule,
    manageRule: options.manageRule,
    authAlert: options.authAlert,
    oauth2: options.oauth2,
    passwordAuth: options.passwordAuth,
    mfa: options.mfa,
    otp: options.otp,
    authToken: options.authToken,
    passwordResetToken: options.passwordResetToken,
    emailChangeToken: options.emailChangeToken,
    verificationToken: options.verificationToken,
    fileToken: options.fileToken,
    verificationTemplate: options.verificationTemplate,
    resetPasswordTemplate: options.resetPasswordTemplate,
    confirmEmailChangeTemplate: options.confirmEmailChangeTemplate,
  }
}
