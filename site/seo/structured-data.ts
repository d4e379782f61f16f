import type { Locale } from '#words/interface'
import { inLocale } from '../route-table/pages.ts'
import { findPage } from '../route-table/paths.ts'
import type { RootData } from '../shell/root-data.server.ts'
import type { PageHead } from './page-head.ts'
import { socialImage } from './social-image.ts'

export type Json = Readonly<Record<string, unknown>>

/** What pages of one family say of themselves beside that. */
export type OwnData = (head: PageHead, root: RootData, locale: Locale) => readonly Json[]

/** Families whose pages run a program for their visitors. */
const families: readonly string[] = ['generator', 'analyser', 'comparison']

/** schema.org data of a page: the company on the home page, breadcrumbs below it, then what there is of program and questions. */
export function structuredData(head: PageHead, root: RootData, locale: Locale): Json[] {
  const runsProgram = families.includes(findPage(head.path)?.row.family ?? '')
  return [
    head.path === '/' ? organization(root) : breadcrumbs(head, root.origin),
    ...(runsProgram ? [application(head, root, locale)] : []),
    ...(head.questions ? [questions(head.questions)] : []),
  ]
}

function organization({ origin, company }: RootData): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.brand,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/apple-touch-icon.png`,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    sameAs: company.social.map(({ url }) => url),
  }
}

function breadcrumbs({ crumbs }: PageHead, origin: string): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: origin + href })),
  }
}

/** What runs on the page is free to use there. The product has a price of its own, so no offer of 0 is made here. */
function application(head: PageHead, { origin, company }: RootData, locale: Locale): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: head.crumbs.at(-1)?.label,
    description: head.description,
    url: origin + inLocale(head.path, locale),
    image: origin + socialImage(head.path, locale),
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: company.brand, url: `${origin}/` },
  }
}

function questions(all: NonNullable<PageHead['questions']>): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: all.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
