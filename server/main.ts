import { fileURLToPath } from 'node:url'
import { company } from '#words/facts'
import { assemble } from './assemble.ts'
import { ensureBuild } from './build/ensure.ts'
import { warnOfCompany } from './company-warning.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { startFailure } from './start-failure.ts'
import { stopOnSignal } from './stop.ts'

const log = createLog()

try {
  const env = readEnv(process.env)
  const build = await ensureBuild(fileURLToPath(new URL('..', import.meta.url)), (sentence) => log.info(sentence))
  log.info('starting', { build: build.id })
  const server = await assemble({ env, build, log })
  server.on('error', (error) => fail(error))
  server.listen(env.PORT, () => log.info('listening', { origin: env.ORIGIN, port: env.PORT, build: build.id }))
  warnOfCompany(company, env, log)
  stopOnSignal(server, log)
} catch (error) {
  fail(error)
}

function fail(error: unknown): never {
  console.error(startFailure(error))
  process.exit(1)
}
