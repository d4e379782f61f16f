import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { OneCollection, recordsPath } from '../one-collection.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { recordsKey, storedRecord } from '../stored/record.ts'
import { useProblems } from '../use-problems.ts'
import { RecordFields } from './record-fields.tsx'
import { bodyOf, type TypedRecord, typedRecord } from './typed.ts'
import { isSound } from './use-record.ts'

export function NewRecord() {
  return <OneCollection isInside>{(collection) => <NewRecordForm key={collection.id} collection={collection} />}</OneCollection>
}

function NewRecordForm({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const [blank] = useState(() => typedRecord(collection, {}))
  const [mine, setMine] = useState<TypedRecord>(blank)
  const make = useMake(collection)
  const problems = useProblems(make.error)
  const canBeSent = isSound(collection, mine)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (canBeSent) make.mutate(bodyOf(collection, { base: blank, mine }))
  }
  return (
    <>
      <Heading title={say('records.newIn', { name: collection.name })} />
      <form className="box record" onSubmit={submit} noValidate>
        <RecordFields
          collection={collection}
          typed={mine}
          onType={(name, typed) => setMine((before) => ({ ...before, [name]: typed }))}
          problem={problems.at}
        />
        <Outcome problem={problems.rest(collection.fields.map(({ name }) => name))} />
        <button type="submit" disabled={!canBeSent || make.isPending}>
          {say('records.make')}
        </button>
      </form>
    </>
  )
}

function useMake({ id: collection, name }: StoredCollection) {
  const questions = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (body: Record<string, unknown>) => storedRecord.parse(await backend.collection(collection).create(body)),
    async onSuccess({ id }) {
      await questions.invalidateQueries({ queryKey: recordsKey(name) })
      await navigate(`${recordsPath(name)}/records/${id}`)
    },
  })
}
