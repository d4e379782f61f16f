import { DomUtils, parseDocument } from 'htmlparser2'

/** What the HTML of a page says of itself. */
export interface PageFacts {
  readonly lang: string
  readonly headings: number
  readonly title: string
  readonly description: string
  readonly canonical: string
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>
  readonly social: Readonly<Record<string, string>>
  readonly words: number
  readonly structured: readonly string[]
  /** Questions that are answered there. */
  readonly asked: readonly string[]
  readonly ids: readonly string[]
  readonly links: readonly string[]
  /** What is offered to be taken away. */
  readonly files: readonly string[]
}

type Tree = ReturnType<typeof parseDocument>
type Element = Parameters<typeof DomUtils.getAttributeValue>[0]

function elementsIn(tree: Pick<Tree, 'children'>, matches: (element: Element) => boolean = () => true): readonly Element[] {
  return DomUtils.findAll(matches, tree.children)
}

const hasClass = (element: Element, name: string) => (element.attribs.class ?? '').split(/\s+/).includes(name)

/** Rows that open look like questions; not all of them are asked. */
const isQuestions = (element: Element) => hasClass(element, 'faq') && !hasClass(element, 'opens') && !hasClass(element, 'offers')

/** Reads a page that stands at this address. */
export function readPage(html: string, address: string): PageFacts {
  const all = elementsIn(parseDocument(html))
  const named = (name: string) => all.filter((element) => element.name === name)
  const meta = (key: string) => named('meta').find(({ attribs }) => (attribs.name ?? attribs.property) === key)?.attribs.content ?? ''
  const absolute = ({ attribs }: Element) => new URL(attribs.href ?? '', address).href
  const links = (rel: string) => named('link').filter(({ attribs }) => attribs.rel === rel)
  const [canonical] = links('canonical')
  const [main] = named('main')
  const anchors = named('a').filter(({ attribs }) => attribs.href !== undefined)
  const questions = elementsIn(main ?? parseDocument(''), isQuestions).flatMap((faq) => elementsIn(faq, ({ name }) => name === 'summary'))
  const kinds = ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'twitter:card']
  return {
    lang: named('html')[0]?.attribs.lang ?? '',
    headings: named('h1').length,
    title: named('title').map((title) => DomUtils.textContent(title))[0] ?? '',
    description: meta('description'),
    canonical: canonical ? absolute(canonical) : '',
    alternates: Object.fromEntries(
      links('alternate').flatMap((link) => (link.attribs.hreflang === undefined ? [] : [[link.attribs.hreflang, absolute(link)]])),
    ),
    social: Object.fromEntries(kinds.map((kind) => [kind, meta(kind)])),
    words: (main ? DomUtils.textContent(main) : '').split(/\s+/).filter((word) => /\p{L}/u.test(word)).length,
    structured: named('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
    asked: questions.map((question) => DomUtils.textContent(question)),
    ids: all.flatMap(({ attribs }) => attribs.id ?? []),
    links: anchors.filter(({ attribs }) => attribs.download === undefined).map(absolute),
    files: anchors.filter(({ attribs }) => attribs.download !== undefined).map(absolute),
  }
}
