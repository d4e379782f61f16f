import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Asked } from '../../../ui/asked.tsx'
import { Pager } from '../../../ui/pager.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { recordsKey } from '../stored/record.ts'
import { BulkDelete } from './bulk-delete.tsx'
import { findRecords, type WantedRecords } from './find-records.ts'
import { RecordTable } from './record-table.tsx'

interface RecordListProps {
  readonly collection: StoredCollection
  readonly wanted: WantedRecords
  readonly page: number
}

/** A page of records, of which some can be picked; those that are not shown are not picked. */
export function RecordList({ collection, wanted, page }: RecordListProps) {
  const say = useSay()
  const [picked, setPicked] = useState<readonly string[]>([])
  const found = useQuery({
    queryKey: [...recordsKey(collection.name), { ...wanted, page }],
    queryFn: () => findRecords(collection, { ...wanted, page }),
    placeholderData: keepPreviousData,
  })
  const here = found.data?.items.filter(({ id }) => picked.includes(id)).map(({ id }) => id) ?? []
  return (
    <>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? (
              <RecordTable collection={collection} records={items} picked={here} onPick={setPicked} />
            ) : (
              <p className="nothing">{say('enquiries.none')}</p>
            )}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
      <BulkDelete collection={collection} ids={here} />
    </>
  )
}
