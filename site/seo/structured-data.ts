import type { Locale } from '#words/locales'
import { findPage } from '../paths.ts'
import { inLocale } from '../routes.ts'
import type { RootData } from '../shell/root-data.server.ts'
import type { PageHead } from './page-head.ts'
import { socialImage } from './social-image.ts'

type Json = Readonly<Record<string, unknown>>

/** Families whose pages run a program for their visitors. */
const families: readonly string[] = ['generator', 'analyser']

/** schema.org data of a page: the company on the home page, breadcrumbs below it, then what there is of article, program and questions. */
export function structuredData(head: PageHead, root: RootData, locale: Locale): Json[] {
  const runsProgram = families.includes(findPage(head.path)?.row.family ?? '')
  return [
    head.path === '/' ? organization(root) : breadcrumbs(head, root.origin),
    ...(head.article ? [article(head, head.article, root, locale)] : []),
    ...(head.term ? [definedTerm(head, head.term, root, locale)] : []),
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

function article(head: PageHead, dates: NonNullable<PageHead['article']>, { origin, company }: RootData, locale: Locale): Json {
  const publisher = { '@type': 'Organization', name: company.brand, url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: head.title,
    description: head.description,
    inLanguage: locale,
    datePublished: dates.published,
    dateModified: dates.modified,
    author: publisher,
    publisher,
    mainEntityOfPage: origin + inLocale(head.path, locale),
    image: origin + socialImage(head.path, locale),
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

function definedTerm({ path }: PageHead, { name, definition }: NonNullable<PageHead['term']>, { origin, company }: RootData, locale: Locale): Json {
  return {
    '@context': 'https://schema.org',
    '@type': 'DefinedTerm',
    name,
    description: definition,
    inLanguage: locale,
    url: origin + inLocale(path, locale),
    inDefinedTermSet: { '@type': 'DefinedTermSet', name: `${company.brand} Wissen`, url: `${origin}/wissen` },
  }
}
