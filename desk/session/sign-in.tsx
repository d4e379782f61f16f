import { useMutation } from '@tanstack/react-query'
import { ClientResponseError } from 'pocketbase'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { type Say, useSay } from '../language/language.tsx'
import { LanguageSwitch } from '../shell/language-switch.tsx'
import { Field } from '../ui/field.tsx'
import { Outcome } from '../ui/outcome.tsx'
import { isLineLost, operator, operators } from './backend.ts'
import { ForgottenPassword } from './forgotten-password.tsx'

interface SecondStep {
  readonly mfaId: string
  readonly otpId: string
}

const asksForCode = z.object({ mfaId: z.string() })

/** Address and password, and the code by mail where the second factor is on. `isBack`: a session has ended over somebody's work. */
function SignInForm({ isBack }: { readonly isBack: boolean }) {
  const say = useSay()
  const [second, setSecond] = useState<SecondStep>()
  const [email, setEmail] = useState(() => (isBack ? lastEmail : ''))
  const sign = useMutation({
    mutationFn: async (form: FormData) => {
      if (second) await operators().authWithOTP(second.otpId, entered(form, 'code').trim(), { mfaId: second.mfaId })
      else setSecond(await firstStep(email, entered(form, 'password')))
    },
    onSuccess: () => {
      lastEmail = operator().email || email
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    sign.mutate(new FormData(event.currentTarget))
  }
  return (
    <form onSubmit={submit}>
      <h1 id="sign-in">{say(isBack ? 'session.again' : 'session.title')}</h1>
      <p className="dim">{say(isBack ? 'session.kept' : 'session.about')}</p>
      <Outcome problem={sign.error && problemOf(sign.error, say)} />
      {second ? <CodeField email={email} /> : <PasswordFields email={email} onEmail={setEmail} />}
      <button type="submit" disabled={sign.isPending}>
        {say('session.enter')}
      </button>
      {!second && <ForgottenPassword email={email} />}
      <LanguageSwitch />
    </form>
  )
}

function CodeField({ email }: { readonly email: string }) {
  const say = useSay()
  return (
    <Field label={say('session.code')} hint={say('session.codeHint', { email })}>
      <input name="code" autoComplete="one-time-code" inputMode="numeric" required ref={focusOnce} />
    </Field>
  )
}

interface PasswordFieldsProps {
  readonly email: string
  readonly onEmail: (email: string) => void
}

function PasswordFields({ email, onEmail }: PasswordFieldsProps) {
  const say = useSay()
  return (
    <>
      <Field label={say('session.email')}>
        <input name="email" type="email" autoComplete="username" required value={email} onChange={({ target }) => onEmail(target.value)} />
      </Field>
      <Field label={say('session.password')}>
        <input name="password" type="password" autoComplete="current-password" required />
      </Field>
    </>
  )
}

/** The way into the desk. */
export function SignIn() {
  return (
    <main className="sign-in">
      <SignInForm isBack={false} />
    </main>
  )
}

/** A session has ended over somebody's work: all of it stays below, and nobody reaches it before signing in again. */
export function SignInAgain() {
  return (
    <dialog ref={openAtOnce} className="again" aria-labelledby="sign-in" onCancel={(event) => event.preventDefault()}>
      <SignInForm isBack />
    </dialog>
  )
}

const openAtOnce = (dialog: HTMLDialogElement | null) => {
  if (dialog && !dialog.open) dialog.showModal()
}

/** Who was here before the session ended, for the tab's life only. */
let lastEmail = operator().email

const focusOnce = (input: HTMLInputElement | null) => input?.focus()

const entered = (form: FormData, name: string): string => String(form.get(name) ?? '')

/** Signs in, or sends the code that is wanted beside the password. */
async function firstStep(email: string, password: string): Promise<SecondStep | undefined> {
  try {
    await operators().authWithPassword(email, password)
    return undefined
  } catch (error) {
    const wanted = asksForCode.safeParse(error instanceof ClientResponseError ? error.response : undefined)
    if (!wanted.success) throw error
    const { otpId } = await operators().requestOTP(email)
    return { mfaId: wanted.data.mfaId, otpId }
  }
}

function problemOf(error: unknown, say: Say): string {
  if (isLineLost(error)) return say('line.lost')
  const status = error instanceof ClientResponseError ? error.status : 0
  if (status === 429) return say('session.tooOften')
  return say(status === 400 ? 'session.wrong' : 'session.refused')
}
