import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../language/language.tsx'
import { Field } from '../ui/field.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { operators } from './backend.ts'

/** Where the link of the mail about a forgotten password leads; its token stands behind `#`, which no server log sees. */
export function NewPassword() {
  const say = useSay()
  const [differs, setDiffers] = useState(false)
  const save = useMutation({
    mutationFn: (password: string) => operators().confirmPasswordReset(location.hash.slice(1), password, password),
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [first, second] = [form.get('password'), form.get('again')].map(String)
    setDiffers(first !== second)
    if (first && first === second) save.mutate(first)
  }
  return (
    <main className="sign-in">
      <form onSubmit={submit}>
        <h1>{say('password.title')}</h1>
        <Outcome problem={save.error && say('password.failed')} />
        <Field label={say('password.new')}>
          <input name="password" type="password" autoComplete="new-password" minLength={8} required />
        </Field>
        <Field label={say('password.again')} problem={differs ? say('password.differs') : undefined}>
          <input name="again" type="password" autoComplete="new-password" required />
        </Field>
        <button type="submit" disabled={save.isPending}>
          {say('password.save')}
        </button>
        <p role="status">
          {save.isSuccess && (
            <>
              {say('password.saved')} <Link to="/today">{say('session.enter')}</Link>
            </>
          )}
        </p>
      </form>
    </main>
  )
}
