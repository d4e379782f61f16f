import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { operator } from '../../session/backend.ts'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'
import { changeOwnLogin, OPERATORS, type OwnLogin, WrongPasswordError } from './stored-operators.ts'

/** The operator's own address and password. The present password is asked for: the desk may have been left open. */
export function OwnLoginForm() {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [differs, setDiffers] = useState(false)
  const change = useChange(form)
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const text = (name: string) => String(entered.get(name) ?? '')
    const isSame = text('newPassword') === text('again')
    setDiffers(!isSame)
    if (isSame) change.mutate({ email: text('email').trim(), password: text('password'), newPassword: text('newPassword') })
  }
  const isKnown = change.error instanceof WrongPasswordError || problemsOf(change.error).size > 0
  return (
    <form ref={form} className="box box--form" onSubmit={submit} noValidate>
      <h2>{say('operators.own')}</h2>
      <p>{say('operators.ownAbout')}</p>
      <LoginFields error={change.error} differs={differs} />
      <Outcome
        done={change.isSuccess && say('handling.saved')}
        problem={change.error && !isKnown && say('handling.failed', { message: change.error.message })}
      />
      <button type="submit" disabled={change.isPending}>
        {say('operators.change')}
      </button>
    </form>
  )
}

function useChange(form: RefObject<HTMLFormElement | null>) {
  const questions = useQueryClient()
  return useMutation({
    mutationFn: (login: OwnLogin) => changeOwnLogin(login),
    async onSuccess() {
      form.current?.reset()
      await questions.invalidateQueries({ queryKey: [OPERATORS] })
    },
  })
}

function LoginFields({ error, differs }: { readonly error: unknown; readonly differs: boolean }) {
  const say = useSay()
  const said = useSaidProblem()
  const wrong = problemsOf(error)
  const [email, password] = [wrong.get('email'), wrong.get('password')]
  return (
    <>
      <Field label={say('session.email')} problem={email && said(email)}>
        <input name="email" type="email" autoComplete="username" defaultValue={operator().email} key={operator().email} />
      </Field>
      <Field label={say('operators.present')} problem={error instanceof WrongPasswordError ? say('operators.presentWrong') : undefined}>
        <input name="password" type="password" autoComplete="current-password" />
      </Field>
      <Field label={say('password.new')} hint={say('operators.newHint')} problem={password && say('operators.short')}>
        <input name="newPassword" type="password" autoComplete="new-password" />
      </Field>
      <Field label={say('password.again')} problem={differs ? say('password.differs') : undefined}>
        <input name="again" type="password" autoComplete="new-password" />
      </Field>
    </>
  )
}
