import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Field } from '../../../ui/field.tsx'
import { isMultiple, type StoredCollection, type StoredField } from '../stored/collection.ts'
import { COLLECTIONS, readCollection } from '../stored/collections.ts'
import { filterOf } from '../stored/filter.ts'
import { labelOf, recordPage, recordsKey, type StoredRecord } from '../stored/record.ts'
import { useSettled } from '../use-settled.ts'
import { Group } from './list-inputs.tsx'
import { RelatedRecords } from './related-records.tsx'

interface RelationInputProps {
  readonly field: StoredField
  readonly ids: readonly string[]
  readonly onType: (ids: readonly string[]) => void
  readonly problem: string | undefined
}

/** Records of another collection, found by what they are called. */
export function RelationInput({ field, ids, onType, problem }: RelationInputProps) {
  const other = field.collectionId ?? ''
  const { data: collection } = useQuery({ queryKey: [COLLECTIONS, other], queryFn: () => readCollection(other) })
  const choose = (id: string) => onType(isMultiple(field) ? [...ids, id] : [id])
  return (
    <Group field={field} problem={problem}>
      {collection && <RelatedRecords collection={collection} ids={ids} onRemove={(id) => onType(ids.filter((kept) => kept !== id))} />}
      {collection && <Finder collection={collection} ids={ids} onChoose={choose} />}
    </Group>
  )
}

interface FinderProps {
  readonly collection: StoredCollection
  readonly ids: readonly string[]
  readonly onChoose: (id: string) => void
}

const SHOWN = 6

function Finder({ collection, ids, onChoose }: FinderProps) {
  const say = useSay()
  const [text, setText] = useState('')
  const word = useSettled(text).trim()
  const { data: found = [] } = useQuery({
    queryKey: [...recordsKey(collection.name), 'found', word],
    queryFn: () => findRelated(collection, word),
    enabled: word !== '',
  })
  const free = found.filter(({ id }) => !ids.includes(id))
  return (
    <>
      <Field label={say('records.find', { name: collection.name })} hint={say('records.findHint')}>
        <input type="search" autoComplete="off" value={text} onChange={({ target }) => setText(target.value)} onKeyDown={keepForm} />
      </Field>
      <p role="status" className="dim">
        {text.trim() !== '' && say('records.found', { count: free.length })}
      </p>
      {text.trim() !== '' && (
        <Results
          collection={collection}
          records={free}
          onChoose={(id) => {
            onChoose(id)
            setText('')
          }}
        />
      )}
    </>
  )
}

/** Enter looks for a record and does not save the form. */
function keepForm(event: React.KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

interface ResultsProps {
  readonly collection: StoredCollection
  readonly records: readonly StoredRecord[]
  readonly onChoose: (id: string) => void
}

function Results({ collection, records, onChoose }: ResultsProps) {
  const say = useSay()
  return (
    <div className="buttons">
      {records.map((record) => (
        <button key={record.id} type="button" className="second" onClick={() => onChoose(record.id)}>
          {say('records.choose', { name: labelOf(collection, record) })}
        </button>
      ))}
    </div>
  )
}

async function findRelated(collection: StoredCollection, word: string): Promise<StoredRecord[]> {
  const byText = filterOf(collection, word.replace(/[=<>~&|]/g, ' '))
  const filter = [byText, backend.filter('id = {:word}', { word })].filter(Boolean).join(' || ')
  return recordPage.parse(await backend.collection(collection.id).getList(1, SHOWN, { filter })).items
}
