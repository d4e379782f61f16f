import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Rows } from '../../ui/rows.tsx'
import { ShownOnce } from '../../ui/shown-once.tsx'
import { useLive } from '../../ui/use-live.ts'
import { listWebhooks, makeWebhook, type StoredWebhook } from './stored-webhooks.ts'
import { WebhookForm } from './webhook-form.tsx'

/** Other systems that are told when records change, and a new one. */
export function Webhooks() {
  const say = useSay()
  const questions = useQueryClient()
  const [made, setMade] = useState<{ readonly name: string; readonly secret: string }>()
  useLive('webhooks')
  const found = useQuery({ queryKey: ['webhooks'], queryFn: listWebhooks })
  return (
    <>
      <Heading title={say('webhooks.title')} />
      <p className="about">{say('webhooks.about')}</p>
      {made && (
        <ShownOnce
          title={say('webhooks.secret', { name: made.name })}
          about={say('webhooks.once')}
          value={made.secret}
          done={say('webhooks.kept')}
          onDone={() => setMade(undefined)}
        />
      )}
      <Asked query={found}>{(all) => (all.length > 0 ? <WebhookTable webhooks={all} /> : <p className="nothing">{say('webhooks.none')}</p>)}</Asked>
      <WebhookForm
        title={say('webhooks.new')}
        action={say('webhooks.make')}
        onSend={async (values) => {
          setMade({ name: values.name, secret: await makeWebhook(values) })
          scrollTo(0, 0)
          await questions.invalidateQueries({ queryKey: ['webhooks'] })
        }}
      />
    </>
  )
}

function WebhookTable({ webhooks }: { readonly webhooks: readonly StoredWebhook[] }) {
  const say = useSay()
  return (
    <Rows heads={['webhooks.name', 'handling.state', 'webhooks.url', 'webhooks.events']}>
      {webhooks.map(({ id, name, url, events, paused }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/webhooks/${id}`}>{name}</Link>
          </th>
          <td>
            <span className={paused ? 'state state--failed' : 'state'}>{say(paused ? 'webhooks.paused' : 'webhooks.on')}</span>
          </td>
          <td className="long">{url}</td>
          <td className="dim">{events.join(', ')}</td>
        </tr>
      ))}
    </Rows>
  )
}
