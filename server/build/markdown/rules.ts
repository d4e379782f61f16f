import { fill, type Messages } from '#words/interface'
import { codeRules } from './code-rules.ts'
import { fieldTable } from './field-table.ts'
import { letterRules } from './letter-rules.ts'
import { childrenNamed, classesOf, type Element, element, find, type HtmlNode, isElement, text, textOf } from './nodes.ts'
import { type Rule, rewrite } from './rewrite.ts'

const SEPARATOR = ' · '
/** Marks the name of a picture among the words around it. */
const NAMED = 'dataNamed'

/** What only works on the page, or only leads through it. */
const leftOut: readonly Rule[] = [
  { of: 'nav, script, style, button, input, select, fieldset, tfoot, template', put: () => [] },
  { of: '.leine, .ent-a, .cta, .fn-back, .btn, .toast, .boil-n, .marks', put: () => [] },
  { of: ({ properties }) => typeof properties.href === 'string' && properties.href.startsWith('#try-'), put: () => [] },
  // The letter of a template stands there for a woman; the other forms of address are the page's switch.
  { of: '.am, .an', put: () => [] },
  { of: 'svg', put: ({ properties }) => (typeof properties.ariaLabel === 'string' ? [named(properties.ariaLabel)] : []) },
]

/** What the page tells apart by its look gets a sign or a line of its own. */
function looks(messages: Messages): readonly Rule[] {
  return [
    { of: 'mark', put: (mark) => marked(mark, messages) },
    { of: '.ann', put: (mark) => marked(mark, messages) },
    { of: '.gap', put: (words) => [element('em', [text('('), ...words.children, text(')')])] },
    { of: '.meta, .tech', put: (line) => [element('p', joined(line.children.filter(isElement)))] },
    { of: 'h2', put: (heading) => [{ ...heading, children: heading.children.flatMap(inBrackets) }] },
    { of: 'blockquote', put: (quote) => [hasStrong(quote) ? { ...quote, children: quote.children.filter((child) => !isNamed(child)) } : quote] },
    { of: 'dl', put: (list) => childrenNamed(list, 'div').flatMap(factOf) },
    { of: '.side, .tpl-n', put: ({ children }) => rewrite(children, [{ of: 'b', put: titled }]) },
    { of: 'td', put: (cell) => [{ ...cell, children: apart(cell) }] },
    { of: '.says', put: (list) => [{ ...list, children: childrenNamed(list, 'li').map(inOneLine) }] },
    { of: '.note-t, .bas, .toc-t', put: (line) => [element('p', [element('strong', [text(textOf(line))])])] },
    { of: 'summary', put: (question) => [element('h3', question.children)] },
    { of: isLinkOfParts, put: linkWithLine },
    {
      of: ({ properties }) => properties.role === 'doc-noteref',
      put: ({ properties }) => [element('noteref', [], { name: nameOf(properties.href) })],
    },
    {
      of: ({ properties }) => properties.role === 'doc-endnotes',
      put: (section) => childrenOfList(section).map((item) => element('notedef', item.children, { name: nameOf(item.properties.id) })),
    },
  ]
}

export function rules(messages: Messages): readonly Rule[] {
  return [...leftOut, ...letterRules(messages), ...codeRules, { of: '.params', put: (list) => fieldTable(list, messages) }, ...looks(messages)]
}

/** Words that carry a grade are strong; the figure of the grade follows where the page shows it. */
function marked(mark: Element, messages: Messages): HtmlNode[] {
  const grade = mark.properties.dataG
  const figure = grade === undefined ? [] : [text(` (${fill(messages['grade.figure'], { grade: String(grade) })})`)]
  return [element('strong', mark.children), ...figure]
}

/** What stands apart by its look before the text that it is the title of. */
function titled(title: Element): HtmlNode[] {
  return [element('strong', [...title.children, text(':')])]
}

function factOf(fact: Element): HtmlNode[] {
  const title = childrenNamed(fact, 'dt').map((term) => element('p', [element('strong', term.children)]))
  return [...title, ...childrenNamed(fact, 'dd').map((meaning) => element('div', meaning.children))]
}

/** Sentences that stand one below the other in a cell: a row of Markdown is one line. */
function apart(cell: Element): Element['children'] {
  const sentences = find(cell.children, (line) => classesOf(line).includes('say'))
  return sentences.length > 0 ? joined(sentences) : cell.children
}

/** A statement and, in brackets, what it rests on. */
function inOneLine(item: Element): Element {
  const lines = childrenNamed(item, 'p').map((line) => (classesOf(line).includes('src') ? [text('('), ...line.children, text(')')] : line.children))
  return { ...item, children: lines.flatMap((line, index) => (index > 0 ? [text(' '), ...line] : line)) }
}

/** How many there are stands behind a heading. */
function inBrackets(part: HtmlNode): HtmlNode[] {
  return isElement(part) && part.tagName === 'span' ? [text('('), ...part.children, text(')')] : [part]
}

function named(label: string): Element {
  return element('span', [text(`(${label}) `)], { [NAMED]: true })
}

function isNamed(node: HtmlNode): boolean {
  return isElement(node) && NAMED in node.properties
}

/** A quote whose words carry their grade needs no pennant that says it before them. */
function hasStrong(quote: Element): boolean {
  return find(quote.children, ({ tagName }) => tagName === 'strong').length > 0
}

function joined(parts: readonly Element[]): HtmlNode[] {
  return parts.flatMap((part, index) => [...(index > 0 ? [text(SEPARATOR)] : []), ...part.children])
}

/** A row that is one link: its name, and a line about it. */
function isLinkOfParts(link: Element): boolean {
  return link.tagName === 'a' && link.children.length > 1 && link.children.every((child) => isElement(child) && ['b', 'span'].includes(child.tagName))
}

function linkWithLine(link: Element): HtmlNode[] {
  const [name, ...lines] = link.children.filter(isElement)
  return name ? [{ ...link, children: name.children }, ...lines.flatMap((line) => [text(': '), ...line.children])] : []
}

function childrenOfList(section: Element): Element[] {
  return childrenNamed(section, 'ol').flatMap((list) => childrenNamed(list, 'li'))
}

/** `#fn-2` and `fn-2` are the note 2. */
function nameOf(value: Element['properties'][string]): string {
  return String(value).replace(/^#?fn-/, '')
}
