import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import type { StoredCollection } from './stored/collection.ts'
import { COLLECTIONS, readCollection } from './stored/collections.ts'

interface OneCollectionProps {
  /** Whether this stands below the collection's records, to which a way back leads too. */
  readonly isInside?: boolean
  readonly children: (collection: StoredCollection) => ReactNode
}

/** What belongs to the collection that the address names, with the way back from it. */
export function OneCollection({ isInside = false, children }: OneCollectionProps) {
  const say = useSay()
  const { name = '' } = useParams()
  const found = useQuery({ queryKey: [COLLECTIONS, name], queryFn: () => readCollection(name) })
  return (
    <>
      <p className="way-back">
        <Link to="/collections">{say('collections.title')}</Link>
        {isInside && (
          <>
            {' › '}
            <Link to={recordsPath(name)}>{name}</Link>
          </>
        )}
      </p>
      <Asked query={found}>{(collection) => children(collection)}</Asked>
    </>
  )
}

/** Where the records of a collection stand. */
export const recordsPath = (name: string): string => `/collections/${encodeURIComponent(name)}`
