import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { labelOf, recordPage, recordsKey } from '../stored/record.ts'

interface RelatedRecordsProps {
  readonly collection: StoredCollection
  readonly ids: readonly string[]
  readonly onRemove: (id: string) => void
}

/** As many as a filter names. */
const NAMED = 80

/** The records that a field points to, by what they are called. */
export function RelatedRecords({ collection, ids, onRemove }: RelatedRecordsProps) {
  const say = useSay()
  const { data: labels = new Map<string, string>() } = useQuery({
    queryKey: [...recordsKey(collection.name), 'named', ids],
    queryFn: () => labelsOf(collection, ids),
    enabled: ids.length > 0,
  })
  if (ids.length === 0) return <p className="dim">{say('records.noneChosen')}</p>
  return (
    <ul className="lines">
      {ids.map((id) => (
        <li key={id}>
          <span>
            {labels.get(id) ?? id} {labels.has(id) && labels.get(id) !== id && <span className="dim">{id}</span>}
          </span>
          <button
            type="button"
            className="danger"
            aria-label={say('records.removeNamed', { name: labels.get(id) ?? id })}
            onClick={() => onRemove(id)}
          >
            {say('records.remove')}
          </button>
        </li>
      ))}
    </ul>
  )
}

async function labelsOf(collection: StoredCollection, ids: readonly string[]): Promise<Map<string, string>> {
  const filter = ids
    .slice(0, NAMED)
    .map((id) => backend.filter('id = {:id}', { id }))
    .join(' || ')
  const { items } = recordPage.parse(await backend.collection(collection.id).getList(1, NAMED, { filter }))
  return new Map(items.map((record) => [record.id, labelOf(collection, record)]))
}
