import { Link } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { useLive } from '../../../ui/use-live.ts'
import { ExportRecords } from '../moving/export-records.tsx'
import { ImportRecords } from '../moving/import-records.tsx'
import { OneCollection, recordsPath } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { filterFaultOf } from '../stored/rule-fault.ts'
import { RecordChoices } from './record-choices.tsx'
import { RecordList } from './record-list.tsx'

/** The records of a collection. */
export function Records() {
  return <OneCollection>{(collection) => <RecordsOf key={collection.id} collection={collection} />}</OneCollection>
}

function RecordsOf({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const { chosen, page } = useAddress()
  const wanted = { text: chosen('q'), sort: chosen('sort') }
  useLive(collection.name)
  return (
    <>
      <RecordsHeading collection={collection} />
      <RecordChoices collection={collection} />
      {/* A filter that somebody wrote into the address may be none: that is said at its field, and not asked. */}
      {filterFaultOf(collection, wanted.text) ? (
        <p className="nothing">{say('enquiries.none')}</p>
      ) : (
        <>
          <RecordList collection={collection} wanted={wanted} page={page} />
          <ExportRecords collection={collection} wanted={wanted} />
        </>
      )}
      {collection.type !== 'view' && <ImportRecords collection={collection} />}
    </>
  )
}

function RecordsHeading({ collection: { name, type } }: { readonly collection: StoredCollection }) {
  const say = useSay()
  return (
    <Heading title={name}>
      <p className="actions">
        {type !== 'view' && <Link to={`${recordsPath(name)}/records/new`}>{say('records.new')}</Link>}
        <Link to={`${recordsPath(name)}/schema`}>{say('collections.schema')}</Link>
      </p>
    </Heading>
  )
}
