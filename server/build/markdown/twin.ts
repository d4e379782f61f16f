import { inLocale, type ListedPage, twinOf, unstamped } from '#site'
import { locales, messagesFor } from '#words/interface'
import { classesOf, type Element, element, find, type HtmlNode, parseHtml, text } from './nodes.ts'
import { rewrite } from './rewrite.ts'
import { rules } from './rules.ts'
import { toMarkdown } from './to-markdown.ts'

/** A prerendered page as Markdown: title, what it is about, its address and that of its other language, its text. */
export function twin(html: string, page: ListedPage): string {
  const messages = messagesFor(page.locale)
  const document = parseHtml(html).children
  const parts = [...find(document, isHeader), ...find(document, ({ properties }) => properties.dataProse === 'main')]
  const [heading, ...content] = withoutFirst(rewrite(parts, rules(messages)), 'h1')
  if (!heading) throw new Error(`No h1 on ${page.address}`)
  const whole = [heading, quoted(descriptionOf(document)), addresses(page), ...content]
  return toMarkdown(rewrite(whole, [{ of: 'a', put: (link) => [absolute(link, page.address)] }]))
}

function isHeader(one: Element): boolean {
  return one.tagName === 'header' && classesOf(one).includes('ph')
}

/** The first element of a name, then the rest without it. */
function withoutFirst(nodes: readonly HtmlNode[], tagName: string): HtmlNode[] {
  const [first] = find(nodes, (one) => one.tagName === tagName)
  if (!first) return []
  return [first, ...rewrite(nodes, [{ of: tagName, put: () => [] }])]
}

function descriptionOf(document: Parameters<typeof find>[0]): string {
  const [meta] = find(document, ({ tagName, properties }) => tagName === 'meta' && properties.name === 'description')
  return String(meta?.properties.content ?? '')
}

function quoted(line: string): Element {
  return element('blockquote', [element('p', [text(line)])])
}

function addresses({ address, path, row, locale }: ListedPage): Element {
  const messages = messagesFor(locale)
  const others = locales.filter(({ code }) => code !== locale && (row.locales ?? [code]).includes(code))
  const lines = [
    [messages['twin.page'], address] as const,
    ...others.map(({ code }) => [messages['twin.other'], twinOf(inLocale(path, code))] as const),
  ]
  return element(
    'ul',
    lines.map(([label, to]) => element('li', [text(`${label}: `), element('a', [text(unstamped.origin + to)], { href: to })])),
  )
}

function absolute(link: Element, address: string): Element {
  const { href } = link.properties
  if (typeof href !== 'string' || /^[a-z]+:/.test(href)) return link
  return { ...link, properties: { ...link.properties, href: unstamped.origin + (href.startsWith('#') ? address + href : href) } }
}
