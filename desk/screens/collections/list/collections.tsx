import { useQuery } from '@tanstack/react-query'
import { useSay } from '../../../language/language.tsx'
import { Asked } from '../../../ui/asked.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { useAddress } from '../../../ui/use-address.ts'
import { collectionKinds, type StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS, listCollections } from '../stored/collections.ts'
import { CollectionTable } from './collection-table.tsx'
import { ImportCollections } from './import-collections.tsx'
import { NewCollection } from './new-collection.tsx'

/** Every collection of the contract. */
export function Collections() {
  const say = useSay()
  const found = useQuery({ queryKey: [COLLECTIONS], queryFn: listCollections })
  return (
    <>
      <Heading title={say('collections.title')}>
        <button type="button" className="second" disabled={!found.data} onClick={() => found.data && saveCollections(found.data)}>
          {say('collections.export')}
        </button>
      </Heading>
      <p className="about">{say('collections.about')}</p>
      <Asked query={found}>
        {(collections) => (
          <>
            <Chosen collections={collections} />
            <div className="below">
              <NewCollection />
              <ImportCollections collections={collections} />
            </div>
          </>
        )}
      </Asked>
    </>
  )
}

function saveCollections(collections: readonly StoredCollection[]): void {
  saveFile('collections.json', JSON.stringify(collections, null, 2), 'application/json')
}

function Chosen({ collections }: { readonly collections: readonly StoredCollection[] }) {
  const say = useSay()
  const { chosen, choose } = useAddress()
  const [text, kind, system] = [chosen('q').toLowerCase(), chosen('kind'), chosen('system')]
  const shown = collections.filter(
    (one) => one.name.toLowerCase().includes(text) && (!kind || one.type === kind) && (!system || one.system === (system === 'yes')),
  )
  const kinds = [{ value: '', text: say('choice.all') }, ...collectionKinds.map((one) => ({ value: one, text: say(`collections.${one}`) }))]
  const whose = [
    { value: '', text: say('choice.all') },
    { value: 'no', text: say('collections.own') },
    { value: 'yes', text: say('collections.system') },
  ]
  return (
    <>
      <div className="choices">
        <SearchField label={say('collections.search')} value={chosen('q')} onSearch={(q) => choose({ q }, { replace: true })} />
        <Choice label={say('collections.kind')} value={kind} options={kinds} onChoose={(next) => choose({ kind: next })} />
        <Choice label={say('collections.whose')} value={system} options={whose} onChoose={(next) => choose({ system: next })} />
      </div>
      {shown.length > 0 ? <CollectionTable collections={shown} /> : <p className="nothing">{say('enquiries.none')}</p>}
    </>
  )
}
