import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type Locale, locales } from '#words/locales'
import { roleTemplates } from './role-templates.ts'
import { sampleCompanies } from './sample-report.ts'

/** Page families: which route module composes the page. */
type Family =
  | 'home'
  | 'text'
  | 'article'
  | 'blog'
  | 'entry'
  | 'glossary'
  | 'templates'
  | 'template'
  | 'api'
  | 'analyser'
  | 'generator'
  | 'talentscout'
  | 'report'
  | 'integration'
  | 'sections'
  | 'pricing'
  | 'video'
  | 'scenarios'
  | 'company'
  | 'jobs'
  | 'legal'
  | 'downloads'

export type Flag = 'a' | 'b' | 'c' | 'd' | 'e' | 'g' | 'h' | 'i' | 'k' | 'l' | 'n' | 'o' | 'p' | 'r' | 's' | 't' | 'w' | 'x'
export type HeaderGroup = 'products' | 'pricing' | 'knowledge' | 'company' | 'api'
export type FooterGroup = 'products' | 'about' | 'legal' | 'end'
export type Collection = 'blog' | 'wissen'
export type MiddlewareName = 'report'

export interface PageRow {
  /** German path in its canonical spelling; English stands under /en. */
  readonly path: string
  readonly family: Family
  /** The word that the flags on the page's halyard spell. */
  readonly word?: string
  /** The section flag of the page's head and the message key of its label. */
  readonly flag?: Flag
  readonly section?: Section
  readonly locales?: readonly Locale[]
  /** Path of the page above, for breadcrumbs. */
  readonly parent?: string
  readonly header?: HeaderGroup
  /** The header writes this address instead of `path` (the specification's spelling). */
  readonly headerPath?: string
  readonly footer?: FooterGroup
  /** Folder below content/ when it does not follow from the path. */
  readonly content?: string
  /** Rows with :slug stand for one page per folder of this collection. */
  readonly collection?: Collection
  /** Never prerendered, never in the sitemap, robots stay out. */
  readonly hidden?: true
  readonly middleware?: readonly MiddlewareName[]
}

export type Section =
  | 'product'
  | 'pricing'
  | 'integration'
  | 'company'
  | 'legal'
  | 'knowledge'
  | 'blog'
  | 'template'
  | 'api'
  | 'trust'
  | 'demo'
  | 'report'
  | 'issuer'

const integrationsOverview = '/zeugnisgenerator/integrations/ueberblick'
const templates = '/arbeitszeugnis-vorlage'
const apiStart = '/docs/api/einfuehrung'
/** Products with an OpenAPI document of their own. */
const apiProducts = ['zeugnisgenerator', 'zeugnisanalyse', 'cv-parser', 'vertragscheck', 'sharepool', 'talentscout']
export const blogPath = '/knowledge/blog'

const talentscout = '/products/talentscout'
/** The talent scout's page for a sentence in the address: for who has no script. */
export const talentSearchPath = `${talentscout}/suche`
const sampleReport = '/companies-demo'

function product(path: string, flag: Flag, more: Partial<PageRow> = {}): PageRow {
  return { path, family: 'text', section: 'product', flag, ...more }
}

export function integrationPath(system: string): string {
  return `/zeugnisgenerator/integrations/${system}`
}

function integration(system: string): PageRow {
  return { path: integrationPath(system), family: 'integration', section: 'integration', flag: 'i', word: 'INSEL', parent: integrationsOverview }
}

function pricing(product: string): PageRow {
  return { path: `/pricing/${product}`, family: 'pricing', section: 'pricing', flag: 'p', word: 'PREIS', header: 'pricing' }
}

function roleTemplate(role: string): PageRow {
  return {
    path: `${templates}/Arbeitszeugnis-${role}`,
    family: 'template',
    section: 'template',
    flag: 'b',
    word: 'BRIEF',
    parent: templates,
    content: `vorlagen/${role.toLowerCase()}`,
  }
}

function apiPage(name: string): PageRow {
  return { path: `/docs/api/${name}`, family: 'api', section: 'api', flag: 'x', parent: apiStart }
}

function companyPage(path: string, more: Partial<PageRow> = {}): PageRow {
  return { path, family: 'company', section: 'company', flag: 'h', ...more }
}

