import { type FormEvent, useId } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { type Problems, useProblems } from '../use-problems.ts'
import { AuthOptions } from './auth-options.tsx'
import type { SchemaDraft } from './draft.ts'
import { Indexes } from './indexes.tsx'
import { Rules } from './rules.tsx'
import { SaveSchema } from './save-schema.tsx'
import { SchemaFields } from './schema-fields.tsx'
import { useSchema } from './use-schema.ts'
import { ViewQuery } from './view-query.tsx'

export function SchemaForm({ collection }: { readonly collection: StoredCollection }) {
  const id = useId()
  const schema = useSchema(collection)
  const problems = useProblems(schema.save.error)
  const { mine, setMine } = schema
  const change = (part: SchemaDraft['rest']) => setMine((before) => ({ ...before, rest: { ...before.rest, ...part } }))
  function submit(event: FormEvent) {
    event.preventDefault()
    if (schema.isChanged && schema.lost.length === 0) schema.save.mutate({ isSure: false })
  }
  return (
    <>
      <form id={id} className="schema" onSubmit={submit} noValidate>
        <Name collection={collection} value={String(mine.rest.name)} onChange={(name) => change({ name })} problems={problems} />
        {collection.type === 'view' ? (
          <ViewQuery value={String(mine.rest.viewQuery ?? '')} onChange={(viewQuery) => change({ viewQuery })} problem={problems.at('viewQuery')} />
        ) : (
          <SchemaFields fields={mine.fields} problems={problems} onChange={(fields) => setMine((before) => ({ ...before, fields }))} />
        )}
        <Rules collection={collection} draft={mine} onChange={change} problems={problems} />
        {collection.type !== 'view' && (
          <Indexes indexes={textsOf(mine.rest.indexes)} onChange={(indexes) => change({ indexes })} problems={problems} />
        )}
        {collection.type === 'auth' && <AuthOptions rest={mine.rest} onChange={change} problems={problems} />}
      </form>
      <SaveSchema collection={collection} schema={schema} problems={problems} form={id} />
    </>
  )
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [])

interface NameProps {
  readonly collection: StoredCollection
  readonly value: string
  readonly onChange: (name: string) => void
  readonly problems: Problems
}

function Name({ collection: { system }, value, onChange, problems }: NameProps) {
  const say = useSay()
  return (
    <section className="box">
      <Field label={say('collections.name')} hint={say(system ? 'schema.systemName' : 'collections.nameHint')} problem={problems.at('name')}>
        <input value={value} disabled={system} autoComplete="off" spellCheck={false} onChange={({ target }) => onChange(target.value)} />
      </Field>
    </section>
  )
}
