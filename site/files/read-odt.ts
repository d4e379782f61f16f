import { decodeText } from './decode-text.ts'
import { type DocumentParts, documentText } from './document-text.ts'
import { refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { limits } from './limits.ts'
import { hiddenStyles, isNote, paragraphsOf } from './odt-text.ts'
import type { Archive } from './unzip.ts'
import { attribute, parseXml } from './xml-part.ts'

/**
 * What a text of LibreOffice or OpenOffice says: its page headers, its paragraphs, its notes, its page footers.
 * @throws {FileProblem} when it is another file, or encrypted
 */
export async function readOdt(archive: Archive, ending: string): Promise<FileText> {
  const manifest = decodeText(await archive.read('META-INF/manifest.xml'))
  if (manifest.includes('encryption-data')) throw new FileProblem('encrypted')
  if (!archive.has('content.xml')) throw new FileProblem(refusalOf(ending), { ending })
  const content = parseXml(await archive.read('content.xml'))
  const styles = archive.has('styles.xml') ? parseXml(await archive.read('styles.xml')) : content
  return documentText(partsOf(content, styles, ending))
}

/**
 * The same in a single file, `.fodt`.
 * @throws {FileProblem} when it is another file, damaged or too large
 */
export async function readFlatOdt(bytes: Uint8Array, ending: string): Promise<FileText> {
  if (bytes.length > limits.part) throw new FileProblem('too-large-unpacked')
  const whole = parseXml(bytes)
  return documentText(partsOf(whole, whole, ending))
}

const named = (root: Document | Element, name: string) => [...root.getElementsByTagNameNS('*', name)]

function partsOf(content: Document, styles: Document, ending: string): DocumentParts {
  const body = named(content, 'body')[0]?.firstElementChild
  // Tables and slides are packed alike.
  if (body?.localName !== 'text') throw new FileProblem(refusalOf(ending), { ending })
  // Boxes that hang on a page are written first, wherever they stand: a column beside the text is not its letterhead.
  body.append(...[...body.children].filter(({ namespaceURI }) => namespaceURI?.endsWith(':drawing:1.0')))
  const hidden = new Set([...hiddenStyles(content), ...hiddenStyles(styles)])
  const paragraphs = paragraphsOf(body, hidden)
  const frame = (kind: string) =>
    usedPages(content, styles)
      .flatMap((page) => [...named(page, `${kind}-first`), ...named(page, kind)])
      .filter((one) => attribute(one, 'display') !== 'false')
      .flatMap((one) => paragraphsOf(one, hidden).map(({ text }) => text))
  return {
    head: frame('header'),
    body: paragraphs.filter((one) => !isNote(one)).map(({ text }) => text),
    notes: paragraphs.filter(isNote).map(({ text }) => text),
    foot: frame('footer'),
    hasChanges: named(body, 'changed-region').length > 0,
  }
}

/** The kinds of pages that the text asks for, with those that follow on them; else the first one. Templates bring others along. */
function usedPages(content: Document, styles: Document): Element[] {
  const pages = named(styles, 'master-page')
  const asked = named(content, 'style').map((style) => attribute(style, 'master-page-name'))
  const used = pages.filter((page) => asked.includes(attribute(page, 'name')))
  if (used.length === 0) used.push(...pages.slice(0, 1))
  for (const page of used) {
    const next = pages.find((one) => attribute(one, 'name') === attribute(page, 'next-style-name'))
    if (next && !used.includes(next)) used.push(next)
  }
  return used
}
