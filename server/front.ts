import type { RequestListener, Server } from 'node:http'
import { readyAnswerer } from './answer-ready.ts'
import type { Assembled } from './assemble.ts'
import { countsAsDownload } from './http/counts-as-download.ts'
import { passOnTo } from './http/pass-on.ts'
import { loadPages, publicConfig, serverBuildOf } from './load-pages.ts'
import { openServer } from './open-server.ts'
import { prepareWhileServing } from './static/prepare-all.ts'

export interface Front extends Pick<Assembled, 'env' | 'build' | 'log' | 'prepares'> {
  /** Where the process with the backend listens. */
  readonly socket: string
}

/** A process that answers pages and files, and passes everything else on to the one with the backend. */
export async function assembleFront({ env, build, log, prepares, socket }: Front): Promise<Server> {
  const options = { build: serverBuildOf(build), config: publicConfig(env) }
  const { files } = await loadPages(build, env, options)
  const answerReady = readyAnswerer({ env, files, log })
  const passOn = passOnTo(socket)
  const listener: RequestListener = (request, response) => {
    if (countsAsDownload(request) || !answerReady(request, response)) passOn(request, response)
  }
  const server = openServer(listener)
  if (prepares) prepareWhileServing(server, files, log)
  return server
}
