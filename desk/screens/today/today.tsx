import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { useBytes } from '../../ui/bytes.ts'
import { Heading } from '../../ui/heading.tsx'
import { useLive } from '../../ui/use-live.ts'
import { readServer, SERVER } from '../server.ts'
import { type Count, countAll } from './counts.ts'
import { MailServerMissing } from './mail-server-missing.tsx'
import { readState } from './state.ts'

/** What needs a person, and how the server is. */
export function Today() {
  const say = useSay()
  useLive('leads')
  const counts = useQuery({ queryKey: ['leads', 'today'], queryFn: countAll, refetchInterval: 60_000 })
  return (
    <>
      <Heading title={say('today.title')} />
      <MailServerMissing />
      <Asked query={counts}>
        {(all) => (
          <ul className="counts">
            {all.map((count) => (
              <CountItem key={count.name} count={count} />
            ))}
          </ul>
        )}
      </Asked>
      <ServerState />
    </>
  )
}

function CountItem({ count: { name, count, to, isUrgent } }: { readonly count: Count }) {
  const say = useSay()
  const number = <strong className="num">{count}</strong>
  return (
    <li className={isUrgent && count > 0 ? 'count count--urgent' : 'count'}>
      {to ? (
        <Link to={to}>
          {number} {say(name, { count })}
        </Link>
      ) : (
        <p>
          {number} {say(name, { count })}
        </p>
      )}
    </li>
  )
}

function ServerState() {
  const say = useSay()
  const { time } = useTimes()
  const state = useQuery({ queryKey: ['state'], queryFn: readState, refetchInterval: 60_000 })
  return (
    <section>
      <h2>{say('today.server')}</h2>
      <Asked query={state}>
        {({ build, built, backup, backups }) => (
          <dl className="facts">
            <div>
              <dt>{say('today.version')}</dt>
              <dd>{say('today.built', { build, time: time(built) })}</dd>
            </div>
            <div>
              <dt>{say('today.backups')}</dt>
              <dd>
                {backups === undefined
                  ? say('today.noBackups')
                  : say(backup ? 'today.lastBackup' : 'today.neverBackedUp', { count: backups, time: time(backup) })}
              </dd>
            </div>
            <Disk />
          </dl>
        )}
      </Asked>
    </section>
  )
}

/** How much room is left where the data lie. */
function Disk() {
  const say = useSay()
  const bytes = useBytes()
  const { data: server } = useQuery({ queryKey: SERVER, queryFn: readServer, refetchInterval: 60_000 })
  if (!server?.disk) return null
  const { total, free } = server.disk
  return (
    <div>
      <dt>{say('today.disk')}</dt>
      <dd>{say('today.diskFree', { free: bytes(free), total: bytes(total), used: bytes(total - free) })}</dd>
    </div>
  )
}