/** A report on the references of one applicant. */
function reportPage(path: string, more: Partial<PageRow>): PageRow {
  return { path, family: 'report', section: 'report', flag: 'r', word: 'RUNDE', ...more }
}

/** One company of a report: its references, annotated. */
function issuerPage(path: string, more: Partial<PageRow>): PageRow {
  return { path, family: 'report', section: 'issuer', flag: 'r', word: 'RAT', ...more }
}

function legalPage(path: string, more: Partial<PageRow> = {}): PageRow {
  return { path, family: 'legal', section: 'legal', flag: 'r', ...more }
}

/**
 * The one table of pages. Routes, ids, header, footer, language links, breadcrumbs, sitemaps, the prerender list
 * and the tests follow from it; header and footer show their links in this order.
 */
export const pages: readonly PageRow[] = [
  { path: '/', family: 'home', flag: 'l', word: 'LOTSE' },
  product('/products/zeugnisgenerator', 'g', { family: 'generator', header: 'products', footer: 'products' }),
  product('/products/zeugnisparser', 'a', {
    family: 'analyser',
    header: 'products',
    headerPath: '/products/Zeugnisparser',
    footer: 'products',
  }),
  product(talentscout, 't', { family: 'talentscout', word: 'TEAM', header: 'products', footer: 'products' }),
  product(talentSearchPath, 't', { family: 'talentscout', word: 'TEAM', hidden: true }),
  { path: integrationsOverview, family: 'sections', section: 'integration', flag: 'i', word: 'INSEL', header: 'products' },
  ...['hibob', 'kenjo', 'workday', 'personio', 'factorial', 'sap-successfactors'].map(integration),
  product('/zeugnisgenerator/referenzen', 'b', { family: 'scenarios', word: 'BRIEFE', header: 'products', parent: '/products/zeugnisgenerator' }),
  product('/products/zeugnisgenerator-datenschutz', 's', { family: 'sections', word: 'SICHT', parent: '/products/zeugnisgenerator' }),
  pricing('zeugnisgenerator'),
  pricing('zeugnisparser'),
  pricing('talentscout'),
  { path: templates, family: 'templates', section: 'template', flag: 't', word: 'TAU', header: 'knowledge' },
  { path: `${templates}/Zwischenzeugnis`, family: 'template', section: 'template', flag: 't', word: 'TIEF', parent: templates },
  ...roleTemplates.map(({ role }) => roleTemplate(role)),
  { path: '/wissen', family: 'glossary', section: 'knowledge', flag: 'l', header: 'knowledge', locales: ['de'] },
  { path: '/wissen/:slug', family: 'entry', section: 'knowledge', flag: 'l', parent: '/wissen', collection: 'wissen' },
  { path: blogPath, family: 'blog', section: 'blog', flag: 'd', header: 'knowledge' },
  { path: '/blog-article/:slug', family: 'article', section: 'blog', flag: 'd', word: 'DANK', parent: blogPath, collection: 'blog' },
  { path: '/knowledge/downloads', family: 'downloads', section: 'knowledge', flag: 'n', word: 'NORD', header: 'knowledge' },
  companyPage('/about/team', { word: 'TAKT', flag: 't', header: 'company', footer: 'about' }),
  companyPage('/about/jobs', { family: 'jobs', word: 'CREW', flag: 'c', header: 'company' }),
  companyPage('/about/press', { word: 'WORT', flag: 'w', header: 'company', footer: 'about' }),
  companyPage('/about/contact', { word: 'KAI', flag: 'k', header: 'company', footer: 'about' }),
  { path: apiStart, family: 'api', section: 'api', flag: 'x', header: 'api', footer: 'about' },
  ...apiProducts.map(apiPage),
  legalPage('/impressum', { footer: 'legal' }),
  legalPage('/datenschutz/datenschutz-website', { footer: 'legal' }),
  legalPage('/datenschutz/datenschutz-talentscout', { parent: '/datenschutz/datenschutz-website' }),
  legalPage('/datenschutz/datenschutz-zeugnisgenerator', { parent: '/datenschutz/datenschutz-website' }),
  companyPage('/partners', { word: 'BUND', flag: 'b', footer: 'legal' }),
  product('/methode', 'a', { parent: '/products/zeugnisparser' }),
  { path: '/vertrauen', family: 'sections', section: 'trust', flag: 's', word: 'SIGNAL' },
  legalPage('/barrierefreiheit', { section: 'trust', flag: 'b', footer: 'end' }),
  reportPage(sampleReport, { parent: '/products/zeugnisparser' }),
  ...sampleCompanies.map((id) => issuerPage(`${sampleReport}/${id}`, { parent: sampleReport })),
  { path: '/videos/zeugnisgeneratorvideo', family: 'video', section: 'product', flag: 'g', parent: '/products/zeugnisgenerator' },
  { path: '/testzugang/testzugang-anlegen', family: 'text', section: 'demo', flag: 'p' },
  reportPage('/:token', { hidden: true, middleware: ['report'] }),
  issuerPage('/:token/:id', { hidden: true, middleware: ['report'] }),
]

