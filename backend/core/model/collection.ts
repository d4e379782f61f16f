import type { Field, RelationField } from './field.ts'

/** A filter expression; "" lets everyone, null only superusers. */
export type Rule = string | null

interface CollectionBase {
  readonly id: string
  readonly name: string
  readonly system: boolean
  readonly listRule: Rule
  readonly viewRule: Rule
  readonly createRule: Rule
  readonly updateRule: Rule
  readonly deleteRule: Rule
  readonly fields: readonly Field[]
  /** SQL of its indexes, as sent. */
  readonly indexes: readonly string[]
  readonly created: string
  readonly updated: string
}

export interface BaseCollection extends CollectionBase {
  readonly type: 'base'
}

export interface ViewCollection extends CollectionBase {
  readonly type: 'view'
  readonly viewQuery: string
}

export interface AuthCollection extends CollectionBase, AuthOptions {
  readonly type: 'auth'
}

export type Collection = BaseCollection | ViewCollection | AuthCollection

export interface EmailTemplate {
  readonly subject: string
  readonly body: string
}

export interface TokenConfig {
  readonly secret: string
  /** Seconds. */
  readonly duration: number
}

export interface OAuth2Provider {
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
  readonly authURL: string
  readonly tokenURL: string
  readonly userInfoURL: string
  readonly displayName: string
  readonly pkce: boolean | null
  readonly extra: Readonly<Record<string, unknown>> | null
}

/** What only auth collections have (contract, sections 5 and 6), in the order of their JSON. */
export interface AuthOptions {
  readonly authRule: Rule
  readonly manageRule: Rule
  readonly authAlert: { readonly enabled: boolean; readonly emailTemplate: EmailTemplate }
  readonly oauth2: {
    readonly providers: readonly OAuth2Provider[]
    readonly mappedFields: { readonly id: string; readonly name: string; readonly username: string; readonly avatarURL: string }
    readonly enabled: boolean
  }
  readonly passwordAuth: { readonly enabled: boolean; readonly identityFields: readonly string[] }
  readonly mfa: { readonly enabled: boolean; readonly duration: number; readonly rule: string }
  readonly otp: { readonly enabled: boolean; readonly duration: number; readonly length: number; readonly emailTemplate: EmailTemplate }
  readonly authToken: TokenConfig
  readonly passwordResetToken: TokenConfig
  readonly emailChangeToken: TokenConfig
  readonly verificationToken: TokenConfig
  readonly fileToken: TokenConfig
  readonly verificationTemplate: EmailTemplate
  readonly resetPasswordTemplate: EmailTemplate
  readonly confirmEmailChangeTemplate: EmailTemplate
}

/** The collection of those whom no rule binds. */
export const SUPERUSERS = '_superusers'

/** All collections at one moment, to be looked up without asking the database. */
export class CollectionSet {
  readonly all: readonly Collection[]
  readonly #byKey = new Map<string, Collection>()

  constructor(all: readonly Collection[]) {
    this.all = all
    for (const collection of all) this.#byKey.set(collection.name.toLowerCase(), collection)
    for (const collection of all) this.#byKey.set(`#${collection.id}`, collection)
  }

  /** By id, else by name without regard to case (contract 1.1). */
  find(nameOrId: string): Collection | undefined {
    return this.#byKey.get(`#${nameOrId}`) ?? this.#byKey.get(nameOrId.toLowerCase())
  }

  /** The relation fields of any collection that point to this one. */
  referencesTo(collectionId: string): readonly { readonly collection: Collection; readonly field: RelationField }[] {
    return this.all.flatMap((collection) =>
      collection.fields.flatMap((field) => (field.type === 'relation' && field.collectionId === collectionId ? [{ collection, field }] : [])),
    )
  }
}
