import cluster from 'node:cluster'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { ownPart } from './processes/role.ts'

const log = createLog()

try {
  const env = readEnv(process.env)
  // Who only looks after processes loads nothing of the site.
  if (env.WORKERS > 1 && cluster.isPrimary) {
    const { superviseSite } = await import('./processes/supervise.ts')
    await superviseSite(env, log)
  } else {
    const { servePart } = await import('./processes/serve-part.ts')
    await servePart({ env, log, part: ownPart(process.env), onError: (error) => void fail(error) })
  }
} catch (error) {
  await fail(error)
}

async function fail(error: unknown): Promise<never> {
  const { startFailure } = await import('./start-failure.ts')
  console.error(startFailure(error))
  process.exit(1)
}
