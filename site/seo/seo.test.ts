import { describe, expect, it } from 'vitest'
import { company } from '#words/company'
import { listPages } from '../page-list.ts'
import { pageTitle } from './meta.ts'
import { sitemapXml } from './sitemap.ts'
import { structuredData } from './structured-data.ts'

describe('pageTitle', () => {
  it('follows the template of the specification', () => {
    expect(pageTitle('Team', 'Lotsenwerk')).toBe('Team | Lotsenwerk')
  })
})

describe('sitemapXml', () => {
  const listed = listPages(() => ['x'])

  it('gives each page its alternates and a default', () => {
    const xml = sitemapXml(
      listed.filter((page) => page.address === '/en/about/team'),
      'https://www.example.org',
    )
    expect(xml).toContain('<loc>https://www.example.org/en/about/team</loc>')
    expect(xml).toContain('hreflang="de" href="https://www.example.org/about/team"')
    expect(xml).toContain('hreflang="en" href="https://www.example.org/en/about/team"')
    expect(xml).toContain('hreflang="x-default" href="https://www.example.org/about/team"')
  })

  it('says nothing of English for what is German only', () => {
    const xml = sitemapXml(
      listed.filter((page) => page.address === '/wissen'),
      'https://www.example.org',
    )
    expect(xml).not.toContain('hreflang="en"')
  })
})

describe('structuredData', () => {
  const root = { origin: 'https://www.example.org', loginUrl: '', localeBaseUrl: '', company }
  const head = { title: 'T', description: 'D', heading: 'H', lead: 'L', path: '/wissen/x', locales: ['de', 'en'] as const, crumbs: [] }

  it('gives an entry its defined term, in the set of the glossary, and no article', () => {
    const data = structuredData({ ...head, term: { name: 'Schluss', definition: 'Der letzte Absatz.' } }, root, 'en')
    expect(data.map((json) => json['@type'])).toEqual(['BreadcrumbList', 'DefinedTerm'])
    expect(data[1]).toMatchObject({
      name: 'Schluss',
      description: 'Der letzte Absatz.',
      url: 'https://www.example.org/en/wissen/x',
      inDefinedTermSet: { '@type': 'DefinedTermSet', url: 'https://www.example.org/wissen' },
    })
  })

  it('gives an article its dates', () => {
    const data = structuredData({ ...head, article: { published: '2026-01-02', modified: '2026-03-04' } }, root, 'de')
    expect(data[1]).toMatchObject({ '@type': 'Article', datePublished: '2026-01-02', dateModified: '2026-03-04' })
  })
})
