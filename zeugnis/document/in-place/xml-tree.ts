/** An element and where it stands in the text of its document: nothing of that text is written anew but what changes. */
export interface XmlElement {
  /** As it is written, with its prefix. */
  readonly name: string
  readonly parent: XmlElement | null
  readonly children: XmlElement[]
  /** From its first sign to behind its last, and of what it holds. */
  readonly start: number
  readonly innerStart: number
  innerEnd: number
  end: number
}

/** The elements of a document, by their places; null where its tags do not close one another, or it holds what no word processor writes. */
export function xmlTree(xml: string): XmlElement | null {
  const open: XmlElement[] = []
  let root: XmlElement | null = null
  for (let start = xml.indexOf('<'); start >= 0; start = xml.indexOf('<', start)) {
    const end = tagEnd(xml, start)
    const tag = xml.slice(start, end)
    if (end < 0 || tag.startsWith('<![') || tag.startsWith('<!D')) return null
    if (tag.startsWith('</')) {
      const closed = open.pop()
      if (closed?.name !== nameIn(tag)) return null
      closed.innerEnd = start
      closed.end = end
    } else if (!tag.startsWith('<!') && !tag.startsWith('<?')) {
      const parent = open.at(-1) ?? null
      const element: XmlElement = { name: nameIn(tag), parent, children: [], start, innerStart: end, innerEnd: end, end }
      parent?.children.push(element)
      root ??= element
      if (!tag.endsWith('/>')) open.push(element)
    }
    start = end
  }
  return open.length > 0 ? null : root
}

const nameIn = (tag: string) => /^<\/?([^\s/>]+)/.exec(tag)?.[1] ?? ''

/** Behind a tag or a comment; -1 where it does not end. */
function tagEnd(xml: string, start: number): number {
  if (xml.startsWith('<!--', start)) return endOf(xml, '-->', start + 4)
  if (xml.startsWith('<?', start)) return endOf(xml, '?>', start + 2)
  let quote = ''
  for (let at = start + 1; at < xml.length; at += 1) {
    const sign = xml.charAt(at)
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at + 1
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

function endOf(xml: string, words: string, from: number): number {
  const at = xml.indexOf(words, from)
  return at < 0 ? -1 : at + words.length
}

/** What stands below, in the order of reading, not below what is left out; not by recursion, for nothing says how deep a file goes. */
export function* elementsBelow(root: XmlElement, isLeftOut: (element: XmlElement) => boolean = () => false): Generator<XmlElement> {
  const waiting = root.children.toReversed()
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    if (isLeftOut(element)) continue
    yield element
    waiting.push(...element.children.toReversed())
  }
}

/** All that it stands in, from the inside. */
export function* ancestorsOf({ parent }: XmlElement): Generator<XmlElement> {
  for (let above = parent; above; above = above.parent) yield above
}

/** Its name without the prefix. */
export const localName = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1)

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What a text of the document says. */
export function unescapeXml(xml: string): string {
  return xml.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi, (all, hex?: string, decimal?: string, name?: string) => {
    if (name) return named[name] ?? all
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : all
  })
}

/** How it is written in one, and in an attribute. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
