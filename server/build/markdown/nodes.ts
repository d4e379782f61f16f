import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

const parser = unified().use(rehypeParse)

/** A document of HTML as a tree (hast). */
export function parseHtml(html: string) {
  return parser.parse(html)
}

export type HtmlTree = ReturnType<typeof parseHtml>
export type HtmlNode = Extract<HtmlTree['children'][number], { type: 'element' }>['children'][number]
export type Element = Extract<HtmlNode, { type: 'element' }>

export function element(tagName: string, children: readonly HtmlNode[], properties: Element['properties'] = {}): Element {
  return { type: 'element', tagName, properties, children: [...children] }
}

export function text(value: string): HtmlNode {
  return { type: 'text', value }
}

export function isElement(node: HtmlNode | HtmlTree['children'][number]): node is Element {
  return node.type === 'element'
}

export function classesOf({ properties }: Element): readonly string[] {
  const { className } = properties
  return Array.isArray(className) ? className.map(String) : []
}

export function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value
  return isElement(node) ? node.children.map(textOf).join('') : ''
}

/** All elements below these nodes that fulfil a condition, outermost first; inside of one found nothing more is sought. */
export function find(nodes: readonly (HtmlNode | HtmlTree['children'][number])[], fulfils: (element: Element) => boolean): Element[] {
  return nodes.filter(isElement).flatMap((one) => (fulfils(one) ? [one] : find(one.children, fulfils)))
}

/** The children that are elements of this name. */
export function childrenNamed(parent: Element, tagName: string): Element[] {
  return parent.children.filter(isElement).filter((child) => child.tagName === tagName)
}
