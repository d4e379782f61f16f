import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'
import { SERVER } from '../server.ts'
import type { SettingGroup } from './groups.ts'
import { locksOut, type Warning } from './locks-out.ts'
import { SettingInput } from './setting-input.tsx'
import { changesFrom, notNumbers, type Settings, settings, valueAt } from './values.ts'

interface GroupFormProps {
  readonly group: SettingGroup
  readonly current: Settings
}

/** A form for one group. What the server refuses stands at its field; what would shut somebody out is asked first. */
export function GroupForm({ group, current }: GroupFormProps) {
  const say = useSay()
  // What is being typed stays, also when newer values come in meanwhile.
  const [typedOn, setTypedOn] = useState<Settings>()
  const shown = typedOn ?? current
  const { save, warning, broken, submit, goOn } = useGroup(group, () => setTypedOn(undefined))
  const problem = useProblems(save.error, broken)
  return (
    <form className="box box--form settings-form" onSubmit={submit} noValidate>
      <div key={JSON.stringify(group.fields.map(({ path }) => valueAt(shown, path)))} className="settings-fields" onInput={() => setTypedOn(shown)}>
        {group.fields.map((field) => (
          <SettingInput key={field.path} field={field} value={valueAt(shown, field.path)} problem={problem} />
        ))}
      </div>
      <Outcome
        done={save.isSuccess && !warning && broken.length === 0 && say('handling.saved')}
        problem={save.error && problemsOf(save.error).size === 0 && say('handling.failed', { message: save.error.message })}
      />
      {(problemsOf(save.error).size > 0 || broken.length > 0) && (
        <p className="problem" role="alert">
          {say('settings.wrongFields')}
        </p>
      )}
      {warning ? (
        <div className="problem" role="alert">
          <p>{say(warning.key, warning.values)}</p>
          <button type="button" className="danger" onClick={goOn}>
            {say('settings.saveAnyway')}
          </button>
        </div>
      ) : null}
      <button type="submit" disabled={save.isPending}>
        {say('handling.save')}
      </button>
    </form>
  )
}

function useGroup({ name, fields }: SettingGroup, onSaved: () => void) {
  const questions = useQueryClient()
  const [held, setHeld] = useState<{ readonly warning: Warning; readonly changes: Settings }>()
  const [broken, setBroken] = useState<readonly string[]>([])
  const save = useMutation({
    mutationFn: async (changes: Settings) => settings.parse(await backend.settings.update(changes)),
    onSuccess: (stored) => {
      questions.setQueryData(['settings'], stored)
      onSaved()
      void questions.invalidateQueries({ queryKey: SERVER })
    },
  })
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wrong = notNumbers(form, fields)
    setBroken(wrong)
    setHeld(undefined)
    if (wrong.length > 0) return
    const changes = changesFrom(form, fields)
    const warning = name === 'access' ? await locksOut(changes) : undefined
    if (warning) setHeld({ warning, changes })
    else save.mutate(changes)
  }
  function goOn() {
    if (held) save.mutate(held.changes)
    setHeld(undefined)
  }
  return { save, warning: held?.warning, broken, submit, goOn }
}

/** What is wrong at a path; of a list the entries that are wrong, by their numbers. */
function useProblems(error: unknown, broken: readonly string[]): (path: string) => string | undefined {
  const say = useSay()
  const said = useSaidProblem()
  const known = problemsOf(error)
  return (path) => {
    if (broken.includes(path)) return say('settings.wrong.number')
    const own = known.get(path)
    if (own) return said(own)
    const entries = [...known].filter(([where]) => where.startsWith(`${path}.`) && /^\d+$/.test(where.slice(path.length + 1)))
    return (
      entries.map(([where, one]) => say('settings.wrongLine', { line: Number(where.slice(path.length + 1)) + 1, problem: said(one) })).join(' ') ||
      undefined
    )
  }
}
