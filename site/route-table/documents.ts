import { apiProducts } from '#words/facts'
import type { Locale } from '#words/interface'
import { caseFilePath, casesExportPath, guestFilePath } from './account-paths.ts'
import { feedPaths, filmPath, llmsPath, templateFilePath } from './document-paths.ts'
import { apiTypesPath, inLocale, openApiPath, reportPaths } from './pages.ts'

interface Document {
  readonly path: string
  /** Route module below site/. */
  readonly file: string
  /** Both without this. */
  readonly locales?: readonly Locale[]
  /** Answered anew each time. */
  readonly prerender?: false
}

/** Documents that are not pages: files made from the same data. */
export const documents: readonly Document[] = [
  ...apiProducts.map((product) => ({ path: openApiPath(product), file: 'pages/api/openapi.route.ts' })),
  { path: apiTypesPath, file: 'pages/api/client-types/types.route.ts' },
  { path: '/sitemap.xml', file: 'seo/sitemap.route.ts' },
  { path: feedPaths.atom, file: 'pages/blog/feed/atom.route.ts' },
  { path: feedPaths.json, file: 'pages/blog/feed/json.route.ts' },
  { path: llmsPath, file: 'seo/llms.route.ts' },
  { path: '/robots.txt', file: 'seo/robots.route.ts', locales: ['de'] },
  { path: '/site.webmanifest', file: 'seo/webmanifest.route.ts', locales: ['de'] },
  { path: `${filmPath}.vtt`, file: 'pages/video/captions.route.ts' },
  { path: reportPaths.share, file: 'pages/report/share.route.ts', prerender: false },
  { path: templateFilePath, file: 'pages/template/file.route.ts', prerender: false },
  { path: caseFilePath, file: 'workplace/files/case-file.route.ts', prerender: false },
  { path: guestFilePath, file: 'workplace/files/guest-file.route.ts', prerender: false },
  { path: casesExportPath, file: 'workplace/files/export.route.ts', prerender: false },
  { path: '/.well-known/security.txt', file: 'seo/security-txt.route.ts', locales: ['de'], prerender: false },
]

/** Paths of the prerendered documents that are not pages. */
export const documentPaths: readonly string[] = documents
  .filter((document) => document.prerender !== false)
  .flatMap((document) => (document.locales ?? (['de', 'en'] as const)).map((locale) => inLocale(document.path, locale)))
