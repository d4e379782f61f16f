import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { checkWebhookForm, type WebhookValues } from '#services/desk'
import { useSay } from '../../language/language.tsx'
import { Field } from '../../ui/field.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { EventTicks } from './event-ticks.tsx'
import { listTold } from './stored-webhooks.ts'

interface WebhookFormProps {
  readonly title: string
  /** On the button that sends it. */
  readonly action: string
  /** What is stored; without it the form makes a new one and is empty again afterwards. */
  readonly stored?: WebhookValues
  readonly onSend: (values: WebhookValues) => Promise<unknown>
}

/** What a webhook is called, where it leads and what it hears of. What was typed stays until it is stored. */
export function WebhookForm({ title, action, stored, onSend }: WebhookFormProps) {
  const say = useSay()
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Readonly<Record<string, unknown>>>({})
  const { data: collections = [] } = useQuery({ queryKey: ['collections', 'told'], queryFn: listTold })
  const send = useMutation({ mutationFn: onSend, onSuccess: () => !stored && form.current?.reset() })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkWebhookForm(new FormData(event.currentTarget))
    setWrong(checked.isValid ? {} : checked.errors)
    if (checked.isValid) send.mutate(checked.values)
  }
  return (
    <form ref={form} className="box box--form" onSubmit={submit} noValidate>
      <h2>{title}</h2>
      <Field label={say('webhooks.name')} hint={say('webhooks.nameHint')} problem={wrong.name ? say('webhooks.nameWrong') : undefined}>
        <input name="name" maxLength={120} defaultValue={stored?.name} />
      </Field>
      <Field label={say('webhooks.url')} hint={say('webhooks.urlHint')} problem={wrong.url ? say('webhooks.urlWrong') : undefined}>
        <input name="url" type="url" inputMode="url" maxLength={2000} defaultValue={stored?.url} />
      </Field>
      <EventTicks collections={collections} chosen={stored?.events ?? []} problem={wrong.events ? say('webhooks.eventsWrong') : undefined} />
      <Outcome
        done={stored && send.isSuccess && say('webhooks.saved')}
        problem={send.error && say('asked.failed', { message: send.error.message })}
      />
      <button type="submit" disabled={send.isPending}>
        {action}
      </button>
    </form>
  )
}
