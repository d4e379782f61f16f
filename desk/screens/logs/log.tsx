import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { useSay, useTimes } from '../../language/language.tsx'
import { Asked } from '../../ui/asked.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Heading } from '../../ui/heading.tsx'
import { readLog } from './find-logs.ts'
import { shownFacts, withoutQuery } from './shown-entry.ts'

/** One request of the log; the way back leads to the list as it was chosen. */
export function Log() {
  const say = useSay()
  const { time } = useTimes()
  const { id = '' } = useParams()
  const { search } = useLocation()
  const found = useQuery({ queryKey: ['_logs', 'one', id], queryFn: () => readLog(id) })
  return (
    <>
      <p className="way-back">
        <Link to={`/logs${search}`}>{say('logs.title')}</Link>
      </p>
      <Asked query={found}>
        {(entry) => (
          <>
            <Heading title={withoutQuery(entry.message)} />
            <Facts
              facts={[
                { label: say('changes.when'), value: time(entry.created) },
                { label: say('logs.level'), value: say(entry.level > 0 ? 'logs.level.8' : 'logs.level.0') },
                ...shownFacts(entry).map(({ name, value }) => ({ label: say(`logs.fact.${name}`), value })),
              ]}
            />
          </>
        )}
      </Asked>
    </>
  )
}
