import { useSay } from '../../../language/language.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Presence } from '../../enquiries/presence.tsx'
import { OneCollection } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { DangerZone } from './danger-zone.tsx'
import { SchemaForm } from './schema-form.tsx'

/** What a collection is made of: fields, rules, indexes, its query or what accounts may do. */
export function Schema() {
  return <OneCollection isInside>{(collection) => <SchemaOf key={collection.id} collection={collection} />}</OneCollection>
}

function SchemaOf({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const { name, type, system } = collection
  return (
    <>
      <Heading title={say('schema.title', { name })} />
      <p className="about">
        {say('schema.about', { kind: say(`collections.${type}`) })} {system && say('schema.systemAbout')}
      </p>
      <Presence place={`_collections/${collection.id}`} />
      <SchemaForm collection={collection} />
      <DangerZone collection={collection} />
    </>
  )
}
