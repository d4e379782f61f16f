import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Field } from '../../ui/field.tsx'
import { countReaders, type StoredIssue } from './stored-issue.ts'
import { useRemoveIssue } from './use-remove-issue.ts'

interface SendIssueProps {
  readonly issue: StoredIssue
  readonly isComplete: boolean
  readonly onSend: (at: string) => Promise<void>
  readonly onTakeBack: () => Promise<void>
}

/** Sends an issue to all readers, now or later. It asks for the subject first. */
export function SendIssue({ issue, isComplete, onSend, onTakeBack }: SendIssueProps) {
  const say = useSay()
  const remove = useRemoveIssue(issue.id)
  const [at, setAt] = useState('')
  const readers = useQuery({ queryKey: ['newsletter', 'count'], queryFn: countReaders })
  const name = issue.subjectDe || issue.subjectEn || say('newsletter.untitled')
  if (issue.state === 'planned') return <Planned time={issue.planned} onTakeBack={onTakeBack} />
  return (
    <section className="box">
      <h2>{say('issue.send')}</h2>
      {!isComplete && <p>{say('issue.incomplete')}</p>}
      <Field label={say('issue.at')} hint={say('issue.atHint')}>
        <input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field>
      <Asked query={readers}>
        {({ de, en }) => (
          <div className="buttons">
            {isComplete && (
              <ConfirmByName
                label={say(at ? 'issue.plan' : 'issue.sendNow')}
                action={say(at ? 'issue.plan' : 'issue.sendNow')}
                name={name}
                consequence={say('issue.sendWhat', { count: de + en, de, en })}
                onConfirm={() => onSend(at)}
              />
            )}
            <DeleteByName label={say('issue.delete')} name={name} consequence={say('issue.deleteWhat')} onDelete={remove} />
          </div>
        )}
      </Asked>
    </section>
  )
}

function Planned({ time, onTakeBack }: { readonly time: string; readonly onTakeBack: () => Promise<void> }) {
  const say = useSay()
  const times = useTimes()
  return (
    <section className="box">
      <h2>{say('issue.plannedFor', { time: times.time(time) })}</h2>
      <button type="button" className="second" onClick={onTakeBack}>
        {say('issue.takeBack')}
      </button>
    </section>
  )
}
