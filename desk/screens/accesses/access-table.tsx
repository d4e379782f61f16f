import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSay, useTimes } from '../../language/language.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { DeleteByName } from '../../ui/delete-by-name.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Rows } from '../../ui/rows.tsx'
import { type Access, countReports, deletionOf, extend, lock, removeAccess, unlock } from './stored-accesses.ts'

export function AccessTable({ accesses }: { readonly accesses: readonly Access[] }) {
  const ids = accesses.map(({ id }) => id)
  const { data: reports } = useQuery({ queryKey: ['reports', ids], queryFn: () => countReports(accesses) })
  return (
    <Rows heads={['session.email', 'accesses.state', 'accesses.tests', 'accesses.made', 'readers.actions']}>
      {accesses.map((access) => (
        <AccessRow key={access.id} access={access} reports={reports?.get(access.id) ?? 0} />
      ))}
    </Rows>
  )
}

function AccessRow({ access, reports }: { readonly access: Access; readonly reports: number }) {
  const say = useSay()
  const { day } = useTimes()
  const { email, name, company, products, verified, created, locked } = access
  const state = locked ? 'locked' : verified ? 'confirmed' : 'waiting'
  return (
    <tr>
      <th scope="row">
        {email} <span className="dim">{[name, company].filter(Boolean).join(', ')}</span>
      </th>
      <td>
        <span className={`state state--${state}`}>{say(`accesses.${state}`)}</span>
        {!verified && <span className="dim"> {say('accesses.deletion', { day: day(deletionOf(access)) })}</span>}
      </td>
      <td>
        {products.join(', ') || <span className="dim">{say('accesses.nothing')}</span>}
        {reports > 0 && <span className="dim"> {say('accesses.reports', { count: reports })}</span>}
      </td>
      <td className="num">{day(created)}</td>
      <td>
        <AccessActions access={access} />
      </td>
    </tr>
  )
}

function AccessActions({ access }: { readonly access: Access }) {
  const say = useSay()
  const questions = useQueryClient()
  const { id, email, verified, locked } = access
  const then = (work: Promise<unknown>) => work.then(() => questions.invalidateQueries({ queryKey: ['users'] }))
  const free = useMutation({ mutationFn: () => then(unlock(id)) })
  const label = say('accesses.lock')
  return (
    <div className="buttons">
      {!verified && <Extend access={access} />}
      {locked ? (
        <button type="button" className="second" onClick={() => free.mutate()}>
          {say('accesses.unlock')}
        </button>
      ) : (
        <ConfirmByName label={label} action={label} isDanger name={email} consequence={say('accesses.lockWhat')} onConfirm={() => then(lock(id))} />
      )}
      <DeleteByName label={say('accesses.remove')} name={email} consequence={say('accesses.removeWhat')} onDelete={() => then(removeAccess(id))} />
    </div>
  )
}

function Extend({ access }: { readonly access: Access }) {
  const say = useSay()
  const { day } = useTimes()
  const questions = useQueryClient()
  const more = useMutation({ mutationFn: () => extend(access), onSuccess: () => questions.invalidateQueries({ queryKey: ['users'] }) })
  return (
    <>
      <button type="button" className="second" disabled={more.isPending} onClick={() => more.mutate()}>
        {say('accesses.extend')}
      </button>
      <Outcome
        done={more.data && say('accesses.extended', { day: day(more.data) })}
        problem={more.error && say('asked.failed', { message: more.error.message })}
      />
    </>
  )
}
