import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { recordsPath } from '../one-collection.tsx'
import type { StoredCollection, StoredField } from '../stored/collection.ts'
import { COLLECTIONS, listCollections } from '../stored/collections.ts'
import { labelOf, type StoredRecord } from '../stored/record.ts'
import { shownValue } from '../stored/related.ts'
import { columnsOf } from './columns.ts'
import { useShown } from './use-shown.ts'

interface RecordTableProps {
  readonly collection: StoredCollection
  readonly records: readonly StoredRecord[]
  /** Ids of the records that are picked. */
  readonly picked: readonly string[]
  readonly onPick: (ids: readonly string[]) => void
}

/** Records with a column for each field; on a phone a card for each. Wide tables move within themselves. */
export function RecordTable({ collection, records, picked, onPick }: RecordTableProps) {
  const { chosen } = useAddress()
  const columns = columnsOf(collection, chosen('columns'))
  const { data: collections = [] } = useQuery({ queryKey: [COLLECTIONS], queryFn: listCollections })
  const isPickable = collection.type !== 'view'
  const here = records.map(({ id }) => id)
  const pickedHere = here.filter((id) => picked.includes(id))
  return (
    <>
      {isPickable && <PickAll count={pickedHere.length} of={here.length} onPick={(all) => onPick(all ? here : [])} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways is moved by keyboard too */}
      <section className="wide" aria-label={collection.name} tabIndex={0}>
        <table className="rows records">
          <Head columns={columns} />
          <tbody>
            {records.map((record) => (
              <tr key={record.id}>
                <Named collection={collection} record={record}>
                  {isPickable && <PickOne record={record} picked={picked} onPick={onPick} />}
                </Named>
                {columns.map((field) => (
                  <Cell key={field.name} field={field} value={shownValue(record, field, collections)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function PickAll({ count, of, onPick }: { readonly count: number; readonly of: number; readonly onPick: (all: boolean) => void }) {
  const say = useSay()
  return (
    <label className="tick">
      <input type="checkbox" checked={count === of} onChange={({ target }) => onPick(target.checked)} />
      {say('records.pickAll', { count })}
    </label>
  )
}

function Head({ columns }: { readonly columns: readonly StoredField[] }) {
  const say = useSay()
  const { chosen, choose } = useAddress()
  const sort = chosen('sort')
  const order = (name: string) => (sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined)
  return (
    <thead>
      <tr>
        <th scope="col">{say('records.record')}</th>
        {columns.map(({ name, type }) => (
          <th key={name} scope="col" aria-sort={order(name)}>
            {type === 'json' ? (
              name
            ) : (
              <button type="button" className="quiet" onClick={() => choose({ sort: sort === name ? `-${name}` : name })}>
                {name}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface NamedProps {
  readonly collection: StoredCollection
  readonly record: StoredRecord
  readonly children: ReactNode
}

function Named({ collection, record, children }: NamedProps) {
  const label = labelOf(collection, record)
  return (
    <th scope="row">
      {children}
      <Link to={`${recordsPath(collection.name)}/records/${encodeURIComponent(record.id)}`}>{label}</Link>
      {label !== record.id && <span className="dim">{record.id}</span>}
    </th>
  )
}

type PickOneProps = Pick<RecordTableProps, 'picked' | 'onPick'> & { readonly record: StoredRecord }

function PickOne({ record: { id }, picked, onPick }: PickOneProps) {
  const say = useSay()
  const isPicked = picked.includes(id)
  return (
    <input
      type="checkbox"
      aria-label={say('records.pick', { id })}
      checked={isPicked}
      onChange={() => onPick(isPicked ? picked.filter((other) => other !== id) : [...picked, id])}
    />
  )
}

function Cell({ field, value }: { readonly field: StoredField; readonly value: unknown }) {
  const shown = useShown()
  const text = shown(field, value)
  return (
    <td data-label={text && field.name} className={field.type === 'number' ? 'num' : undefined}>
      {text && <span className="cell">{text}</span>}
    </td>
  )
}
