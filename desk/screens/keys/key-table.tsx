import { useQuery, useQueryClient } from '@tanstack/react-query'
import { DEFAULT_PER_MINUTE, lastDayOf, stateOf } from '#services/api-keys'
import { useSay, useTimes } from '../../language/language.tsx'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { Rows } from '../../ui/rows.tsx'
import { readUsage, revokeKey, type StoredKey, type Usage } from './stored-keys.ts'

export function KeyTable({ keys }: { readonly keys: readonly StoredKey[] }) {
  const { data: usage = [] } = useQuery({ queryKey: ['apiUsage'], queryFn: readUsage, refetchInterval: 60_000 })
  return (
    <Rows heads={['keys.name', 'handling.state', 'keys.scopes', 'keys.lastUsed', 'keys.usage', 'readers.actions']}>
      {keys.map((one) => (
        <KeyRow key={one.id} stored={one} usage={usage.filter(({ key }) => key === one.id)} />
      ))}
    </Rows>
  )
}

function KeyRow({ stored, usage }: { readonly stored: StoredKey; readonly usage: readonly Usage[] }) {
  const say = useSay()
  const { time, day } = useTimes()
  const { name, email, prefix, scopes, perMinute, lastUsed } = stored
  const state = stateOf(stored, new Date())
  const end = lastDayOf(stored)
  return (
    <tr>
      <th scope="row">
        {name} <span className="dim">{email}</span>
        <code>{prefix}…</code>
      </th>
      <td>
        <span className={`state state--${state}`}>{say(`key.${state}`)}</span>
        {end && <span className="dim"> {say('keys.until', { day: day(end) })}</span>}
      </td>
      <td>
        {scopes.join(', ')} <span className="dim">{say('keys.limit', { count: perMinute || DEFAULT_PER_MINUTE })}</span>
      </td>
      <td className="num">{lastUsed ? time(lastUsed) : say('keys.unused')}</td>
      <td className="num">
        <UsageByDay usage={usage} />
      </td>
      <td>{state === 'valid' && <Revoke stored={stored} />}</td>
    </tr>
  )
}

function UsageByDay({ usage }: { readonly usage: readonly Usage[] }) {
  const say = useSay()
  const { day } = useTimes()
  const [count, refused] = [usage.reduce((sum, one) => sum + one.count, 0), usage.reduce((sum, one) => sum + one.refused, 0)]
  if (usage.length === 0) return <>{0}</>
  return (
    <details>
      <summary>{say('keys.requests', { count, refused })}</summary>
      <ul>
        {usage.map((one) => (
          <li key={one.day}>
            {day(one.day)}: {say('keys.requests', { count: one.count, refused: one.refused })}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Revoke({ stored: { id, name } }: { readonly stored: StoredKey }) {
  const say = useSay()
  const questions = useQueryClient()
  async function revoke() {
    await revokeKey(id)
    await questions.invalidateQueries({ queryKey: ['apiKeys'] })
  }
  const label = say('keys.revoke')
  return <ConfirmByName label={label} action={label} name={name} consequence={say('keys.revokeWhat')} isDanger onConfirm={revoke} />
}
