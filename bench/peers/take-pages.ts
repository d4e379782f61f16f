import { DomUtils, parseDocument } from 'htmlparser2'

/** Addresses of the pages that all render, by the name of their component; the first one links to the second. */
export const addresses = {
  home: '/',
  article: '/blog-article/hr-arbeitszeugnis-geheimcodes',
  template: '/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in',
} as const

export type PageName = keyof typeof addresses

type Tree = ReturnType<typeof parseDocument>
export type TreeNode = Tree['children'][number]
export type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

/** One of our pages without what is ours: its markup, its words and its look, for others to render by their own means. */
export interface TakenPage {
  readonly name: PageName
  readonly title: string
  readonly description: string
  /** All that stands in the body, but for scripts. */
  readonly content: readonly TreeNode[]
  readonly styles: string
  /** Fonts that the page fetches ahead. */
  readonly fonts: readonly string[]
}

export const isName = (text: string): text is PageName => Object.hasOwn(addresses, text)

/** Takes a page from a running site of ours, as it is sent. */
export async function takePage(site: string, name: PageName): Promise<TakenPage> {
  const response = await fetch(site + addresses[name], { headers: { 'sec-fetch-site': 'same-origin' } })
  if (!response.ok) throw new Error(`${addresses[name]} answers ${response.status}`)
  const document = parseDocument(await response.text())
  const named = (tag: string) => DomUtils.findAll((element) => element.name === tag, document.children)
  const textOf = (tag: string) => named(tag).map((element) => DomUtils.textContent(element))
  const preloads = named('link').filter(({ attribs }) => attribs.rel === 'preload' && attribs.as === 'font')
  for (const script of named('script')) DomUtils.removeElement(script)
  return {
    name,
    title: textOf('title')[0] ?? '',
    description: named('meta').find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? '',
    content: named('body')[0]?.children ?? [],
    styles: textOf('style').join('\n'),
    fonts: preloads.flatMap(({ attribs }) => attribs.href ?? []),
  }
}

/** Addresses of fonts and pictures that taken pages use. */
export function assetsOf({ content, styles }: TakenPage): readonly string[] {
  const inMarkup = DomUtils.findAll(({ attribs }) => /^\/assets\//.test(attribs.href ?? ''), [...content]).map(({ attribs }) => attribs.href ?? '')
  const inStyles = [...styles.matchAll(/url\((\/assets\/[^)]+)\)/g)].map(([, address = '']) => address)
  return [...new Set([...inMarkup, ...inStyles].map((address) => address.split('#', 1)[0] ?? ''))]
}

/** Whether a link leads to a page that the peers have as well: there it is a link of the framework. */
export function leadsToTaken({ name, attribs }: Element): boolean {
  return name === 'a' && Object.values<string | undefined>(addresses).includes(attribs.href)
}
