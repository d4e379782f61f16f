import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { changeWebhook, readWebhook, type StoredWebhook } from './stored-webhooks.ts'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** One webhook: its messages, and what can be done with it. */
export function Webhook() {
  const say = useSay()
  const { id = '' } = useParams()
  const found = useQuery({ queryKey: ['webhooks', id], queryFn: () => readWebhook(id) })
  return (
    <>
      <p className="way-back">
        <Link to="/webhooks">{say('webhooks.title')}</Link>
      </p>
      <Asked query={found}>{(webhook) => <ShownWebhook key={webhook.id} webhook={webhook} />}</Asked>
    </>
  )
}

function ShownWebhook({ webhook }: { readonly webhook: StoredWebhook }) {
  const say = useSay()
  const questions = useQueryClient()
  const [secret, setSecret] = useState('')
  const { id, name, url, paused } = webhook
  return (
    <>
      <Heading title={name} />
      <p className="about">
        <span className={paused ? 'state state--failed' : 'state'}>{say(paused ? 'webhooks.paused' : 'webhooks.on')}</span>{' '}
        <span className="long">{url}</span>
      </p>
      {secret && (
        <ShownOnce
          title={say('webhooks.secret', { name })}
          about={say('webhooks.once')}
          value={secret}
          done={say('webhooks.kept')}
          onDone={() => setSecret('')}
        />
      )}
      <WebhookActions webhook={webhook} onSecret={setSecret} />
      <DeliveryTable webhook={id} />
      <WebhookForm
        title={say('webhooks.change')}
        action={say('webhooks.save')}
        stored={webhook}
        onSend={async (values) => {
          await changeWebhook(id, values)
          await questions.invalidateQueries({ queryKey: ['webhooks'] })
        }}
      />
    </>
  )
}
