import { randomInt } from 'node:crypto'
import { createTries } from '../tries.ts'

const SEARCHES = 3
const SECONDS = 3
const LONGEST_WAIT_MS = 500

/**
 * Slows down who asks again and again for records that the list rule hides, to learn of them from the time an answer
 * takes (contract 2.3). Counts in this process alone.
 */
export interface EmptySearches {
  /** Counts a list of this collection with rule and filter that found nothing; past the third in three seconds it waits. */
  take(collectionId: string, clientAddress: string): Promise<void>
}

export function createEmptySearches(): EmptySearches {
  const tries = createTries(SEARCHES, SECONDS)
  return {
    async take(collectionId, clientAddress) {
      if (await tries.take(`${collectionId} ${clientAddress}`)) return
      await new Promise((done) => setTimeout(done, randomInt(1, LONGEST_WAIT_MS)))
    },
  }
}
