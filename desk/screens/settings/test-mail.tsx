import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSay } from '../../language/language.tsx'
import { backend, operator } from '../../session/backend.ts'
import { Choice } from '../../ui/choice.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { problemsOf, useSaidProblem } from '../../ui/problems.ts'
import { listAuthCollections } from './auth-collections.ts'

/** The mails that the contract can try. */
const templates = ['verification', 'password-reset', 'email-change', 'otp', 'login-alert'] as const

/** Sends one of the mails of an account as a trial: its links and codes open nothing. */
export function TestMail() {
  const say = useSay()
  const said = useSaidProblem()
  const [template, setTemplate] = useState<string>(templates[0])
  const [collection, setCollection] = useState('users')
  const send = useMutation({ mutationFn: (email: string) => backend.settings.testEmail(collection, email, template).then(() => email) })
  const wrong = problemsOf(send.error).get('email')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send.mutate(String(new FormData(event.currentTarget).get('email') ?? '').trim())
  }
  return (
    <form className="box box--form" onSubmit={submit} noValidate>
      <h2>{say('settings.testMail')}</h2>
      <p>{say('settings.testMailAbout')}</p>
      <Field label={say('settings.testMailTo')} problem={wrong && said(wrong)}>
        <input name="email" type="email" defaultValue={operator().email} />
      </Field>
      <MailChoices template={template} onTemplate={setTemplate} collection={collection} onCollection={setCollection} />
      <Outcome
        done={send.data && say('settings.testMailSent', { email: send.data })}
        problem={send.error && !wrong && say('settings.testMailFailed', { message: send.error.message })}
      />
      <button type="submit" className="second" disabled={send.isPending}>
        {say('settings.testMailSend')}
      </button>
    </form>
  )
}

interface MailChoicesProps {
  readonly template: string
  readonly onTemplate: (template: string) => void
  readonly collection: string
  readonly onCollection: (collection: string) => void
}

function MailChoices({ template, onTemplate, collection, onCollection }: MailChoicesProps) {
  const say = useSay()
  const { data: names = ['users'] } = useQuery({ queryKey: ['collections', 'auth'], queryFn: listAuthCollections })
  const mails = templates.map((one) => ({ value: one, text: say(`settings.template.${one}`) }))
  return (
    <div className="choices">
      <Choice label={say('settings.template')} value={template} options={mails} onChoose={onTemplate} />
      <Choice
        label={say('settings.collection')}
        value={collection}
        options={names.map((one) => ({ value: one, text: one }))}
        onChoose={onCollection}
      />
    </div>
  )
}
