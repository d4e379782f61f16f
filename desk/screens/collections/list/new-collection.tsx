import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { recordsPath } from '../one-collection.tsx'
import { collectionKinds, type StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS, createCollection } from '../stored/collections.ts'
import { useProblems } from '../use-problems.ts'

/** What a new collection has by itself: when each record was made and changed. */
const times = [
  { name: 'created', type: 'autodate', onCreate: true, onUpdate: false },
  { name: 'updated', type: 'autodate', onCreate: true, onUpdate: true },
]

/** Makes a collection that nobody but operators reaches; its fields and rules come on its own screen. */
export function NewCollection() {
  const say = useSay()
  const [name, setName] = useState('')
  const [type, setType] = useState<StoredCollection['type']>('base')
  const [viewQuery, setViewQuery] = useState('')
  const make = useMake()
  const problems = useProblems(make.error)
  function submit(event: FormEvent) {
    event.preventDefault()
    make.mutate({ name: name.trim(), type, ...(type === 'view' ? { viewQuery } : { fields: times }) })
  }
  return (
    <form className="box" onSubmit={submit} noValidate>
      <h2>{say('collections.new')}</h2>
      <Field label={say('collections.name')} hint={say('collections.nameHint')} problem={problems.at('name')}>
        <input value={name} autoComplete="off" spellCheck={false} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Field label={say('collections.kind')}>
        <select value={type} onChange={({ target }) => setType(collectionKinds.find((kind) => kind === target.value) ?? 'base')}>
          {collectionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {say(`collections.${kind}`)}
            </option>
          ))}
        </select>
      </Field>
      {type === 'view' && (
        <Field label={say('schema.query')} hint={say('schema.queryHint', { column: 'id' })} problem={problems.at('viewQuery')}>
          <textarea className="code" rows={4} spellCheck={false} value={viewQuery} onChange={({ target }) => setViewQuery(target.value)} />
        </Field>
      )}
      {/* A query that is none gives no fields: that is said once. */}
      <Outcome problem={problems.rest(['name', 'viewQuery', ...(type === 'view' ? ['fields'] : [])])} />
      <button type="submit" disabled={make.isPending}>
        {say('collections.make')}
      </button>
    </form>
  )
}

function useMake() {
  const questions = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: createCollection,
    async onSuccess({ name }) {
      await questions.invalidateQueries({ queryKey: [COLLECTIONS] })
      await navigate(`${recordsPath(name)}/schema`)
    },
  })
}
