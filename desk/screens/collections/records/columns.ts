import { useAddress } from '../../../ui/use-address.ts'
import type { StoredCollection, StoredField } from '../stored/collection.ts'
import { isSecret, labelFields } from '../stored/record.ts'

/** So many columns can be read side by side. */
const FIRST = 5

const possibleColumns = ({ fields }: StoredCollection): readonly StoredField[] => fields.filter((field) => !isSecret(field) && field.name !== 'id')

/** The columns that the address names, else the first few. */
export function columnsOf(collection: StoredCollection, chosen: string): readonly StoredField[] {
  const possible = possibleColumns(collection)
  const names = chosen.split(',')
  const named = possible.filter(({ name }) => names.includes(name))
  if (named.length > 0) return named
  // What the record is called by stands before the columns.
  const labels = labelFields(collection)
  return possible.filter((field) => !field.hidden && !labels.includes(field)).slice(0, FIRST)
}

/** Which fields the table shows; the choice stands in the address. */
export function useColumns(collection: StoredCollection) {
  const { chosen, choose, page } = useAddress()
  const columns = columnsOf(collection, chosen('columns'))
  function toggle(name: string) {
    const names = columns.map((column) => column.name)
    const next = names.includes(name) ? names.filter((other) => other !== name) : [...names, name]
    choose({ columns: next.join(','), page: String(page) }, { replace: true })
  }
  return { columns, possible: possibleColumns(collection), toggle }
}