/** Nuxt's way of naming a page after its path, which the specification uses: `products-zeugnisgenerator`, `wissen-slug`. */
export function pageName(path: string): string {
  return path === '/' ? 'index' : path.slice(1).replaceAll('/', '-').replaceAll(':', '')
}

export function localesOf(row: PageRow): readonly Locale[] {
  return row.locales ?? locales.map((locale) => locale.code)
}

/** `/products/talentscout` in German, `/en/products/talentscout` in English. */
export function inLocale(path: string, locale: Locale): string {
  if (locale === 'de') return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Answers with the letter of a template as a file. */
export const templateFilePath = '/zeugnis-datei'

/** The blog's articles for feed readers. */
export const feedPaths = { atom: '/feed.atom', json: '/feed.json' } as const

/** The film of the generator, without ending: film and poster in site/public, captions made from their texts. */
export const filmPath = '/videos/zeugnisgenerator'

/** Documents that are not pages: files made from the same data. */
const documents: readonly { path: string; file: string; locales?: readonly Locale[]; prerender?: false }[] = [
  ...apiProducts.map((product) => ({ path: `/docs/api/${product}.json`, file: 'pages/api/openapi.route.ts' })),
  { path: '/sitemap.xml', file: 'seo/sitemap.route.ts' },
  { path: feedPaths.atom, file: 'seo/feed/atom.route.ts' },
  { path: feedPaths.json, file: 'seo/feed/json.route.ts' },
  { path: '/robots.txt', file: 'seo/robots.route.ts', locales: ['de'] },
  { path: '/site.webmanifest', file: 'seo/webmanifest.route.ts', locales: ['de'] },
  { path: `${filmPath}.vtt`, file: 'pages/video/captions.route.ts' },
  { path: templateFilePath, file: 'pages/template/file.route.ts', prerender: false },
  { path: '/.well-known/security.txt', file: 'seo/security-txt.route.ts', locales: ['de'], prerender: false },
]

/** Paths of the prerendered documents that are not pages. */
export const documentPaths: readonly string[] = documents
  .filter((document) => document.prerender !== false)
  .flatMap((document) => (document.locales ?? (['de', 'en'] as const)).map((locale) => inLocale(document.path, locale)))

function routeEntry(path: string, file: string, locale: Locale): RouteConfigEntry {
  const full = inLocale(path, locale)
  const id = `${pageName(path)}___${locale}`
  return full === '/' ? { id, index: true, file } : { id, path: full.slice(1), file }
}

/** Every component in every state, for who works on them: not part of a built site. */
const workshop: readonly RouteConfigEntry[] = import.meta.env?.DEV ? [{ id: 'design', path: '_design', file: 'pages/design/route.tsx' }] : []

const routes: RouteConfigEntry[] = [
  ...workshop,
  ...pages.flatMap((row) => localesOf(row).map((locale) => routeEntry(row.path, `pages/${row.family}/route.tsx`, locale))),
  ...documents.flatMap(({ path, file, locales = ['de', 'en'] }) => locales.map((locale) => routeEntry(path, file, locale))),
  { id: 'not-found', path: '*', file: 'pages/not-found/route.tsx' },
]

export default routes
