import type { OAuth2Provider } from '../collections/collection.ts'
import { updateCollection } from '../collections/save.ts'
import type { Core } from '../core.ts'
import { ValidationError } from '../errors.ts'

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
