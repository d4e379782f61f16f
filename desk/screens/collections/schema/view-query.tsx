import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { useSay } from '../../../language/language.tsx'
import { backend } from '../../../session/backend.ts'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { refusalOf } from '../use-problems.ts'

interface ViewQueryProps {
  readonly value: string
  readonly onChange: (query: string) => void
  readonly problem: string | undefined
}

const dryRun = z.object({
  fields: z.array(z.looseObject({ name: z.string(), type: z.string() })),
  sample: z.array(z.record(z.string(), z.unknown())),
})

/** The query that a view consists of, and what it would give. */
export function ViewQuery({ value, onChange, problem }: ViewQueryProps) {
  const say = useSay()
  const trial = useMutation({
    mutationFn: async () => dryRun.parse(await backend.send('/api/collections/meta/dry-run-view', { method: 'POST', body: { query: value } })),
  })
  return (
    <section className="box">
      <Field label={say('schema.query')} hint={say('schema.queryHint', { column: 'id' })} problem={problem}>
        <textarea className="code" rows={8} spellCheck={false} value={value} onChange={({ target }) => onChange(target.value)} />
      </Field>
      <button type="button" className="second" disabled={trial.isPending} onClick={() => trial.mutate()}>
        {say('schema.tryQuery')}
      </button>
      <Outcome
        done={
          trial.data &&
          say('schema.tried', { fields: trial.data.fields.map(({ name, type }) => `${name} (${type})`).join(', '), count: trial.data.sample.length })
        }
        problem={trial.error && refusalOf(trial.error, say)}
      />
      {trial.data && trial.data.sample.length > 0 && (
        <pre className="sample">{trial.data.sample.map((record) => JSON.stringify(record)).join('\n')}</pre>
      )}
    </section>
  )
}
