import { readdir } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ReachedBackend } from '../backend/reach.ts'
import { compressedFolder } from '../build/compressed-folder.ts'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import { answerFile } from '../static/answer.ts'
import { CompressionCache } from '../static/compress.ts'
import type { KeptAnswers } from '../static/kept-answers.ts'
import { originalOf } from '../static/original.ts'
import { describeFile, type StaticFile } from '../static/static-file.ts'
import { type Asked, contentRoutes } from './content-routes.ts'

interface DeskOptions {
  /** Of a build. */
  readonly folder: string
  readonly cacheFolder: string
  /** Headers of every answer of the site. */
  readonly common: OutgoingHttpHeaders
  readonly backend: Pick<ReachedBackend, 'fetch'>
  /** Where answers are kept in memory. */
  readonly kept: KeptAnswers
  readonly log: Log
}

export interface Desk {
  /** Answers what belongs to the operator's desk, and gives true then. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** What the desk asks of the site itself; `addressOf`: of whoever asks. */
  routes(addressOf: (c: Asked) => string): ReturnType<typeof contentRoutes>
}

const BASE = '/_/'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** The page for every screen of the desk, and its scripts and styles. The page itself holds nothing: what is secret comes by the contract. */
export async function openDesk({ folder, cacheFolder, common, backend, kept, log }: DeskOptions): Promise<Desk> {
  const cache = new CompressionCache(cacheFolder, [compressedFolder(folder)])
  const describe = async (path: string, own: OutgoingHttpHeaders) => {
    const headers = { ...common, 'x-robots-tag': 'noindex, nofollow', ...own }
    return describeFile({ path, original: await originalOf(join(folder, 'desk', path)), headers, cache, kept })
  }
  const page = await describe('index.html', pageHeaders)
  const names = await readdir(join(folder, 'desk', 'assets'))
  const assets = new Map<string, StaticFile>()
  for (const name of names) assets.set(`${BASE}assets/${name}`, await describe(`assets/${name}`, { 'cache-control': IMMUTABLE }))
  return {
    answer(request, response) {
      const path = request.url?.split('?', 1)[0] ?? ''
      const file = path.startsWith(`${BASE}assets/`) ? assets.get(path) : path.startsWith(BASE) && path !== BASE ? page : undefined
      if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
      answerFile(file, { request, response, log })
      return true
    },
    routes: (addressOf) => contentRoutes({ folder, isSuperuser: (c) => isSuperuser(c, backend, addressOf(c)) }),
  }
}

/** Asks the contract for what superusers alone may read. */
async function isSuperuser(c: Asked, backend: DeskOptions['backend'], peer: string): Promise<boolean> {
  const headers = { authorization: c.req.header('authorization') ?? '' }
  return (await backend.fetch(new Request(new URL('/api/settings', c.req.url), { headers }), { peer })).ok
}

/** Nothing but its own files and the contract; its addresses name records, and go nowhere. */
const pageHeaders: OutgoingHttpHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': contentSecurityPolicy({ scripts: [], styles: [] }),
}
