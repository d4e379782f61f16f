import { join, resolve } from 'node:path'
import { inLocale, listPages, offeredPurposes, type PublicConfig, signInPath, unstamped } from '#site'
import { listSlugs } from '#words/listing'
import { compressedFolder } from './build/compressed-folder.ts'
import type { BuildInfo } from './build/ensure.ts'
import { loadServerBuild } from './build/server-build.ts'
import { readStyles } from './build/styles.ts'
import type { Env } from './env.ts'
import { consentInserter } from './http/insert-consent.ts'
import { commonHeaders, contentSecurityPolicy, inlineSources, serviceSources } from './http/security-headers.ts'
import type { SiteOptions } from './http/site-handler.ts'
import { KeptAnswers } from './static/kept-answers.ts'
import { loadFiles, type StaticFiles } from './static/load-files.ts'
import type { Stamp } from './static/stamp.ts'

export interface LoadedPages {
  readonly files: StaticFiles
  /** Of the inline styles that may stand in any page. */
  readonly styles: readonly string[]
  /** What of them is in memory. */
  readonly kept: KeptAnswers
}

/** The router's part of a build, loaded with the first page that is rendered. */
export function serverBuildOf(build: BuildInfo): SiteOptions['build'] {
  return () => loadServerBuild(build)
}

/** Where compressed forms are kept from one start to the next. */
export function compressedAt({ DATA_DIR }: Env): string {
  return join(resolve(DATA_DIR), 'compressed')
}

type PagesOptions = Pick<SiteOptions, 'build' | 'config'>

/** The prerendered pages and all other files, and the styles that may stand in any page. */
export async function loadPages(build: BuildInfo, env: Env, options: PagesOptions): Promise<LoadedPages> {
  const { build: serverBuild, config } = options
  const kept = new KeptAnswers()
  const [scripts, styles] = [new Set<string>(), new Set<string>()]
  const onPage = (html: string) => {
    const found = inlineSources(html)
    for (const source of found.scripts) scripts.add(source)
    for (const source of found.styles) styles.add(source)
  }
  for (const source of await readStyles(build.folder)) styles.add(source)
  const files = await loadFiles({
    folder: join(build.folder, 'client'),
    cacheFolder: compressedAt(env),
    compressedFolder: compressedFolder(build.folder),
    stamps: stampsOf(config),
    commonHeaders: commonHeaders(env.ORIGIN),
    // Where nobody is asked for anything, pages stay as they are and the router's build is not needed yet.
    finishPage: offeredPurposes(config).length > 0 ? consentInserter(await serverBuild(), config) : (html) => html,
    answeringQueries: listPages(listSlugs).flatMap(({ row, address }) => (row.answersQuery ? [address] : [])),
    kept,
    onPage,
    pageHeaders: () => ({
      'content-security-policy': contentSecurityPolicy({ scripts: [...scripts].sort(), styles: [...styles].sort(), ...serviceSources(config) }),
    }),
  })
  return { files, styles: [...styles], kept }
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
