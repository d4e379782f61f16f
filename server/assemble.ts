import { createServer, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { createApi } from '#services/api'
import { type PublicConfig, unstamped } from '#site/context'
import { readApiFromDisk } from '#words/api-from-disk'
import { createApp } from './app.ts'
import type { BuildInfo } from './build/ensure.ts'
import type { Env } from './env.ts'
import { commonHeaders, contentSecurityPolicy, inlineParts } from './http/security-headers.ts'
import { createSiteHandler } from './http/site-handler.ts'
import type { Log } from './log.ts'
import { loadFiles } from './static/load-files.ts'
import type { Stamp } from './static/stamp.ts'

const REQUEST_TIMEOUT_MS = 30_000
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
const MAX_HEADER_BYTES = 16 * 2 ** 10

export interface Assembled {
  readonly env: Env
  readonly build: BuildInfo
  readonly log: Log
  /** Changes the router's build, to let a test break a page. */
  readonly changeBuild?: (build: ServerBuild) => ServerBuild
}

/** Puts the process together: the build stamped with the configuration, the router, the server around them. */
export async function assemble({ env, build, log, changeBuild = (same) => same }: Assembled): Promise<Server> {
  const config: PublicConfig = { origin: env.ORIGIN, loginUrl: env.LOGIN_URL, localeBaseUrls: { de: '', en: '', ...env.LOCALE_BASE_URLS } }
  const module: ServerBuild = await import(pathToFileURL(join(build.folder, 'server/index.js')).href)
  const serverBuild = changeBuild(module)
  const missing = await renderMissingPage(serverBuild, config, log)
  const common = commonHeaders(env.ORIGIN)
  let styles: readonly string[] = []
  const files = await loadFiles({
    folder: join(build.folder, 'client'),
    cacheFolder: join(resolve(env.DATA_DIR), 'compressed'),
    stamps: stampsOf(config),
    commonHeaders: common,
    pageHeaders(pages) {
      const parts = inlineParts(pages)
      styles = [...new Set([...parts.styles, ...inlineParts([missing]).styles])]
      return { 'content-security-policy': contentSecurityPolicy({ scripts: parts.scripts, styles }) }
    },
  })
  const site = createSiteHandler({ build: serverBuild, config, styles, log })
  const api = createApi({
    documents: readApiFromDisk('en'),
    now: Date.now,
    onError: (error, requestId) => log.error('api', { error: String(error), requestId }),
  })
  const app = createApp({ env, build, files, site, api, log })
  return createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES },
    app,
  )
}

/** The 404 page is not among the prerendered ones, yet its styles must stand in their policy. */
async function renderMissingPage(build: ServerBuild, config: PublicConfig, log: Log): Promise<string> {
  const site = createSiteHandler({ build, config, styles: [], log })
  return (await site(new Request('http://localhost/404/404'))).text()
}

function stampsOf({ origin, loginUrl, localeBaseUrls }: PublicConfig): Stamp[] {
  return [
    { placeholder: unstamped.origin, value: origin },
    { placeholder: unstamped.loginUrl, value: loginUrl },
    { placeholder: unstamped.localeBaseUrls.de, value: localeBaseUrls.de },
    { placeholder: unstamped.localeBaseUrls.en, value: localeBaseUrls.en },
  ]
}
