import { decodeText } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'

/**
 * A part of a document as a tree.
 * @throws {FileProblem} when it is no XML, or has a document type: no word processor writes one, and entities that grow come with it
 */
export function parseXml(bytes: Uint8Array): Document {
  const document = new DOMParser().parseFromString(decodeText(bytes), 'application/xml')
  if (document.doctype !== null || document.getElementsByTagName('parsererror').length > 0) throw new FileProblem('damaged')
  return document
}

/** By its local name: the prefix of an attribute is the writer's choice. */
export function attribute(element: Element, name: string): string {
  return [...element.attributes].find(({ localName }) => localName === name)?.value ?? ''
}

/** What stands below, in the order of reading; not by recursion, for nothing says how deep a file goes. */
export function* nodesBelow(root: Element, isLeftOut: (element: Element) => boolean): Generator<Element | Text> {
  const shown = NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT | NodeFilter.SHOW_CDATA_SECTION
  const walker = root.ownerDocument.createTreeWalker(root, shown, (node) =>
    node instanceof Element && isLeftOut(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Element || node instanceof Text) yield node
}
