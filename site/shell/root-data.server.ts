import type { RouterContextProvider } from 'react-router'
import { company } from '#words/facts'
import { publicConfigContext } from '../context.ts'
import { localeOfPath } from '../route-table/paths.ts'

/** What every page's head, header and footer need: public configuration and the part of the company record they show. */
export function rootData(url: URL, context: Readonly<RouterContextProvider>) {
  const locale = localeOfPath(url.pathname)
  const { origin, loginUrls, localeBaseUrls } = context.get(publicConfigContext)
  const { brand, hoist, legalName, street, postalCode, city, country, email, copyrightYear, social, partners } = company
  return {
    origin,
    loginUrl: loginUrls[locale],
    localeBaseUrl: localeBaseUrls[locale],
    company: { brand, hoist, legalName, street, postalCode, city, country, email, copyrightYear, social, partners },
  }
}

export type RootData = ReturnType<typeof rootData>
