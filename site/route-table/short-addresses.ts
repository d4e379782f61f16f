import { accountPath, forgottenPath, signInPath, trialPath } from './account-paths.ts'
import { apiStart, blogPath, comparisonPath, filmPage, integrationsOverview, jobsPath, searchPath, stackPath, templates } from './pages.ts'
import { localeOfPath, localized, withoutLocale } from './paths.ts'

const generator = '/products/zeugnisgenerator'
const analyser = '/products/zeugnisparser'
const contact = '/about/contact'
const prices = '/pricing/zeugnisgenerator'
const privacy = '/datenschutz/datenschutz-website'
const trust = '/vertrauen'

/** What a page's address is cut short to, and what people type for it: each leads to that page, in both languages. No page stands at one. */
const shortAddresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['home', 'start', 'startseite', 'index.html'],
  [generator]: ['products', 'produkte', 'zeugnisgenerator', 'generator'],
  [analyser]: ['zeugnisparser', 'zeugnisanalyse', 'analyse'],
  [stackPath]: ['stapel', 'zeugnisse-stapel'],
  [comparisonPath]: ['zeugnisvergleich', 'vergleich'],
  '/products/talentscout': ['talentscout'],
  [prices]: ['pricing', 'preise', 'preis', 'prices'],
  [integrationsOverview]: ['zeugnisgenerator/integrations', 'integrations', 'integrationen'],
  '/zeugnisgenerator/referenzen': ['beispiele', 'referenzen', 'examples', 'references'],
  [templates]: ['vorlagen', 'vorlage', 'templates', 'arbeitszeugnis-vorlagen', 'arbeitszeugnis'],
  [blogPath]: ['blog', 'blog-article', 'knowledge', 'newsletter'],
  '/knowledge/downloads': ['downloads', 'download'],
  [apiStart]: ['docs', 'docs/api', 'api-docs', 'dokumentation'],
  '/about/team': ['about', 'about-us', 'team', 'ueber-uns'],
  [jobsPath]: ['jobs', 'karriere', 'careers', 'stellen'],
  '/about/press': ['presse', 'press'],
  [contact]: ['kontakt', 'contact'],
  '/partners': ['partner'],
  [privacy]: ['datenschutz', 'privacy'],
  '/impressum': ['imprint'],
  [trust]: ['sicherheit', 'security', 'trust'],
  '/barrierefreiheit': ['accessibility'],
  [searchPath]: ['search'],
  [filmPage]: ['videos', 'video'],
  [trialPath]: ['testzugang', 'registrieren', 'register', 'signup'],
  [accountPath]: ['konto', 'account'],
  [forgottenPath]: ['passwort', 'passwort-vergessen', 'password'],
  [signInPath]: ['login', 'anmelden', 'signin', 'sign-in'],
}

/** Each short address with the page that it means, as German paths. */
export const meantPages: ReadonlyMap<string, string> = new Map(
  Object.entries(shortAddresses).flatMap(([page, all]) => all.map((short) => [`/${short}`, page] as const)),
)

/** The address of the page that a short one means, in its language and without regard to case; nothing for any other. */
export function longAddress(pathname: string): string | undefined {
  const page = meantPages.get(withoutLocale(pathname).toLowerCase())
  return page && localized(page, localeOfPath(pathname))
}
