import { PAGE_NUMBER } from './page-words.ts'
import { attribute, nodesBelow } from './xml-part.ts'

/** What is not read: what is struck out or moved away, settings of a paragraph, and the second version of a text box. */
const skipped = new Set(['pPr', 'del', 'moveFrom', 'Fallback', 'txbxContent', 'footnoteReference'])
const gone = 'Fallback, del, moveFrom'
const changed = ['ins', 'del', 'moveFrom', 'moveTo']
const signs: Readonly<Record<string, string>> = { tab: '\t', ptab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' }
const pageField = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i

/** The paragraphs of one part of a Word file, those of tables and text boxes too. A field that counts pages is `PAGE_NUMBER`. */
export function paragraphsOf(part: Document): string[] {
  const all = [...part.getElementsByTagNameNS('*', 'p')].filter((element) => isOfWord(element) && element.closest(gone) === null)
  const texts: string[] = []
  let goesOn = false
  for (const paragraph of all) {
    const text = textOf(paragraph)
    if (goesOn) texts.push((texts.pop() ?? '') + text)
    else texts.push(text)
    goesOn = isJoined(paragraph)
  }
  return texts
}

/** Whether anything was written, struck out or moved while changes were tracked. */
export function hasChanges(part: Document): boolean {
  return changed.some((name) => [...part.getElementsByTagNameNS('*', name)].some(isOfWord))
}

/** Drawings and formulas have paragraphs and texts of their own names. */
function isOfWord({ namespaceURI }: Element): boolean {
  return namespaceURI?.includes('/wordprocessingml/') ?? false
}

/** What one paragraph says. Text boxes that hang on it have paragraphs of their own. */
function textOf(paragraph: Element): string {
  const pieces: string[] = []
  const fields: string[] = []
  for (const element of nodesBelow(paragraph, isLeftOut)) {
    if (element instanceof Text) continue
    const name = element.localName
    if (name === 'fldChar') turnField(element, fields, pieces)
    else if (name === 'instrText') fields.push((fields.pop() ?? '') + element.textContent)
    else if (name === 'fldSimple' && countsPages(element)) pieces.push(PAGE_NUMBER)
    else if (name === 't' && !fields.some((code) => pageField.test(code))) pieces.push(element.textContent)
    else pieces.push(signs[name] ?? '')
  }
  return pieces.join('')
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

function isLeftOut(element: Element): boolean {
  const { localName, parentElement } = element
  return skipped.has(localName) || (parentElement !== null && countsPages(parentElement)) || (localName === 'r' && isHidden(element))
}

function isHidden(run: Element): boolean {
  return settingsOf(run, 'rPr').some((one) => one.localName === 'vanish' && !/^(?:0|false|off)$/.test(attribute(one, 'val')))
}

/** Where the end of a paragraph was struck out, the next one goes on in it. */
function isJoined(paragraph: Element): boolean {
  const ofMark = settingsOf(paragraph, 'pPr').filter(({ localName }) => localName === 'rPr')
  return ofMark.some((settings) => [...settings.children].some(({ localName }) => localName === 'del' || localName === 'moveFrom'))
}

function settingsOf(element: Element, name: string): Element[] {
  return [...([...element.children].find(({ localName }) => localName === name)?.children ?? [])]
}
