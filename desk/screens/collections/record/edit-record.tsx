import type { FormEvent } from 'react'
import { useSay } from '../../../language/language.tsx'
import { Outcome } from '../../../ui/outcome.tsx'
import type { StoredCollection } from '../stored/collection.ts'
import type { StoredRecord } from '../stored/record.ts'
import { useProblems } from '../use-problems.ts'
import { RecordClash } from './record-clash.tsx'
import { RecordFacts } from './record-facts.tsx'
import { RecordFields } from './record-fields.tsx'
import { useRecord } from './use-record.ts'

interface EditRecordProps {
  readonly collection: StoredCollection
  readonly record: StoredRecord
}

/** Changes a record; only what was changed is sent. */
export function EditRecord({ collection, record }: EditRecordProps) {
  const say = useSay()
  const { mine, change, clashes, isChanged, isSound, save, takeTheirs } = useRecord(collection, record)
  const problems = useProblems(save.error)
  const isClash = Object.keys(clashes).length > 0
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isChanged && isSound) save.mutate({ isSure: false })
  }
  return (
    <form className="box record" onSubmit={submit} noValidate>
      <RecordFields collection={collection} record={record} typed={mine} onType={change} problem={problems.at} />
      <RecordFacts collection={collection} record={record} isSetOnly />
      <Outcome
        done={save.isSuccess && !isClash && !isChanged && say('handling.saved')}
        problem={problems.rest(collection.fields.map(({ name }) => name))}
      />
      {isClash && (
        <RecordClash collection={collection} theirs={clashes} onOverwrite={() => save.mutate({ isSure: true })} onTakeTheirs={takeTheirs} />
      )}
      <button type="submit" disabled={!isChanged || !isSound || save.isPending}>
        {say('handling.save')}
      </button>
    </form>
  )
}
