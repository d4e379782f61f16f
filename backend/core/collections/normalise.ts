import { type AuthCollection, type Collection, type CollectionSet, SUPERUSERS } from '../model/collection.ts'
import { newSecret } from './auth-options.ts'
import { collectionId, firstFree } from './field-json.ts'
import { indexText, parseIndex } from './index-definition.ts'
import type { Draft } from './input.ts'
import { withSystemFields, withSystemIndexes } from './system-fields.ts'

/** What the server sets itself before anything is checked: a free id, system fields, indexes of its own table, times. */
export function normalise(draft: Draft, { collections, now }: { readonly collections: CollectionSet; readonly now: string }): Draft {
  const named = draft.hasOwnId ? withFreeId(draft.collection, collections) : draft.collection
  const fields = withSystemFields(named.type, named.fields)
  const indexes = withSystemIndexes(named).map((index) => ownIndex(index, named.name))
  const whole = { ...named, fields, indexes, created: draft.previous?.created ?? now, updated: now }
  return { ...draft, collection: whole.type === 'auth' ? normaliseAuth(whole, draft.previous) : whole }
}

/** Counts on while the id is taken; indexes that are named by the id follow. */
function withFreeId(collection: Collection, collections: CollectionSet): Collection {
  const id = firstFree(collectionId(collection.type, collection.name), (taken) => collections.all.some((other) => other.id === taken))
  if (id === collection.id) return collection
  return { ...collection, id, indexes: collection.indexes.map((index) => renamed(index, collection.id, id)) }
}

function renamed(index: string, from: string, to: string): string {
  const parsed = parseIndex(index)
  return parsed?.name.includes(from) ? indexText({ ...parsed, name: parsed.name.replaceAll(from, to) }) : index
}

/** An index is written anew only when it names another table. */
function ownIndex(index: string, table: string): string {
  const parsed = parseIndex(index)
  return parsed && parsed.table !== table ? indexText({ ...parsed, table }) : index
}

function normaliseAuth(collection: AuthCollection, previous: Collection | undefined): AuthCollection {
  const names = new Set(collection.fields.map(({ name }) => name))
  const known = (name: string) => (names.has(name) ? name : '')
  const { id, name, username, avatarURL } = collection.oauth2.mappedFields
  const mappedFields = { id: known(id), name: known(name), username: known(username), avatarURL: known(avatarURL) }
  const mapped = { ...collection, oauth2: { ...collection.oauth2, mappedFields } }
  return superusersAsNeeded(withNewSecret(mapped, previous))
}

/** Who could sign in under the old rule must sign in again under the new one. */
function withNewSecret(collection: AuthCollection, previous: Collection | undefined): AuthCollection {
  if (previous?.type !== 'auth' || (previous.authRule ?? '') === (collection.authRule ?? '')) return collection
  return { ...collection, authToken: { ...collection.authToken, secret: newSecret() } }
}

/** Superusers always have passwords, never OAuth2, and one-time codes only beside a second method (contract 3.4). */
function superusersAsNeeded(collection: AuthCollection): AuthCollection {
  if (collection.name !== SUPERUSERS) return collection
  return {
    ...collection,
    oauth2: { ...collection.oauth2, enabled: false, providers: [] },
    passwordAuth: { ...collection.passwordAuth, enabled: true },
    mfa: { ...collection.mfa, enabled: collection.mfa.enabled || collection.otp.enabled },
  }
}
