import { inLocale } from '../route-table/pages.ts'
import type { OwnData } from './structured-data.ts'

/** schema.org data of a knowledge entry: the term that it defines. */
export const termData: OwnData = ({ path, term }, { origin, company }, locale) => {
  if (!term) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      name: term.name,
      description: term.definition,
      inLanguage: locale,
      url: origin + inLocale(path, locale),
      inDefinedTermSet: { '@type': 'DefinedTermSet', name: `${company.brand} Wissen`, url: `${origin}/wissen` },
    },
  ]
}
