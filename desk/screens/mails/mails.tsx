import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Rows } from '../../ui/rows.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { useLive } from '../../ui/use-live.ts'
import { findMails, removeMail, retry, type WaitingMail } from './stored-mails.ts'

/** Mails that have not gone out: what the mail server said, when they are tried again, and trying now. */
export function Mails() {
  const say = useSay()
  const { page } = useAddress()
  useLive('outbox')
  const found = useQuery({ queryKey: ['outbox', { page }], queryFn: () => findMails(page), refetchInterval: 30_000 })
  return (
    <>
      <Heading title={say('mails.title')} />
      <p className="about">{say('mails.about')}</p>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) =>
          items.length > 0 ? (
            <>
              <RetryAll mails={items} />
              <MailTable mails={items} />
              <Pager totalItems={totalItems} totalPages={totalPages} />
            </>
          ) : (
            <p className="nothing">{say('mails.none')}</p>
          )
        }
      </Asked>
    </>
  )
}

function useRetry(ids: readonly string[]) {
  const questions = useQueryClient()
  return useMutation({
    mutationFn: () => Promise.all(ids.map(retry)),
    onSuccess: () => questions.invalidateQueries({ queryKey: ['outbox'] }),
  })
}

function RetryAll({ mails }: { readonly mails: readonly WaitingMail[] }) {
  const say = useSay()
  const again = useRetry(mails.map(({ id }) => id))
  return (
    <>
      <button type="button" className="second" onClick={() => again.mutate()}>
        {say('mails.retryAll')}
      </button>
      <Outcome done={again.isSuccess && say('mails.retried')} problem={again.error && say('asked.failed', { message: again.error.message })} />
    </>
  )
}

function MailTable({ mails }: { readonly mails: readonly WaitingMail[] }) {
  return (
    <Rows heads={['mails.to', 'mails.subject', 'handling.state', 'mails.error', 'mails.next', 'readers.actions']}>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </Rows>
  )
}

function MailRow({ mail: { id, recipient, attempts, nextAttempt, lastError, mail } }: { readonly mail: WaitingMail }) {
  const say = useSay()
  const { time } = useTimes()
  const questions = useQueryClient()
  const again = useRetry([id])
  const hasFailed = lastError !== ''
  return (
    <tr>
      <th scope="row">{recipient}</th>
      <td>{mail.subject}</td>
      <td>
        <span className={hasFailed ? 'state state--failed' : 'state'}>{say(hasFailed ? 'mails.failed' : 'mails.waiting')}</span>
        {attempts > 0 && (
          <span className="dim">
            {' '}
            {say('mails.tries')}: {attempts}
          </span>
        )}
      </td>
      <td className="dim">{lastError}</td>
      <td className="num">{time(nextAttempt)}</td>
      <td>
        <div className="buttons">
          <button type="button" className="second" disabled={again.isPending} onClick={() => again.mutate()}>
            {say('mails.retry')}
          </button>
          <DeleteByName
            label={say('mails.remove')}
            name={recipient}
            consequence={say('mails.removeWhat')}
            onDelete={() => removeMail(id).then(() => questions.invalidateQueries({ queryKey: ['outbox'] }))}
          />
        </div>
      </td>
    </tr>
  )
}
