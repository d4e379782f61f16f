import { createServer, type RequestListener, type Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { refusingServices } from '#services'
import { createApi } from '#services/api'
import { inLocale, listPages, offeredPurposes, type PublicConfig, pages, signInPath, unstamped } from '#site'
import { listSlugs, readApiFromDisk } from '#words/from-disk'
import { createApp } from './app.ts'
import { keepFolder } from './backend/keep-folder.ts'
import { reachBackend } from './backend/reach.ts'
import type { BuildInfo } from './build/ensure.ts'
import { openEngines, thumbsBy } from './engines.ts'
import type { Env } from './env.ts'
import { boundPipelines } from './http/bound-pipelines.ts'
import { answerBrokenRequest } from './http/broken-request.ts'
import { consentInserter } from './http/insert-consent.ts'
import { commonHeaders, contentSecurityPolicy, inlineParts, serviceSources } from './http/security-headers.ts'
import { createSiteHandler, type SiteOptions } from './http/site-handler.ts'
import { endSlowBodies } from './http/slow-bodies.ts'
import type { Log } from './log.ts'
import { createPageSearch } from './search.ts'
import { loadFiles } from './static/load-files.ts'
import { prepareAll, prepareAssets } from './static/prepare-all.ts'
import type { Stamp } from './static/stamp.ts'
import { whenClosed } from './stop.ts'
import { openVisitors } from './visitors.ts'

/** Fifty megabytes of an application over a slow line; headers have to come sooner. */
const REQUEST_TIMEOUT_MS = 300_000
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
  const release = keepFolder(env)
  const config = publicConfig(env)
  const module: ServerBuild = await import(pathToFileURL(join(build.folder, 'server/index.js')).href)
  const engines = openEngines(env)
  const options = { build: changeBuild(module), config, search: createPageSearch(build, engines), log }
  const { files, styles } = await loadPages(build, env, options)
  const site = createSiteHandler({ ...options, styles })
  const backend = await reachBackend(env, log, thumbsBy(engines))
  const { limits } = backend
  const api = createApi({
    ...{ documents: readApiFromDisk('en'), engines, limits, now: Date.now },
    onError: (error, requestId) => log.error('api', { error: String(error), requestId }),
  })
  const visitors = openVisitors({ env, backend, engines, log })
  const shown = { loginUrls: config.loginUrls, offered: offeredPurposes(config) }
  const server = openServer(createApp({ env, build, files, site, api, backend, visitors, limits, log, ...shown }))
  const stopped = new AbortController()
  server.once('listening', () => void prepareAll(files, { signal: stopped.signal, log, server }))
  server.on('stopping', () => {
    stopped.abort()
    backend.endConnections()
  })
  const closeRest = () => Promise.all([engines.close(), backend.close()])
  whenClosed(server, () => visitors.stop().finally(closeRest).finally(release))
  return server
}

/** The prerendered pages and all other files, and the styles that may stand in any page. */
async function loadPages(build: BuildInfo, env: Env, options: Omit<SiteOptions, 'styles'>) {
  const { build: serverBuild, config } = options
  const unprepared = await renderUnprepared({ ...options, styles: [] })
  let styles: readonly string[] = []
  const files = await loadFiles({
    folder: join(build.folder, 'client'),
    cacheFolder: join(resolve(env.DATA_DIR), 'compressed'),
    stamps: stampsOf(config),
    commonHeaders: commonHeaders(env.ORIGIN),
    finishPage: consentInserter(serverBuild, config),
    answeringQueries: listPages(listSlugs).flatMap(({ row, address }) => (row.answersQuery ? [address] : [])),
    pageHeaders(pages) {
      const parts = inlineParts(pages)
      styles = [...new Set([...parts.styles, ...inlineParts(unprepared).styles])]
      return { 'content-security-policy': contentSecurityPolicy({ scripts: parts.scripts, styles, ...serviceSources(config) }) }
    },
  })
  await prepareAssets(files)
  return { files, styles }
}

function openServer(app: RequestListener): Server {
  const server = createServer(
    { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: HEADERS_TIMEOUT_MS, keepAliveTimeout: KEEP_ALIVE_MS, maxHeaderSize: MAX_HEADER_BYTES },
    boundPipelines(app),
  )
  server.on('clientError', answerBrokenRequest)
  endSlowBodies(server)
  return server
}

/** Nobody sends anything while the server starts. */
const nothing = refusingServices('backend_away')

/** The 404 page and those for one visitor alone are not among the prerendered ones, yet their styles must stand in the policy. */
async function renderUnprepared(options: SiteOptions): Promise<string[]> {
  const site = createSiteHandler(options)
  const paths = ['/404/404', ...pages.filter(({ hidden, path }) => hidden && !path.includes(':')).map(({ path }) => path)]
  return Promise.all(paths.map(async (path) => (await site(new Request(`http://localhost${path}`), nothing, { caller: 'start' })).text()))
}

function publicConfig(env: Env): PublicConfig {
  return {
    origin: env.ORIGIN,
    loginUrls: { de: env.LOGIN_URL ?? inLocale(signInPath, 'de'), en: env.LOGIN_URL ?? inLocale(signInPath, 'en') },
    localeBaseUrls: { de: '', en: '', ...env.LOCALE_BASE_URLS },
    captcha: { siteKey: env.RECAPTCHA_SITE_KEY ?? '', base: env.RECAPTCHA_URL },
    analytics: { key: env.POSTHOG_KEY ?? '', host: env.POSTHOG_HOST, personProfiles: env.POSTHOG_PERSON_PROFILES },
  }
}

function stampsOf({ origin, loginUrls, localeBaseUrls, captcha, analytics }: PublicConfig): Stamp[] {
  return [
    { placeholder: unstamped.origin, value: origin },
    { placeholder: unstamped.loginUrls.de, value: loginUrls.de },
    { placeholder: unstamped.loginUrls.en, value: loginUrls.en },
    { placeholder: unstamped.localeBaseUrls.de, value: localeBaseUrls.de },
    { placeholder: unstamped.localeBaseUrls.en, value: localeBaseUrls.en },
    { placeholder: unstamped.captcha.siteKey, value: captcha.siteKey },
    { placeholder: unstamped.analytics.key, value: analytics.key },
    { placeholder: unstamped.captcha.base, value: captcha.base },
  ]
}
