import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import { COLLECTIONS } from '../stored/collections.ts'
import { reasonOf } from '../use-problems.ts'
import { type PlannedCollection, planCollections, readCollections, type WantedCollection } from './plan-collections.ts'

interface Import {
  readonly wanted: readonly WantedCollection[]
  readonly deleteMissing: boolean
}

/** Takes collections from a file, all of them or none, after showing what that would do. */
export function ImportCollections({ collections }: { readonly collections: readonly StoredCollection[] }) {
  const say = useSay()
  const [text, setText] = useState('')
  const [deleteMissing, setDeleteMissing] = useState(false)
  const take = useTake(() => setText(''))
  const wanted = text.trim() ? readCollections(text) : undefined
  return (
    <section className="box">
      <h2>{say('collections.import')}</h2>
      <Field label={say('collections.file')} hint={say('collections.fileHint')}>
        <input type="file" accept=".json,application/json" onChange={async ({ target }) => setText((await target.files?.[0]?.text()) ?? '')} />
      </Field>
      <Field label={say('collections.text')} problem={text.trim() && !wanted ? say('collections.unreadable') : undefined}>
        <textarea className="code" rows={4} spellCheck={false} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <label className="tick">
        <input type="checkbox" checked={deleteMissing} onChange={({ target }) => setDeleteMissing(target.checked)} />
        {say('collections.deleteMissing')}
      </label>
      <Outcome done={take.isSuccess && !text && say('collections.imported')} problem={take.error && reasonOf(take.error, say)} />
      {wanted && (
        <Plan planned={planCollections({ stored: collections, wanted, deleteMissing })} onTake={() => take.mutateAsync({ wanted, deleteMissing })} />
      )}
    </section>
  )
}

function useTake(onTaken: () => void) {
  const questions = useQueryClient()
  return useMutation({
    mutationFn: ({ wanted, deleteMissing }: Import) =>
      backend.send('/api/collections/import', { method: 'PUT', body: { collections: wanted, deleteMissing } }),
    async onSuccess() {
      onTaken()
      await questions.invalidateQueries({ queryKey: [COLLECTIONS] })
    },
  })
}

interface PlanProps {
  readonly planned: readonly PlannedCollection[]
  readonly onTake: () => Promise<unknown>
}

function Plan({ planned, onTake }: PlanProps) {
  const say = useSay()
  const isLoss = planned.some(({ what, lost }) => what === 'deleted' || lost.length > 0)
  const label = say('collections.importNow')
  return (
    <>
      <ul className="lines" aria-label={say('collections.plan')}>
        {planned.map(({ name, what, lost }) => (
          <li key={name}>
            <span>{name}</span>
            <span className={what === 'deleted' ? 'problem' : 'dim'}>
              {say(`collections.will.${what}`)}
              {lost.length > 0 && <strong> {say('collections.lost', { fields: lost.join(', ') })}</strong>}
            </span>
          </li>
        ))}
      </ul>
      {isLoss ? (
        <ConfirmByName label={label} action={label} name={location.host} consequence={say('collections.importWhat')} isDanger onConfirm={onTake} />
      ) : (
        // What was refused stands above.
        <button type="button" onClick={() => void onTake().catch(() => undefined)}>
          {label}
        </button>
      )}
    </>
  )
}
