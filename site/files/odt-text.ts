import { PAGE_NUMBER } from './page-words.ts'
import { attribute, nodesBelow } from './xml-part.ts'

interface Paragraph {
  readonly element: Element
  readonly text: string
}

/** What is not read: comments, what was struck out, the signs of notes, and paragraphs within another. */
const skipped = new Set(['annotation', 'tracked-changes', 'note-citation', 'ruby-text', 'p', 'h'])
const signs: Readonly<Record<string, string>> = { tab: '\t', 'line-break': '\n', 'page-number': PAGE_NUMBER, 'page-count': PAGE_NUMBER }
const counts = new Set(['page-number', 'page-count'])
/** Nobody sets more blanks than a line has room for. */
const MOST_BLANKS = 100

/** The paragraphs and headings below, those of lists, tables, text boxes and notes too, without what is hidden. */
export function paragraphsOf(root: Element, hidden: ReadonlySet<string>): Paragraph[] {
  const isHidden = (element: Element) =>
    attribute(element, 'display') === 'none' || attribute(element, 'is-hidden') === 'true' || hidden.has(attribute(element, 'style-name'))
  const all: Element[] = []
  for (const node of nodesBelow(root, (element) => (skipped.has(element.localName) && !isParagraph(element)) || isHidden(element)))
    if (node instanceof Element && isParagraph(node)) all.push(node)
  return all.map((element) => ({ element, text: textOf(element, isHidden) }))
}

export function isNote({ element }: Paragraph): boolean {
  return element.closest('note-body') !== null
}

/** Names of the styles whose text is not shown. */
export function hiddenStyles(part: Document): string[] {
  const settings = [...part.getElementsByTagNameNS('*', 'text-properties')].filter((one) => attribute(one, 'display') === 'none')
  return settings.flatMap(({ parentElement }) => (parentElement ? [attribute(parentElement, 'name')] : []))
}

function isParagraph(element: Element): boolean {
  return (element.localName === 'p' || element.localName === 'h') && isOfText(element)
}

/** Pictures, their titles and formulas have texts and paragraphs of their own. */
function isOfText({ namespaceURI }: Element): boolean {
  return namespaceURI?.endsWith(':text:1.0') ?? false
}

/** White space of the file is a single blank; more of them, tabs and new lines are elements. */
function textOf(paragraph: Element, isHidden: (element: Element) => boolean): string {
  const pieces: string[] = []
  for (const node of nodesBelow(paragraph, (element) => skipped.has(element.localName) || isHidden(element))) {
    if (node instanceof Text) pieces.push(isRead(node) ? node.data.replace(/[\t\n\r ]+/g, ' ') : '')
    else pieces.push(node.localName === 's' ? blanks(node) : (signs[node.localName] ?? ''))
  }
  return pieces.join('').replace(/^ +|(?<! ) +$/g, '')
}

/** Not the page number that the writing program last put there. */
function isRead({ parentElement }: Text): boolean {
  return parentElement !== null && isOfText(parentElement) && !counts.has(parentElement.localName)
}

function blanks(element: Element): string {
  return ' '.repeat(Math.min(MOST_BLANKS, Math.max(1, Math.trunc(Number(attribute(element, 'c'))) || 1)))
}
