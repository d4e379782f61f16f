import type { Locale } from '#words/locales'
import { inLocale } from '../routes.ts'
import type { RootData } from '../shell/root-data.server.ts'
import type { PageHead } from './page-head.ts'

type Json = Readonly<Record<string, unknown>>

/** schema.org data of a page: the company on the home page, breadcrumbs below it, the article or the defined term where there is one. */
export function structuredData(head: PageHead, root: RootData, locale: Locale): Json[] {
  if (head.path === '/') return [organization(root)]
  return [
    breadcrumbs(head, root.origin),
    ...(head.article ? [article(head, head.article, root, locale)] : []),
    ...(head.term ? [definedTerm(head, head.term, root, locale)] : []),
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
    image: `${origin}/og/${locale}.png`,
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
