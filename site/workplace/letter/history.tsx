import type { CasePage } from '#services/cases'
import { useMoment, useWords } from '../words.ts'

/** What was done, by which role, and when. */
export function History({ events }: Pick<CasePage, 'events'>) {
  const say = useWords()
  const moment = useMoment()
  return (
    <ol className="events">
      {events.map(({ seq, at, by, call }) => (
        <li key={seq}>
          <time dateTime={at}>{moment(at)}</time>
          <span>{say(`did.${call}`)}</span>
          <span className="dim">{say(`role.${by}`)}</span>
        </li>
      ))}
    </ol>
  )
}
