import type { Collection } from '../collections/collection.ts'
import type { CollectionSet } from '../collections/collection-set.ts'
import type { RealtimeHub } from './hub.ts'

/** Whether the tokens of a collection's records have ended: it is gone, or has a new secret (contract 8). */
function hasEndedTokens(previous: Collection, now: Collection | undefined): boolean {
  return previous.type === 'auth' && (now?.type !== 'auth' || now.authToken.secret !== previous.authToken.secret)
}

/** What was opened with tokens of such a collection goes on as a guest's. */
export function endStaleLogins(realtime: RealtimeHub, before: CollectionSet, after: CollectionSet): void {
  for (const previous of before.all) {
    if (hasEndedTokens(previous, after.find(previous.id))) realtime.releaseAuth({ collectionId: previous.id })
  }
}
