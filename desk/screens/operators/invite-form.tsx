import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'
import { readServer, SERVER } from '../server.ts'
import { inviteOperator, OPERATORS } from './stored-operators.ts'

/** Lets another operator in: with a link by mail, or with a password that is handed over. */
export function InviteForm() {
  const say = useSay()
  const said = useSaidProblem()
  const form = useRef<HTMLFormElement>(null)
  const [byLink, setByLink] = useState(true)
  const invite = useInvite(form)
  const wrong = problemsOf(invite.error)
  const [email, password] = [wrong.get('email'), wrong.get('password')]
  return (
    <form ref={form} className="box box--form" onSubmit={(event) => submit(event, invite.mutate)} noValidate>
      <h2>{say('operators.new')}</h2>
      <Field label={say('session.email')} problem={email && said(email)}>
        <input name="email" type="email" autoComplete="off" />
      </Field>
      <Ways byLink={byLink} onChange={setByLink} />
      {!byLink && (
        <Field label={say('operators.firstPassword')} hint={say('operators.firstPasswordHint')} problem={password && say('operators.short')}>
          <input name="password" type="password" autoComplete="new-password" />
        </Field>
      )}
      <Outcome
        done={invite.data && say(byLink ? 'operators.invited' : 'operators.made', { email: invite.data })}
        problem={invite.error && wrong.size === 0 && say('asked.failed', { message: invite.error.message })}
      />
      <button type="submit" disabled={invite.isPending}>
        {say('operators.invite')}
      </button>
    </form>
  )
}

function useInvite(form: RefObject<HTMLFormElement | null>) {
  const questions = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => inviteOperator({ email, password: passwordIn(form.current) }).then(() => email),
    async onSuccess() {
      form.current?.reset()
      await questions.invalidateQueries({ queryKey: [OPERATORS] })
    },
  })
}

function submit(event: FormEvent<HTMLFormElement>, invite: (email: string) => void): void {
  event.preventDefault()
  invite(String(new FormData(event.currentTarget).get('email') ?? '').trim())
}

/** " " for a password that was left empty, which the server refuses; "" where none is asked for. */
function passwordIn(form: HTMLFormElement | null): string {
  const password = form && new FormData(form).get('password')
  return typeof password === 'string' ? password || ' ' : ''
}

function Ways({ byLink, onChange }: { readonly byLink: boolean; readonly onChange: (byLink: boolean) => void }) {
  const say = useSay()
  const server = useQuery({ queryKey: SERVER, queryFn: readServer })
  return (
    <fieldset className="ticks">
      <legend>{say('operators.way')}</legend>
      <label>
        <input type="radio" name="way" checked={byLink} onChange={() => onChange(true)} /> {say('operators.byLink')}
      </label>
      <label>
        <input type="radio" name="way" checked={!byLink} onChange={() => onChange(false)} /> {say('operators.byPassword')}
      </label>
      {byLink && server.data?.mail.from === 'nobody' && <p className="hint">{say('operators.noMail')}</p>}
    </fieldset>
  )
}
