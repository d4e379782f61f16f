import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { operator, operators } from '../../session/backend.ts'
import { checkSession, useSession } from '../../session/session.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Rows } from '../../ui/rows.tsx'
import { endSessions, OPERATORS, type StoredOperator } from './stored-operators.ts'

export function OperatorTable({ all }: { readonly all: readonly StoredOperator[] }) {
  return (
    <Rows heads={['operators.email', 'operators.since', 'readers.actions']}>
      {all.map((one) => (
        <OperatorRow key={one.id} one={one} isLast={all.length === 1} />
      ))}
    </Rows>
  )
}

/** The last operator stays: nobody could let another one in. */
function OperatorRow({ one: { id, email, created }, isLast }: { readonly one: StoredOperator; readonly isLast: boolean }) {
  const say = useSay()
  const { day } = useTimes()
  const { leave } = useSession()
  const questions = useQueryClient()
  const isOwn = id === operator().id
  const end = useMutation({ mutationFn: () => endSessions(id), onSuccess: () => (isOwn ? checkSession() : undefined) })
  async function remove() {
    await operators().delete(id)
    if (isOwn) leave()
    await questions.invalidateQueries({ queryKey: [OPERATORS] })
  }
  return (
    <tr>
      <th scope="row">
        {email} {isOwn && <span className="dim">{say('operators.you')}</span>}
      </th>
      <td className="num">{day(created)}</td>
      <td>
        <div className="buttons">
          <button type="button" className="second" disabled={end.isPending} onClick={() => end.mutate()}>
            {say('operators.end')}
            <span className="unseen"> {email}</span>
          </button>
          {isLast ? (
            <p className="dim">{say('operators.last')}</p>
          ) : (
            <DeleteByName
              label={say('operators.remove')}
              name={email}
              consequence={say(isOwn ? 'operators.removeOwnWhat' : 'operators.removeWhat')}
              onDelete={remove}
            />
          )}
        </div>
        <Outcome done={end.isSuccess && say('operators.ended')} problem={end.error && say('asked.failed', { message: end.error.message })} />
      </td>
    </tr>
  )
}
