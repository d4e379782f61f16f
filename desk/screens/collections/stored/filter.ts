import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from './collection.ts'
import { searchedFields } from './record.ts'
import { isFilter } from './rule-fault.ts'

/** The contract's filter for what stands in the search field: the filter itself, or the word in whatever field holds text. */
export function filterOf(collection: StoredCollection, text: string): string {
  const word = text.trim()
  if (word === '' || isFilter(word)) return word
  return searchedFields(collection)
    .map((name) => backend.filter(`${name} ~ {:word}`, { word }))
    .join(' || ')
}
