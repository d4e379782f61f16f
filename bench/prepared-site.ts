import { setTimeout } from 'node:timers/promises'
import { type RunningSite, startSite } from '../tests/support/start-site.ts'

const POLL_MS = 250

/** A server that has compressed every page: in the minutes after a start it does that beside answering, and a bench would measure both. */
export async function startPreparedSite(env: Readonly<Record<string, string>> & { PORT: string }): Promise<RunningSite> {
  const site = await startSite(env)
  while (!site.log.some(({ event }) => event === 'prepared')) await setTimeout(POLL_MS)
  return site
}
