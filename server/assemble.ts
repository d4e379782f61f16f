import type { Server } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createApi } from '#services/api'
import { offeredPurposes } from '#site'
import { createApp } from './app.ts'
import { keepFolder } from './backend/keep-folder.ts'
import { reachBackend } from './backend/reach.ts'
import type { BuildInfo } from './build/ensure.ts'
import { openDesk } from './desk/open-desk.ts'
import { openEngines, thumbsBy } from './engines.ts'
import type { Env } from './env.ts'
import { passOnTo } from './http/pass-on.ts'
import { commonHeaders } from './http/security-headers.ts'
import { createSiteHandler } from './http/site-handler.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import { compressedAt, loadPages, publicConfig, serverBuildOf } from './load-pages.ts'
import type { Log } from './log.ts'
import { openServer } from './open-server.ts'
import { createPageSearch } from './search.ts'
import { prepareWhileServing } from './static/prepare-all.ts'
import { whenClosed } from './stop.ts'
import { openVisitors } from './visitors.ts'

export interface Assembled {
  readonly env: Env
  readonly build: BuildInfo
  readonly log: Log
  /** Whether this process compresses files before they are asked for; of several it is one. */
  readonly prepares?: boolean
  /** Where another process listens that holds the connections waiting for events. */
  readonly events?: string
  /** Changes the router's build, to let a test break a page. */
  readonly changeBuild?: (build: ServerBuild) => ServerBuild
}

/** Puts the whole site together: the build stamped with the configuration, the router, the backend, the server around them. */
export async function assemble({ env, build, log, prepares = true, events, changeBuild = (same) => same }: Assembled): Promise<Server> {
  const release = keepFolder(env)
  const config = publicConfig(env)
  const engines = openEngines(env)
  const options = { build: () => serverBuildOf(build)().then(changeBuild), config, search: createPageSearch(build, engines), log }
  const { files, styles, kept } = await loadPages(build, env, options)
  const site = createSiteHandler({ ...options, styles })
  const backend = await reachBackend(env, log, thumbsBy(engines))
  const { limits } = backend
  const api = createApi({
    ...{ documents: async () => (await import('#words/from-disk')).readApiFromDisk('en'), engines, backend: backend.own, limits, now: Date.now },
    onError: (error, requestId) => log.error('api', { error: String(error), requestId }),
  })
  const visitors = openVisitors({ env, backend, engines, log })
  const desk = await openDesk({ folder: build.folder, cacheFolder: compressedAt(env), common: commonHeaders(env.ORIGIN), backend, kept, log })
  const shown = { loginUrls: config.loginUrls, offered: offeredPurposes(config) }
  const server = openServer(
    createApp({
      env,
      build,
      files,
      site,
      api,
      backend,
      visitors,
      desk,
      limits,
      log,
      ...shown,
      ...(events && { passEventsOn: passOnTo(events) }),
    }),
  )
  endSlowBodies(server)
  if (prepares) prepareWhileServing(server, files, log)
  server.on('stopping', backend.endConnections)
  const closeRest = () => Promise.all([engines.close(), backend.close()])
  whenClosed(server, () => visitors.stop().finally(api.flush).finally(closeRest).finally(release))
  return server
}
