import { inLocale } from '../route-table/pages.ts'
import { socialImage } from './social-image.ts'
import type { OwnData } from './structured-data.ts'

/** schema.org data of an article: who published it, when it was written and when it was last changed. */
export const articleData: OwnData = (head, { origin, company }, locale) => {
  if (!head.article) return []
  const publisher = { '@type': 'Organization', name: company.brand, url: `${origin}/` }
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: head.title,
      description: head.description,
      inLanguage: locale,
      datePublished: head.article.published,
      dateModified: head.article.modified,
      author: publisher,
      ...(head.article.editor && { editor: { '@type': 'Person', name: head.article.editor } }),
      publisher,
      mainEntityOfPage: origin + inLocale(head.path, locale),
      image: origin + socialImage(head.path, locale),
    },
  ]
}
