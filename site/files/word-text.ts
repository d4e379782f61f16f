import { PAGE_NUMBER } from './page-words.ts'

/** What is not read: what is struck out or moved away, settings of a paragraph, and the second version of a text box. */
const skipped = new Set(['pPr', 'del', 'moveFrom', 'Fallback', 'txbxContent', 'footnoteReference'])
const signs: Readonly<Record<string, string>> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }
const pageField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i

/** The paragraphs of one part of a Word file, those of tables and text boxes too. A field that counts pages is `PAGE_NUMBER`. */
export function paragraphsOf(part: Document): string[] {
  const all = [...part.getElementsByTagNameNS('*', 'p')].filter((element) => isOfWord(element) && element.closest('Fallback') === null)
  return all.map((paragraph) => textOf(paragraph)).filter((text) => text.trim() !== '')
}

/** Drawings and formulas have paragraphs and texts of their own names. */
function isOfWord({ namespaceURI }: Element): boolean {
  return namespaceURI?.includes('/wordprocessingml/') ?? false
}

/** What one paragraph says. Text boxes that hang on it have paragraphs of their own. */
function textOf(paragraph: Element): string {
  const pieces: string[] = []
  const fields: string[] = []
  for (const element of elementsBelow(paragraph)) {
    const name = element.localName
    if (name === 'fldChar') turnField(element, fields, pieces)
    else if (name === 'instrText') fields.push((fields.pop() ?? '') + element.textContent)
    else if (name === 'fldSimple' && countsPages(element)) pieces.push(PAGE_NUMBER)
    else if (name === 't' && !fields.some((code) => pageField.test(code))) pieces.push(element.textContent)
    else pieces.push(signs[name] ?? '')
  }
  return pieces.join('').replace(/\u00ad/g, '')
}

/** A field's code stands between its begin and its result; fields may stand in each other. */
function turnField(element: Element, fields: string[], pieces: string[]): void {
  const turn = attribute(element, 'fldCharType')
  if (turn === 'begin') fields.push('')
  if (turn === 'end' && pageField.test(fields.pop() ?? '')) pieces.push(PAGE_NUMBER)
}

function countsPages(element: Element): boolean {
  return element.localName === 'fldSimple' && pageField.test(attribute(element, 'instr'))
}

/** By its local name: the prefix of an attribute is the writer's choice. */
export function attribute(element: Element, name: string): string {
  return [...element.attributes].find(({ localName }) => localName === name)?.value ?? ''
}

/** In the order of reading, and not by recursion: nothing says how deep a file goes. */
function* elementsBelow(root: Element): Generator<Element> {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && isLeftOut(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Element)) continue
    yield node
  }
}

function isLeftOut(element: Element): boolean {
  const { localName, parentElement } = element
  return skipped.has(localName) || (parentElement !== null && countsPages(parentElement)) || (localName === 'r' && isHidden(element))
}

function isHidden(run: Element): boolean {
  const settings = [...run.children].find(({ localName }) => localName === 'rPr')
  return [...(settings?.children ?? [])].some((one) => one.localName === 'vanish' && !/^(?:0|false|off)$/.test(attribute(one, 'val')))
}
