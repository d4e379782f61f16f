import { describe, expect, it } from 'vitest'
import { assertMiddleware } from './middleware/named.server.ts'
import { listPages } from './route-table/list.ts'
import { inLocale, pageName, pages } from './route-table/pages.ts'
import { entryPath, findPage, localeOfPath, localized, withoutLocale } from './route-table/paths.ts'
import routes from './routes.ts'

describe('the route table', () => {
  it('gives every page an id per language, as the specification names them', () => {
    const ids = routes.map((route) => route.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of [
      'index___de',
      'index___en',
      'products-zeugnisgenerator___de',
      'wissen-slug___en',
      'token-id___de',
      'zeugnisgenerator-integrations-sap-successfactors___en',
    ]) {
      expect(ids).toContain(id)
    }
    expect(ids).not.toContain('wissen___en')
  })

  it('lists each path once', () => {
    const paths = pages.map((row) => row.path.toLowerCase())
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('holds the whole of section 2: 21 roles, 7 API pages, 7 integration pages, 3 privacy notices', () => {
    const count = (pattern: RegExp) => pages.filter((row) => pattern.test(row.path)).length
    expect(count(/^\/arbeitszeugnis-vorlage\/Arbeitszeugnis-/)).toBe(21)
    expect(count(/^\/docs\/api\//)).toBe(7)
    expect(count(/^\/zeugnisgenerator\/integrations\//)).toBe(7)
    expect(count(/^\/datenschutz\//)).toBe(3)
    expect(count(/^\/products\/[^/]+$/)).toBe(6)
    expect(count(/^\/pricing\//)).toBe(3)
  })

  it('refuses a row that names a middleware nobody wrote', () => {
    expect(() => assertMiddleware()).not.toThrow()
    expect(() => assertMiddleware([{ path: '/x', middleware: ['admin'] }])).toThrow("Unknown route middleware: 'admin' (/x)")
  })

  it('opens collections into their entries, in both languages', () => {
    const listed = listPages((collection) => (collection === 'blog' ? ['a7f3c2e9'] : ['schlussformel']))
    expect(listed.filter((page) => page.row.collection).map((page) => page.address)).toEqual([
      '/wissen/schlussformel',
      '/en/wissen/schlussformel',
      '/blog-article/a7f3c2e9',
      '/en/blog-article/a7f3c2e9',
    ])
    expect(listed.some((page) => page.address.includes(':'))).toBe(false)
  })

  it('every parent is a page', () => {
    for (const { parent } of pages) if (parent) expect(findPage(parent)?.path).toBe(parent)
  })
})

describe('addresses', () => {
  it.each([
    ['/', 'de', '/'],
    ['/en', 'en', '/'],
    ['/en/about/team', 'en', '/about/team'],
    ['/EN/about/team/', 'en', '/about/team'],
    ['/english', 'de', '/english'],
    ['/de/about', 'de', '/de/about'],
  ])('%s is %s of %s', (address, locale, path) => {
    expect(localeOfPath(address)).toBe(locale)
    expect(withoutLocale(address)).toBe(path)
  })

  it.each([
    ['/products/Zeugnisparser', '/products/zeugnisparser'],
    ['/en/arbeitszeugnis-vorlage/arbeitszeugnis-koch-in/', '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in'],
    ['/Blog-Article/Lexikon', '/blog-article/lexikon'],
    ['/wissen', '/wissen'],
    ['/impressum', '/impressum'],
  ])('%s means %s', (address, path) => {
    expect(findPage(address)?.path).toBe(path)
  })

  it('fixed paths win over reports, and unknown ones are nothing', () => {
    expect(findPage('/partners')?.row.family).toBe('enquiry')
    expect(findPage('/abc')?.row.family).toBe('report')
    expect(findPage('/a/b/c')).toBeUndefined()
  })

  it('a page without English keeps its German address', () => {
    expect(localized('/wissen', 'en')).toBe('/wissen')
    expect(localized('/wissen/schlussformel', 'en')).toBe('/en/wissen/schlussformel')
    expect(inLocale('/', 'en')).toBe('/en')
    expect(entryPath('blog', 'lexikon')).toBe('/blog-article/lexikon')
    expect(pageName('/docs/api/cv-parser')).toBe('docs-api-cv-parser')
  })
})
