import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Asked } from '../../../ui/asked.tsx'
import { DeleteByName } from '../../../ui/delete-by-name.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLive } from '../../../ui/use-live.ts'
import { Presence } from '../../enquiries/presence.tsx'
import { OneCollection, recordsPath } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { labelOf, recordsKey, type StoredRecord } from '../stored/record.ts'
import { EditRecord } from './edit-record.tsx'
import { RecordFacts } from './record-facts.tsx'
import { readRecord } from './use-record.ts'

/** One record of any collection. */
export function Record() {
  const { id = '' } = useParams()
  return <OneCollection isInside>{(collection) => <Found key={`${collection.id}/${id}`} collection={collection} id={id} />}</OneCollection>
}

function Found({ collection, id }: { readonly collection: StoredCollection; readonly id: string }) {
  useLive(collection.name, id)
  const found = useQuery({ queryKey: [...recordsKey(collection.name), id], queryFn: () => readRecord(collection, id) })
  return <Asked query={found}>{(record) => <RecordPage collection={collection} record={record} />}</Asked>
}

function RecordPage({ collection, record }: { readonly collection: StoredCollection; readonly record: StoredRecord }) {
  const say = useSay()
  const navigate = useNavigate()
  const label = labelOf(collection, record)
  async function remove() {
    await backend.collection(collection.id).delete(record.id)
    await navigate(recordsPath(collection.name))
  }
  return (
    <>
      <Heading title={label} />
      {collection.type === 'view' ? (
        <RecordFacts collection={collection} record={record} />
      ) : (
        <>
          <Presence place={`${collection.name}/${record.id}`} />
          <EditRecord collection={collection} record={record} />
          <section className="box box--danger">
            <h2>{say('records.delete')}</h2>
            <p>{say('records.deleteWhat')}</p>
            <DeleteByName label={say('records.delete')} name={label} consequence={say('records.deleteWhat')} onDelete={remove} />
          </section>
        </>
      )}
    </>
  )
}
