import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { refusingServices } from '#services'
import { inLocale, listPages, type PublicConfig, pages, signInPath, unstamped } from '#site'
import { listSlugs } from '#words/from-disk'
import { compressedFolder } from './build/compress-assets.ts'
import type { BuildInfo } from './build/ensure.ts'
import type { Env } from './env.ts'
import { consentInserter } from './http/insert-consent.ts'
import { commonHeaders, contentSecurityPolicy, inlineParts, serviceSources } from './http/security-headers.ts'
import { createSiteHandler, type SiteOptions } from './http/site-handler.ts'
import { loadFiles, type StaticFiles } from './static/load-files.ts'
import type { Stamp } from './static/stamp.ts'

export interface LoadedPages {
  readonly files: StaticFiles
  /** Of the inline styles that may stand in any page. */
  readonly styles: readonly string[]
}

/** Where compressed forms are kept from one start to the next. */
export function compressedAt({ DATA_DIR }: Env): string {
  return join(resolve(DATA_DIR), 'compressed')
}

/** The router's part of a build. */
export function loadServerBuild(build: BuildInfo): Promise<ServerBuild> {
  return import(pathToFileURL(join(build.folder, 'server/index.js')).href)
}

/** The prerendered pages and all other files, and the styles that may stand in any page. */
export async function loadPages(build: BuildInfo, env: Env, options: Omit<SiteOptions, 'styles'>): Promise<LoadedPages> {
  const { build: serverBuild, config } = options
  const unprepared = await renderUnprepared({ ...options, styles: [] })
  let styles: readonly string[] = []
  const files = await loadFiles({
    folder: join(build.folder, 'client'),
    cacheFolder: compressedAt(env),
    compressedFolder: compressedFolder(build.folder),
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
  return { files, styles }
}

/** Nobody sends anything while the server starts. */
const nothing = refusingServices('backend_away')

/** The 404 page and those for one visitor alone are not among the prerendered ones, yet their styles must stand in the policy. */
async function renderUnprepared(options: SiteOptions): Promise<string[]> {
  const site = createSiteHandler(options)
  const paths = ['/404/404', ...pages.filter(({ hidden, path }) => hidden && !path.includes(':')).map(({ path }) => path)]
  return Promise.all(paths.map(async (path) => (await site(new Request(`http://localhost${path}`), nothing, { caller: 'start' })).text()))
}

/** What pages are told of the configuration. */
export function publicConfig(env: Env): PublicConfig {
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
