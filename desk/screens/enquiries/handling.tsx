import type { FormEvent } from 'react'
import { leadStates, type StoredLead } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { ClashNotice } from './clash-notice.tsx'
import { HandlingFields } from './handling-fields.tsx'
import { useHandling } from './use-handling.ts'
import { useOperators } from './use-operators.ts'

/** How far an enquiry is, who sees to it, and what the operators note of it. */
export function Handling({ enquiry }: { readonly enquiry: StoredLead }) {
  const say = useSay()
  const operators = useOperators()
  const { mine, change, clashes, isChanged, save, takeTheirs } = useHandling(enquiry)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ isSure: false })
  }
  function shown(part: keyof typeof mine, value: string): string {
    if (part === 'assignee') return operators.find(({ id }) => id === value)?.email ?? say('handling.nobody')
    return part === 'state' ? say(`state.${leadStates.find((state) => state === value) ?? 'new'}`) : value
  }
  return (
    <form className="box" onSubmit={submit}>
      <h2>{say('handling.title')}</h2>
      <HandlingFields handled={mine} operators={operators} onChange={change} />
      <Outcome
        done={save.isSuccess && clashes.length === 0 && !isChanged && say('handling.saved')}
        problem={save.error && say('handling.failed', { message: save.error.message })}
      />
      <ClashNotice clashes={clashes} shown={shown} onOverwrite={() => save.mutate({ isSure: true })} onTakeTheirs={takeTheirs} />
      <button type="submit" disabled={!isChanged || save.isPending}>
        {say('handling.save')}
      </button>
    </form>
  )
}
