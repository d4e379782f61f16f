import { z } from 'zod'
import type { VisitorsOptions } from '#services'
import type { Company } from '#words/facts'
import type { Log } from '../log.ts'

const settings = z.object({
  logs: z.object({ maxDays: z.number(), logIP: z.boolean(), logAuthId: z.boolean() }),
})

interface Promised {
  readonly retention: Pick<Company['retention'], 'databaseLogDays'>
  readonly log: Pick<Log, 'warn'>
}

/** Tells the operator where the backend's settings write down more, or keep it longer, than the privacy notices say. */
export async function warnOfKeptLonger({ base, fetch, token }: VisitorsOptions['backend'], { retention, log }: Promised): Promise<void> {
  const response = await fetch(`${base}/api/settings`, { headers: { authorization: await token() } })
  const { logs } = settings.parse(await response.json())
  if (logs.maxDays > retention.databaseLogDays) {
    log.warn('the log of the database is kept longer than the privacy notices say', {
      'logs.maxDays': logs.maxDays,
      'content/company.json': retention.databaseLogDays,
    })
  }
  if (logs.logIP || logs.logAuthId)
    log.warn('the log of the database holds addresses or accounts, of which the privacy notices say nothing (logs.logIP, logs.logAuthId)')
}
