import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { filterOf } from '../stored/filter.ts'
import { recordPage, type StoredRecord, storedRecord } from '../stored/record.ts'
import { expandOf } from '../stored/related.ts'

export interface WantedRecords {
  /** A word, or a filter of the contract. */
  readonly text: string
  /** A field, with a minus before it to turn the order round. */
  readonly sort: string
}

const PER_PAGE = 30

/** A page of records. Rejects with the client's error. */
export async function findRecords(collection: StoredCollection, { text, sort, page }: WantedRecords & { readonly page: number }) {
  const options = { ...asked(collection, { text, sort }), expand: expandOf(collection) }
  return recordPage.parse(await backend.collection(collection.id).getList(page, PER_PAGE, options))
}

const AT_ONCE = 500

/** All that the filter shows, page after page. */
export async function allRecords(collection: StoredCollection, wanted: WantedRecords): Promise<StoredRecord[]> {
  const found = await backend.collection(collection.id).getFullList({ batch: AT_ONCE, ...asked(collection, wanted) })
  return found.map((record) => storedRecord.parse(record))
}

function asked(collection: StoredCollection, { text, sort }: WantedRecords) {
  return { filter: filterOf(collection, text), sort: sort ? `${sort},id` : newestFirst(collection) }
}

const newestFirst = ({ fields }: StoredCollection): string => (fields.some(({ name }) => name === 'created') ? '-created,id' : 'id')
