import { checkIn, checkRequired, errorTree, REQUIRED } from '../checks.ts'
import { knownProviders } from '../collections/oauth2-providers.ts'
import type { Core } from '../core.ts'
import type { ErrorTree, ValueError } from '../errors.ts'
import type { Draft } from './draft.ts'
import { isOwnedCollection } from './owned.ts'
import { countExisting } from './table.ts'

const invalidCollection: ValueError = { code: 'validation_invalid_collection', message: 'Missing or invalid collection.' }
const invalidRecord: ValueError = { code: 'validation_invalid_record', message: 'Missing or invalid record.' }
const providerNames = knownProviders.map(({ name }) => name)

/** What is wrong with the auth record or the provider that a record of a system collection names (contract 3.5). */
export async function checkReferences(core: Core, { collection, values }: Draft): Promise<ErrorTree> {
  if (!isOwnedCollection(collection.name)) return {}
  const { collectionRef, recordRef, provider } = values
  if (!collectionRef) return { collectionRef: REQUIRED }
  const owners = core.collections.find(String(collectionRef))
  if (owners?.type !== 'auth' || owners.id !== collectionRef) return { collectionRef: invalidCollection }
  if (!recordRef) return { recordRef: REQUIRED }
  if ((await countExisting(core, owners, [String(recordRef)])) === 0) return { recordRef: invalidRecord }
  if (collection.name !== '_externalAuths') return {}
  return errorTree({ provider: checkRequired(provider) ?? checkIn(String(provider), providerNames) })
}
