import { apiProducts } from '#words/facts'
import { type Locale, locales } from '#words/interface'
import { accessPages } from './access-pages.ts'
import type { Flag, PageRow } from './row.ts'
import { sampleCompanies } from './sample-companies.ts'
import { templateRoles } from './template-roles.ts'
import type { FirstWay } from './ways.ts'

export const integrationsOverview = '/zeugnisgenerator/integrations/ueberblick'
export const templates = '/arbeitszeugnis-vorlage'
export const apiStart = '/docs/api/einfuehrung'
export const openApiPath = (product: string) => `/docs/api/${product}.json`
/** The API's types for programs in TypeScript, one file. */
export const apiTypesPath = '/docs/api/api-types.d.ts'
export const blogPath = '/knowledge/blog'
/** All terms of the entries on one page; the English site has it in place of the German overview. */
const lexicon = '/blog-article/lexikon'
export const jobsPath = '/about/jobs'

/** A reference for each row of a table. */
export const stackPath = '/products/zeugnisgenerator-stapel'
/** Two versions of a reference beside each other. */
export const comparisonPath = '/products/zeugnisvergleich'
const talentscout = '/products/talentscout'
/** The talent scout's page for a sentence in the address: for who has no script. */
export const talentSearchPath = `${talentscout}/suche`
/** Shows the film of the generator. */
export const filmPage = '/videos/zeugnisgeneratorvideo'
/** Searches all pages; its query stands in the address as `q`. */
export const searchPath = '/suche'
const sampleReport = '/companies-demo'
export const reportPaths = { share: '/bericht/teilen', deletion: '/bericht/loeschen' } as const

/** Pages that newsletter mails link to, with `?token=`. */
export const newsletterPaths = { confirm: '/newsletter/bestaetigen', unsubscribe: '/newsletter/abmelden' } as const

/** What is done on the page itself with what visitors put in. */
const tool = { private: true, header: 'products', footer: 'products' } as const

function product(path: string, flag: Flag, more: Partial<PageRow> = {}): PageRow {
  return { path, family: 'text', section: 'product', flag, band: 'write', ...more }
}

export const integrationPath = (system: string) => `/zeugnisgenerator/integrations/${system}`

function integration(system: string): PageRow {
  return {
    path: integrationPath(system),
    family: 'integration',
    section: 'integration',
    flag: 'i',
    word: 'INSEL',
    parent: integrationsOverview,
    band: 'write',
  }
}

function pricing(product: string, band: FirstWay): PageRow {
  return { path: `/pricing/${product}`, family: 'pricing', section: 'pricing', flag: 'p', word: 'PREIS', header: 'pricing', band }
}

