import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Field } from '../../../ui/field.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import { readText } from '../../../ui/read-text.ts'
import type { StoredCollection } from '../stored/collection.ts'
import { refusalOf } from '../use-problems.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { planImport } from './plan-import.ts'
import type { PlannedRow } from './plan-row.ts'
import { readRows } from './read-rows.ts'
import { runImport } from './run-import.ts'

interface Plan {
  readonly rows: readonly PlannedRow[]
  readonly ignored: readonly string[]
  readonly isGuessed: boolean
}

/** Takes records from a file: first it is shown what would become of each row, then what has become of it. */
export function ImportRecords({ collection }: { readonly collection: StoredCollection }) {
  const say = useSay()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const look = useMutation({
    mutationFn: async (file: File | undefined): Promise<Plan | undefined> => {
      const content = file && (await readText(file))
      const read = content && readRows(collection, content.text)
      setIsUnreadable(file !== undefined && read === undefined)
      return read && { rows: await planImport(collection, read), ignored: read.ignored, isGuessed: content.isGuessed }
    },
  })
  const { run, step } = useRun(collection, look.reset)
  return (
    <details className="box after">
      <summary>{say('records.import')}</summary>
      <Field
        key={run.submittedAt}
        label={say('records.file')}
        hint={say('records.fileHint')}
        problem={isUnreadable ? say('records.fileUnreadable') : undefined}
      >
        <input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => {
            run.reset()
            look.mutate(target.files?.[0])
          }}
        />
      </Field>
      <Outcome problem={look.error && refusalOf(look.error, say)} />
      {look.data && !run.data && (
        <ImportPreview {...look.data} isRunning={run.isPending} step={step} onTake={() => look.data && run.mutate(look.data.rows)} />
      )}
      {run.data && <ImportOutcome report={run.data} />}
    </details>
  )
}

function useRun(collection: StoredCollection, onDone: () => void) {
  const questions = useQueryClient()
  const [step, setStep] = useState(0)
  const run = useMutation({
    mutationFn: (rows: readonly PlannedRow[]) => runImport(collection, rows, setStep),
    async onSettled() {
      onDone()
      await questions.invalidateQueries({ queryKey: [collection.name] })
    },
  })
  return { run, step }
}
