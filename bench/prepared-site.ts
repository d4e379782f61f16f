import { existsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type RunningSite, startSite } from '../tests/support/start-site.ts'

const POLL_MS = 250

type SiteEnv = Readonly<Record<string, string>> & { readonly PORT: string }

/** A server that has compressed every page: in the minutes after a start it does that beside answering, and a bench would measure both. */
export async function startPreparedSite(env: SiteEnv): Promise<RunningSite> {
  const site = await startSite(env)
  await untilPrepared(site)
  return site
}

/**
 * A server that compresses nothing beside answering, for benches that do not ask what it holds in memory: its data folder stays, and only
 * the first start of a build at this port is waited for.
 */
export async function startCompressedSite(env: SiteEnv): Promise<RunningSite> {
  const folder = join(tmpdir(), `bench-site-${env.PORT}`)
  const site = await startSite({ ...env, DATA_DIR: folder })
  const mark = join(folder, `prepared-${site.log.find(({ event }) => event === 'listening')?.build}`)
  if (!existsSync(mark)) {
    console.log('the site compresses its pages once: some minutes')
    await untilPrepared(site)
    writeFileSync(mark, '')
  }
  return site
}

async function untilPrepared({ log }: RunningSite): Promise<void> {
  while (!log.some(({ event }) => event === 'prepared')) await setTimeout(POLL_MS)
}
