import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type ApiKeyValues, checkApiKeyForm, DEFAULT_PER_MINUTE, MOST_PER_MINUTE } from '#services/api-keys'
import { apiProducts } from '#words/facts'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { issueKey } from './stored-keys.ts'

/** Issues a key. What was typed stays until it has been made. */
export function KeyForm({ onIssued }: { readonly onIssued: (key: string) => void }) {
  const say = useSay()
  const questions = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({})
  const issue = useMutation({
    mutationFn: (values: ApiKeyValues) => issueKey(values),
    async onSuccess(key) {
      form.current?.reset()
      onIssued(key)
      scrollTo(0, 0)
      await questions.invalidateQueries({ queryKey: ['apiKeys'] })
    },
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkApiKeyForm(new FormData(event.currentTarget), new Date().toISOString().slice(0, 10))
    setWrong(checked.isValid ? {} : checked.errors)
    if (checked.isValid) issue.mutate(checked.values)
  }
  const problem = (name: string) => (wrong[name] ? say('keys.wrong', { most: MOST_PER_MINUTE }) : undefined)
  return (
    <form ref={form} className="box box--form" onSubmit={submit} noValidate>
      <h2>{say('keys.new')}</h2>
      <KeyFields problem={problem} />
      <Outcome problem={issue.error && say('asked.failed', { message: issue.error.message })} />
      <button type="submit" disabled={issue.isPending}>
        {say('keys.issue')}
      </button>
    </form>
  )
}

function KeyFields({ problem }: { readonly problem: (name: string) => string | undefined }) {
  const say = useSay()
  return (
    <>
      <Field label={say('keys.name')} hint={say('keys.nameHint')} problem={problem('name') && say('keys.nameWrong')}>
        <input name="name" maxLength={120} />
      </Field>
      <Field label={say('keys.email')} problem={problem('email') && say('keys.emailWrong')}>
        <input name="email" type="email" />
      </Field>
      <fieldset className="ticks" aria-describedby={problem('scopes') && 'scopes-problem'}>
        <legend>{say('keys.scopes')}</legend>
        {apiProducts.map((product) => (
          <label key={product}>
            <input type="checkbox" name="scopes" value={product} /> {product}
          </label>
        ))}
        {problem('scopes') && (
          <p className="problem" id="scopes-problem">
            {say('keys.scopesWrong')}
          </p>
        )}
      </fieldset>
      <Field label={say('keys.perMinute')} hint={say('keys.perMinuteHint', { count: DEFAULT_PER_MINUTE })} problem={problem('perMinute')}>
        <input name="perMinute" inputMode="numeric" />
      </Field>
      <Field label={say('keys.expires')} hint={say('keys.expiresHint')} problem={problem('expires') && say('keys.expiresWrong')}>
        <input name="expires" type="date" />
      </Field>
    </>
  )
}
