import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'
import { createBackup } from './stored-backups.ts'

/** Makes a backup now; the answer comes when it is there. */
export function NewBackup() {
  const say = useSay()
  const said = useSaidProblem()
  const questions = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const make = useMutation({
    mutationFn: createBackup,
    async onSuccess() {
      form.current?.reset()
      await questions.invalidateQueries({ queryKey: ['backups'] })
    },
  })
  const wrong = problemsOf(make.error).get('name')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    make.mutate(String(new FormData(event.currentTarget).get('name') ?? '').trim())
  }
  return (
    <form ref={form} className="box box--form" onSubmit={submit} noValidate>
      <h2>{say('backups.new')}</h2>
      <Field
        label={say('backups.newName')}
        hint={say('backups.newNameHint')}
        problem={wrong && (wrong.code === 'validation_match_invalid' ? say('backups.nameWrong') : said(wrong))}
      >
        <input name="name" maxLength={150} autoComplete="off" spellCheck={false} />
      </Field>
      <Outcome
        done={(make.isPending && say('backups.making')) || (make.isSuccess && say('backups.isMade'))}
        problem={make.error && !wrong && say('asked.failed', { message: make.error.message })}
      />
      <button type="submit" disabled={make.isPending}>
        {say('backups.make')}
      </button>
    </form>
  )
}
