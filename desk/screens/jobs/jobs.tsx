import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLanguage, useSay, useTimes } from '../../language/language.tsx'
import { backend } from '../../session/backend.ts'
import { Asked } from '../../ui/asked.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Outcome } from '../../ui/outcome.tsx'
import { Rows } from '../../ui/rows.tsx'
import { type JobRun, readServer, SERVER } from '../server.ts'
import { type Job, listJobs, nameOf, nextTimes } from './find-jobs.ts'
import { inWords } from './in-words.ts'

const WATCH_MS = 3000

/** What the server does by the clock, and how it went. */
export function Jobs() {
  const say = useSay()
  const found = useQuery({ queryKey: ['crons'], queryFn: listJobs })
  const server = useQuery({ queryKey: SERVER, queryFn: readServer, refetchInterval: WATCH_MS })
  return (
    <>
      <Heading title={say('jobs.title')} />
      <p className="about">{say('jobs.about')}</p>
      <Asked query={found}>
        {(jobs) => (
          <Rows heads={['jobs.job', 'jobs.when', 'jobs.next', 'jobs.last', 'readers.actions']}>
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} run={server.data?.jobs[job.id]} />
            ))}
          </Rows>
        )}
      </Asked>
    </>
  )
}

interface JobRowProps {
  readonly job: Job
  readonly run: JobRun | undefined
}

function JobRow({ job: { id, expression }, run }: JobRowProps) {
  const say = useSay()
  const { time } = useTimes()
  const questions = useQueryClient()
  const begin = useMutation({ mutationFn: () => backend.crons.run(id), onSuccess: () => questions.invalidateQueries({ queryKey: SERVER }) })
  const name = nameOf(id)
  const [next, ...later] = nextTimes(expression)
  return (
    <tr>
      <th scope="row">
        {name ? say(name) : id} {name && <code className="dim">{id}</code>}
      </th>
      <td>
        <WhenInWords expression={expression} /> <code className="dim">{expression}</code>
      </td>
      <td className="num" data-label={say('jobs.next')}>
        {next ? time(next) : say('jobs.unreadable')} {later.length > 0 && <span className="dim also">{later.map(time).join(', ')}</span>}
      </td>
      <td data-label={say('jobs.last')}>
        <HowItWent run={run} />
        <Outcome problem={begin.error && say('asked.failed', { message: begin.error.message })} />
      </td>
      <td>
        <button type="button" className="second" disabled={begin.isPending} onClick={() => begin.mutate()}>
          {say('jobs.run')}
          <span className="unseen"> {name ? say(name) : id}</span>
        </button>
      </td>
    </tr>
  )
}

/** The first of January 2023 was a Sunday, as is day 0 of an expression. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 24 * 3600_000

function WhenInWords({ expression }: { readonly expression: string }) {
  const say = useSay()
  const { locale } = useLanguage()
  const words = inWords(expression)
  if (!words) return null
  const { weekday } = words.values
  const dayName = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(SUNDAY + Number(weekday ?? 0) * DAY_MS)
  return <>{say(words.key, { ...words.values, weekday: dayName })}</>
}

function HowItWent({ run }: { readonly run: JobRun | undefined }) {
  const say = useSay()
  const { time } = useTimes()
  if (!run) return <span className="dim">{say('jobs.notYet')}</span>
  if (!run.ended) return <span role="status">{say('jobs.running', { time: time(run.began) })}</span>
  return <span role="status">{say(run.failed ? 'jobs.failed' : 'jobs.done', { time: time(run.ended) })}</span>
}
