import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Rows } from '../../ui/rows.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useAddress } from '../../ui/use-address.ts'
import { countByHour, findLogs, type LogEntry, levels, type spans, statusClasses, type WantedLogs } from './find-logs.ts'
import { HourFigure } from './hour-figure.tsx'
import { withoutQuery } from './shown-entry.ts'

/** The log of requests: what was asked of the server, and how it went. */
export function Logs() {
  const say = useSay()
  const { chosen, page } = useAddress()
  const wanted: WantedLogs = { text: chosen('q'), status: chosen('status'), level: chosen('level'), span: chosen('span') }
  const found = useQuery({ queryKey: ['_logs', wanted, page], queryFn: () => findLogs(wanted, page), placeholderData: keepPreviousData })
  const counts = useQuery({ queryKey: ['_logs', 'hours', wanted], queryFn: () => countByHour(wanted), placeholderData: keepPreviousData })
  return (
    <>
      <Heading title={say('logs.title')}>
        <button type="button" className="second" onClick={() => void Promise.all([found.refetch(), counts.refetch()])}>
          {say('logs.renew')}
        </button>
      </Heading>
      <p className="about">{say('logs.about')}</p>
      <LogChoices wanted={wanted} />
      <Asked query={counts}>{(hours) => <HourFigure counts={hours} />}</Asked>
      <Asked query={found}>
        {({ items, totalItems, totalPages }) => (
          <>
            {items.length > 0 ? <LogTable entries={items} /> : <p className="nothing">{say('enquiries.none')}</p>}
            <Pager totalItems={totalItems} totalPages={totalPages} />
          </>
        )}
      </Asked>
    </>
  )
}

function LogChoices({ wanted: { text, status, level, span } }: { readonly wanted: WantedLogs }) {
  const say = useSay()
  const { choose } = useAddress()
  const all = { value: '', text: say('choice.all') }
  const statuses = [all, ...statusClasses.map((one) => ({ value: one, text: say(`logs.status.${one}`) }))]
  const allLevels = [all, ...levels.map((one) => ({ value: one, text: say(`logs.level.${one}`) }))]
  const allSpans = [all, ...namesOfSpans.map((one) => ({ value: one, text: say(`logs.span.${one}`) }))]
  return (
    <div className="choices">
      <SearchField label={say('logs.search')} value={text} onSearch={(q) => choose({ q }, { replace: true })} />
      <Choice label={say('logs.status')} value={status} options={statuses} onChoose={(next) => choose({ status: next })} />
      <Choice label={say('logs.level')} value={level} options={allLevels} onChoose={(next) => choose({ level: next })} />
      <Choice label={say('logs.span')} value={span} options={allSpans} onChoose={(next) => choose({ span: next })} />
    </div>
  )
}

const namesOfSpans = ['hour', 'day', 'week'] as const satisfies readonly (keyof typeof spans)[]

function LogTable({ entries }: { readonly entries: readonly LogEntry[] }) {
  const say = useSay()
  const { time } = useTimes()
  const { search } = useLocation()
  return (
    <Rows heads={['logs.request', 'logs.status', 'logs.takes', 'logs.who', 'changes.when']}>
      {entries.map(({ id, message, created, level, data }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={`/logs/${id}${search}`} className="wrapping">
              {withoutQuery(message)}
            </Link>
          </th>
          <td className="num">
            <span className={level > 0 ? 'state state--new' : 'state'}>
              {String(data.status ?? say(level > 0 ? 'logs.level.8' : 'logs.level.0'))}
            </span>
          </td>
          <td className="num">{typeof data.execTime === 'number' && say('logs.ms', { ms: Math.round(data.execTime) })}</td>
          <td>{data.auth === '_superusers' ? say('logs.operator') : String(data.auth || say('logs.guest'))}</td>
          <td className="num">{time(created)}</td>
        </tr>
      ))}
    </Rows>
  )
}
