import { useQueryClient } from '@tanstack/react-query'
import type { IssueState } from '#services/desk'
import { useSay, useTimes } from '../../language/language.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { Facts } from '../../ui/facts.tsx'
import { changeIssue, type StoredIssue } from './stored-issue.ts'

/** How far an issue has gone out; one that goes out can be stopped and goes on where it stopped. */
export function IssueProgress({ issue }: { readonly issue: StoredIssue }) {
  const say = useSay()
  const { time } = useTimes()
  const questions = useQueryClient()
  const { id, state, planned, started, finished, sentTo, subjectDe } = issue
  async function change(next: 'stopped' | 'sending') {
    await changeIssue(id, { state: next })
    await questions.invalidateQueries({ queryKey: ['newsletterIssues'] })
  }
  return (
    <section className="progress">
      <Facts
        facts={[
          { label: say('handling.state'), value: say(`issue.${state}`) },
          { label: say('issue.planned.label'), value: started ? '' : time(planned) },
          { label: say('issue.started'), value: time(started) },
          { label: say('newsletter.sentTo'), value: started && say('newsletter.mails', { count: sentTo }) },
          { label: say('issue.finished'), value: time(finished) },
        ]}
      />
      <Halting state={state} name={subjectDe} onChange={change} />
    </section>
  )
}

interface HaltingProps {
  readonly state: IssueState
  readonly name: string
  readonly onChange: (next: 'stopped' | 'sending') => Promise<void>
}

function Halting({ state, name, onChange }: HaltingProps) {
  const say = useSay()
  if (state === 'sending') {
    const stop = say('issue.stop')
    return <ConfirmByName label={stop} action={stop} name={name} consequence={say('issue.stopWhat')} isDanger onConfirm={() => onChange('stopped')} />
  }
  const goOn = say('issue.goOn')
  if (state !== 'stopped') return null
  return <ConfirmByName label={goOn} action={goOn} name={name} consequence={say('issue.goOnWhat')} onConfirm={() => onChange('sending')} />
}
