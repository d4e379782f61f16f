/** The whole site, but with a German page whose loader fails and an English one that fails while rendering. */
import { fileURLToPath } from 'node:url'
import { assemble } from '../../server/assemble.ts'
import { ensureBuild } from '../../server/build/ensure.ts'
import { readEnv } from '../../server/env.ts'
import { createLog } from '../../server/log.ts'

const env = readEnv(process.env)
const log = createLog()
const build = await ensureBuild(fileURLToPath(new URL('../..', import.meta.url)), console.error)

function fail(message: string): never {
  throw new Error(message)
}

const server = await assemble({
  env,
  build,
  log,
  changeBuild(original) {
    const routes = { ...original.routes }
    const german = routes['token-id___de']
    const english = routes['token-id___en']
    if (!german || !english) throw new Error('The routes to break are gone')
    routes['token-id___de'] = { ...german, module: { ...german.module, loader: () => fail('loader broke: secret detail') } }
    routes['token-id___en'] = { ...english, module: { ...english.module, loader: () => null, default: () => fail('render broke: secret detail') } }
    return { ...original, routes }
  },
})
server.listen(env.PORT, () => log.info('listening'))
process.once('SIGTERM', () => process.exit(0))
