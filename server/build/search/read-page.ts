import { Parser } from 'htmlparser2'

/** What a finished page says: the whole text of its main part, by sections. */
export interface ReadPage {
  /** The title without the site's name. */
  readonly title: string
  /** Its name in the breadcrumbs, and its keywords. */
  readonly names: readonly string[]
  readonly description: string
  readonly isIndexed: boolean
  readonly sections: readonly ReadSection[]
}

/** A part of the page: its fragment is empty for the page's beginning. */
interface ReadSection {
  readonly id: string
  readonly heading: string
  readonly text: string
}

/** Controls, navigation, heads of tables and code are no text; what else should not be found by says so itself. */
const silent = new Set([
  'nav',
  'form',
  'fieldset',
  'thead',
  'tfoot',
  'button',
  'select',
  'textarea',
  'pre',
  'script',
  'style',
  'svg',
  'template',
  'noscript',
])
const inline = new Set(['a', 'abbr', 'b', 'code', 'del', 'em', 'i', 'ins', 'mark', 'q', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr'])

/** Begins a cell of a table; no text holds it. */
const CELL = '\u001f'

interface Open {
  readonly name: string
  readonly id: string
  readonly isSilent: boolean
  /** The page itself in the breadcrumbs. */
  readonly isCurrent: boolean
}

/** Reads a prerendered document. A heading with an id, its own or its section's, begins a section; other headings are text. */
export function readPage(html: string): ReadPage {
  const sections: { id: string; heading: string; text: string }[] = []
  const open: Open[] = []
  let title = ''
  let label = ''
  let keywords = ''
  let description = ''
  let isIndexed = true
  let headingDepth = 0
  /** Elements side by side without a space between them are set apart by styles. */
  let hasJustClosed = false
  const isIn = (name: string) => open.some((element) => element.name === name)

  function begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'meta') readMeta(attributes)
    const isSilent = silent.has(name) || attributes['data-search'] === 'off' || attributes['aria-hidden'] === 'true' || 'hidden' in attributes
    open.push({ name, id: attributes.id ?? '', isSilent, isCurrent: name === 'span' && attributes['aria-current'] === 'page' })
    if (!inline.has(name) || hasJustClosed) add(name === 'td' ? CELL : ' ')
    hasJustClosed = false
    if (!/^h[1-3]$/.test(name) || !isIn('main') || open.some((element) => element.isSilent)) return
    const id = name === 'h1' ? '' : (open.findLast((element) => element.id && element.name !== 'main')?.id ?? '')
    if (id === sections.at(-1)?.id) return
    sections.push({ id, heading: '', text: '' })
    headingDepth = open.length
  }

  function readMeta({ name = '', property = '', content = '' }: Readonly<Record<string, string>>): void {
    if (property === 'og:title') title = content
    if (name === 'description') description = content
    if (name === 'keywords') keywords = content
    if (name === 'robots') isIndexed = !content.includes('noindex')
  }

  function add(text: string): void {
    if (open.at(-1)?.isCurrent) label += text
    hasJustClosed = false
    const section = sections.at(-1)
    if (!section || !isIn('main') || open.some((element) => element.isSilent)) return
    section[headingDepth ? 'heading' : 'text'] += text
  }

  function end(name: string): void {
    if (!inline.has(name)) add(' ')
    if (open.length === headingDepth) headingDepth = 0
    hasJustClosed = true
    open.pop()
  }

  new Parser({ onopentag: begin, ontext: add, onclosetag: end }).end(html)
  return {
    title,
    names: [label, keywords].filter(Boolean),
    description,
    isIndexed,
    sections: sections.map(({ id, heading, text }) => ({ id, heading: tidy(heading), text: tidy(text) })),
  }
}

/** White space as it is shown, a point between the cells of a table, no places where a word may break. */
function tidy(text: string): string {
  const cells = text.split(CELL).map((cell) =>
    cell
      .replace(/\u00ad/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return cells.filter(Boolean).join(' · ')
}
