import { type Company, openValues, type ProcessorTask } from '#words/facts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

const FILE = 'content/company.json'

/** Who does this work processes visitors' data: the privacy notices name them. */
const needed = [
  ['SMTP_URL', 'mail'],
  ['S3_URL', 'storage'],
  ['POSTHOG_KEY', 'measuring'],
] as const satisfies readonly (readonly [keyof Env, ProcessorTask])[]

/** Tells who starts the server which values of the company record visitors would read as samples, or not at all. */
export function warnOfCompany(company: Company, env: Pick<Env, (typeof needed)[number][0]>, log: Pick<Log, 'warn'>): void {
  const { sample, ...values } = company
  const open = openValues(values).join(', ')
  if (sample) log.warn(`sample data in ${FILE}: replace it before operation`, { values: open })
  else if (open) log.warn(`missing values in ${FILE}`, { values: open })
  const unnamed = needed.filter(([variable, task]) => env[variable] && !company.processors.some((one) => one.task === task))
  if (unnamed.length > 0) {
    log.warn(`missing processors in ${FILE}: the privacy notices name who does this`, {
      values: unnamed.map(([variable, task]) => `${task} (${variable})`).join(', '),
    })
  }
}