function roleTemplate(role: string): PageRow {
  return {
    path: `${templates}/Arbeitszeugnis-${role}`,
    family: 'template',
    section: 'template',
    flag: 'b',
    word: 'BRIEF',
    parent: templates,
    band: 'write',
    private: true,
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
  return { path, family: 'report', section: 'report', flag: 'r', word: 'RUNDE', private: true, ...more }
}

/** One company of a report: its references, annotated. */
function issuerPage(path: string, more: Partial<PageRow>): PageRow {
  return { path, family: 'report', section: 'issuer', flag: 'r', word: 'RAT', private: true, ...more }
}

/** Reached from a mail, each time with another token. */
function newsletterPage(path: string): PageRow {
  return { path, family: 'newsletter', section: 'blog', flag: 'd', parent: blogPath, hidden: true }
}

const legalPage = (path: string, more: Partial<PageRow> = {}): PageRow => ({ path, family: 'legal', section: 'legal', flag: 'r', ...more })

/**
 * The one table of pages. Routes, ids, header, footer, language links, breadcrumbs, sitemaps, the prerender list
 * and the tests follow from it; header and footer show their links in this order.
 */
export const pages: readonly PageRow[] = [
  { path: '/', family: 'home', section: 'home', flag: 'l', word: 'LOTSE', band: 'write' },
  product('/products/zeugnisgenerator', 'g', { family: 'generator', word: 'GRAD', ...tool }),
  product('/products/zeugnisparser', 'a', { family: 'analyser', band: 'check', word: 'AUGE', headerPath: '/products/Zeugnisparser', ...tool }),
  product(stackPath, 's', { family: 'stack', band: 'batch', word: 'STAPEL', parent: '/products/zeugnisgenerator', private: true }),
  product(comparisonPath, 'n', { family: 'comparison', band: 'compare', word: 'NOTE', ...tool }),
  product(talentscout, 't', { family: 'talentscout', band: 'search', word: 'TALENT', ...tool }),
  product(talentSearchPath, 't', { family: 'talentscout', band: 'search', word: 'TALENT', hidden: true }),
  { path: integrationsOverview, family: 'sections', section: 'integration', flag: 'i', word: 'INSEL', header: 'products', band: 'write' },
  ...['hibob', 'kenjo', 'workday', 'personio', 'factorial', 'sap-successfactors'].map(integration),
  product('/zeugnisgenerator/referenzen', 'b', { family: 'scenarios', word: 'BRIEFE', header: 'products', parent: '/products/zeugnisgenerator' }),
  product('/products/zeugnisgenerator-datenschutz', 's', { family: 'sections', word: 'SICHT', parent: '/products/zeugnisgenerator' }),
  pricing('zeugnisgenerator', 'write'),
  pricing('zeugnisparser', 'check'),
  pricing('talentscout', 'search'),
  { path: templates, family: 'templates', section: 'template', flag: 't', word: 'TAU', header: 'knowledge', band: 'write' },
  {
    path: `${templates}/Zwischenzeugnis`,
    family: 'template',
    section: 'template',
    flag: 't',
    word: 'TIEF',
    parent: templates,
    band: 'write',
    private: true,
  },
  ...templateRoles.map(roleTemplate),
  { path: '/wissen', family: 'glossary', section: 'knowledge', flag: 'l', header: 'knowledge', locales: ['de'] },
  { path: '/wissen/:slug', family: 'entry', section: 'knowledge', flag: 'l', parent: '/wissen', parentIn: { en: lexicon }, collection: 'wissen' },
  { path: blogPath, family: 'blog', section: 'blog', flag: 'd', header: 'knowledge', answersQuery: true, forms: ['newsletter'] },
  { path: '/blog-article/:slug', family: 'article', section: 'blog', flag: 'd', word: 'DANK', parent: blogPath, collection: 'blog' },
  { path: '/knowledge/downloads', family: 'downloads', section: 'knowledge', flag: 'n', word: 'NORDEN', header: 'knowledge' },
  companyPage('/about/team', { word: 'TAKT', flag: 't', header: 'company', footer: 'about' }),
  companyPage(jobsPath, { family: 'jobs', word: 'CREW', flag: 'c', header: 'company', answersQuery: true, forms: ['application'] }),
  companyPage('/about/press', {
    family: 'enquiry',
    word: 'WORT',
    flag: 'w',
    header: 'company',
    footer: 'about',
    answersQuery: true,
    forms: ['press'],
  }),
  companyPage('/about/contact', {
    family: 'contact',
    word: 'KAI',
    flag: 'k',
    header: 'company',
    footer: 'about',
    answersQuery: true,
    forms: ['contact', 'demo'],
  }),
  { path: apiStart, family: 'api', section: 'api', flag: 'x', header: 'api', footer: 'about' },
  ...apiProducts.map(apiPage),
  legalPage('/impressum', { footer: 'legal' }),
  legalPage('/datenschutz/datenschutz-website', { footer: 'legal' }),
  legalPage('/datenschutz/datenschutz-talentscout', { parent: '/datenschutz/datenschutz-website' }),
  legalPage('/datenschutz/datenschutz-zeugnisgenerator', { parent: '/datenschutz/datenschutz-website' }),
  companyPage('/partners', { family: 'enquiry', word: 'BUND', flag: 'b', footer: 'legal', answersQuery: true, forms: ['partner'] }),
  product('/methode', 'a', { word: 'ANMERKUNGEN', band: 'check', parent: '/products/zeugnisparser' }),
  { path: '/vertrauen', family: 'sections', section: 'trust', flag: 's', word: 'SIGNAL' },
  legalPage('/barrierefreiheit', { section: 'trust', flag: 'b', footer: 'end' }),
  reportPage(sampleReport, { parent: '/products/zeugnisparser', band: 'check' }),
  ...sampleCompanies.map((id) => issuerPage(`${sampleReport}/${id}`, { parent: sampleReport })),
  { path: filmPage, family: 'video', section: 'product', flag: 'g', parent: '/products/zeugnisgenerator', band: 'write' },
  ...accessPages,
  { path: searchPath, family: 'search', section: 'search', flag: 'q', answersQuery: true, private: true },
  ...Object.values(newsletterPaths).map(newsletterPage),
  { path: reportPaths.deletion, family: 'report-deletion', section: 'report', flag: 'r', hidden: true },
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
