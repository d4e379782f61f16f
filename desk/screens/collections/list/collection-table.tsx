import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { Rows } from '../../../ui/rows.tsx'
import { recordsPath } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS, countRecords } from '../stored/collections.ts'

export function CollectionTable({ collections }: { readonly collections: readonly StoredCollection[] }) {
  const say = useSay()
  const ids = collections.map(({ id }) => id)
  const { data: counts } = useQuery({ queryKey: [COLLECTIONS, 'counts', ids], queryFn: () => countRecords(collections) })
  return (
    <Rows heads={['collections.name', 'collections.kind', 'collections.count', 'collections.whose', 'collections.schema']}>
      {collections.map(({ id, name, type, system }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={recordsPath(name)}>{name}</Link>
          </th>
          <td>{say(`collections.${type}`)}</td>
          <td className="num" data-label={say('collections.count')}>
            {counts?.get(id) ?? '–'}
          </td>
          <td className="dim">{say(system ? 'collections.system' : 'collections.own')}</td>
          <td>
            <Link to={`${recordsPath(name)}/schema`} aria-label={say('collections.schemaOf', { name })}>
              {say('collections.schema')}
            </Link>
          </td>
        </tr>
      ))}
    </Rows>
  )
}
