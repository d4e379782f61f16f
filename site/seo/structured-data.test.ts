import { describe, expect, it } from 'vitest'
import { company } from '#words/facts'
import { problemsOf } from '../../tests/support/structured-data.ts'
import { loadPage } from '../blocks/load-page.server.ts'
import { namedEditor } from '../pages/article/compose-article.server.tsx'
import { localeOfPath } from '../route-table/paths.ts'
import { articleData } from './article-data.ts'
import { pageMetaWith } from './meta.ts'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'
import { termData } from './term-data.ts'

const origin = 'https://www.example.org'
const root = { origin, loginUrl: '', localeBaseUrl: '', company }

const headOf = async (address: string) => (await loadPage(new URL(address, origin), 'pages')).head
const dataOf = (head: PageHead, address: string) => structuredData(head, root, localeOfPath(address))
const typesOf = (data: readonly Readonly<Record<string, unknown>>[]) => data.map((one) => one['@type'])

describe.each([
  ['/', ['Organization']],
  ['/about/team', ['BreadcrumbList']],
  ['/products/zeugnisgenerator', ['BreadcrumbList', 'SoftwareApplication', 'FAQPage']],
  ['/en/products/zeugnisparser', ['BreadcrumbList', 'SoftwareApplication', 'FAQPage']],
])('%s', (address, types) => {
  it('says what it is, as schema.org and the search documentation ask for', async () => {
    const data = dataOf(await headOf(address), address)
    expect(typesOf(data)).toEqual(types)
    expect(data.flatMap(problemsOf)).toEqual([])
  })
})

it('an article names its dates, its author and its own picture', async () => {
  const { head } = await loadPage(new URL('/blog-article/lexikon', origin), 'blog')
  const data = articleData({ ...head, article: { published: '2026-01-02', modified: '2026-03-04' } }, root, 'de')
  expect(data.flatMap(problemsOf)).toEqual([])
  expect(data).toMatchObject([
    { '@type': 'Article', datePublished: '2026-01-02', dateModified: '2026-03-04', image: `${origin}/og/de/blog-article-lexikon.png` },
  ])
})

it('an article names who answers for it, once that is a person and no sample', async () => {
  const { head } = await loadPage(new URL('/blog-article/lexikon', origin), 'blog')
  const dataBy = (record: Parameters<typeof namedEditor>[0]) =>
    articleData({ ...head, article: { published: '2026-01-02', modified: '2026-03-04', ...namedEditor(record) } }, root, 'de')
  expect(dataBy({ sample: true, responsible: 'Alex Muster' })[0]).not.toHaveProperty('editor')
  const real = dataBy({ sample: false, responsible: 'Ada Beispiel' })
  expect(real.flatMap(problemsOf)).toEqual([])
  expect(real).toMatchObject([{ editor: { '@type': 'Person', name: 'Ada Beispiel' } }])
})

it('an entry is a defined term in the set of the glossary, and its page says so behind what every page says', async () => {
  const address = '/en/wissen/schlussformel'
  const head = { ...(await loadPage(new URL(address, origin), 'wissen')).head, term: { name: 'Schluss', definition: 'Der letzte Absatz.' } }
  const data = termData(head, root, 'en')
  expect(data.flatMap(problemsOf)).toEqual([])
  expect(data).toMatchObject([
    { name: 'Schluss', description: 'Der letzte Absatz.', url: origin + address, inDefinedTermSet: { url: `${origin}/wissen` } },
  ])
  const tags = pageMetaWith(termData)({ loaderData: { head }, matches: [{ loaderData: root }], location: { pathname: address } })
  expect(tags.filter((tag) => 'script:ld+json' in tag).at(-1)).toEqual({ 'script:ld+json': data[0] })
})

describe('the rules', () => {
  const crumb = { '@type': 'ListItem', position: 1, name: 'Start', item: `${origin}/` }
  const list = { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [crumb] }

  it.each([
    ['a missing property', { ...list, itemListElement: [{ ...crumb, name: undefined }] }],
    ['an address that is none', { ...list, itemListElement: [{ ...crumb, item: '/about' }] }],
    ['markup in a text', { ...list, itemListElement: [{ ...crumb, name: '<b>Start</b>' }] }],
    ['a property that the type does not have', { ...list, price: 0 }],
    ['a type without a rule', { ...list, '@type': 'Product' }],
    ['no context', { '@type': 'BreadcrumbList', itemListElement: [crumb] }],
  ])('see %s', (_, data) => {
    expect(problemsOf(list)).toEqual([])
    expect(problemsOf(data)).not.toEqual([])
  })
})
