import { describe, expect, it } from 'vitest'
import { listPages } from '../route-table/list.ts'
import { pageTitle } from './meta.ts'
import { sitemapXml } from './sitemap.ts'

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

  it('says when a text was last changed, where it says so', () => {
    const [page] = listed
    const xml = (revised?: string) => sitemapXml(page ? [{ ...page, revised }] : [], 'https://www.example.org')
    expect(xml('2026-10-01')).toContain('</loc><lastmod>2026-10-01</lastmod><xhtml:link')
    expect(xml()).not.toContain('lastmod')
  })

  it('says nothing of English for what is German only', () => {
    const xml = sitemapXml(
      listed.filter((page) => page.address === '/wissen'),
      'https://www.example.org',
    )
    expect(xml).not.toContain('hreflang="en"')
  })
})
