import { type CaseClockOptions, startCaseClock } from '../cases/start-case-clock.ts'
import { type IssuesOptions, startIssues } from '../newsletter/issues/start-issues.ts'
import { startCleaning } from '../retention/start-cleaning.ts'

/** Begins what is done by the clock: issues of the newsletter go out, references move on, and what is due is deleted. `stop` waits for what is under way. */
export function startClockwork(options: IssuesOptions & CaseClockOptions): { stop(): Promise<unknown> } {
  const works = [startIssues(options), startCaseClock(options), startCleaning(options)]
  return { stop: () => Promise.all(works.map((work) => work.stop())) }
}
