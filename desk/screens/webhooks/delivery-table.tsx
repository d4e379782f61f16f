import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useLive } from '../../ui/use-live.ts'
import { type Delivery, findDeliveries, sendAgain } from './stored-webhooks.ts'

/** What a webhook was told and how that went; each message can be sent once more. */
export function DeliveryTable({ webhook }: { readonly webhook: string }) {
  const say = useSay()
  const { page } = useAddress()
  useLive('webhookDeliveries')
  const found = useQuery({ queryKey: ['webhookDeliveries', webhook, page], queryFn: () => findDeliveries(webhook, page) })
  return (
    <section>
      <h2>{say('webhooks.messages')}</h2>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) =>
          items.length > 0 ? (
            <>
              <Rows heads={['delivery.event', 'handling.state', 'delivery.answer', 'delivery.happened', 'readers.actions']}>
                {items.map((delivery) => (
                  <DeliveryRow key={delivery.id} delivery={delivery} />
                ))}
              </Rows>
              <Pager totalItems={totalItems} totalPages={totalPages} />
            </>
          ) : (
            <p className="nothing">{say('webhooks.noMessages')}</p>
          )
        }
      </Asked>
    </section>
  )
}

function DeliveryRow({ delivery }: { readonly delivery: Delivery }) {
  const say = useSay()
  const { time } = useTimes()
  const questions = useQueryClient()
  const { id, event, record, happened, state, attempts, nextAttempt, status, lastError } = delivery
  const again = useMutation({
    mutationFn: () => sendAgain(id),
    onSuccess: () => questions.invalidateQueries({ queryKey: ['webhookDeliveries'] }),
  })
  return (
    <tr>
      <th scope="row">
        {event} {record && <code>{record}</code>}
      </th>
      <td>
        <span className={`state state--${state}`}>{say(`delivery.${state}`)}</span>
        {state === 'waiting' && attempts > 0 && <span className="dim"> {say('delivery.next', { time: time(nextAttempt) })}</span>}
      </td>
      <td>
        {status > 0 && status} <span className="dim">{lastError}</span>
      </td>
      <td className="num">{time(happened)}</td>
      <td>
        <button type="button" className="second" disabled={again.isPending} onClick={() => again.mutate()}>
          {say('delivery.again')}
        </button>
      </td>
    </tr>
  )
}
