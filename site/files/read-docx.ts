import { decodeText } from './decode-text.ts'
import { refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import { isPageWord, withoutPageNumber } from './page-words.ts'
import { Archive } from './unzip.ts'
import { attribute, paragraphsOf } from './word-text.ts'

/**
 * The text of a Word file: what its page headers say, its paragraphs, what its page footers say.
 * @throws {FileProblem} when it is another file, or damaged
 */
export async function readDocx(bytes: Uint8Array<ArrayBuffer>, ending: string): Promise<string> {
  try {
    const archive = new Archive(bytes)
    if (!archive.has('[Content_Types].xml')) refuseOther(archive, ending)
    return await textOf(archive, ending)
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged', { cause: error })
  }
}

/** Other zip archives: of OpenOffice, of Pages, or what else there is. */
function refuseOther(archive: Archive, ending: string): never {
  if (archive.has('META-INF/manifest.xml') && archive.has('content.xml')) throw new FileProblem('other-format', { ending: '.odt' })
  if (archive.has('Index/Document.iwa')) throw new FileProblem('other-format', { ending: '.pages' })
  throw new FileProblem(refusalOf(ending), { ending })
}

async function textOf(archive: Archive, ending: string): Promise<string> {
  const path = (await targets(archive, '')).find(({ kind }) => kind === 'officeDocument')?.path ?? ''
  const document = await xml(archive, path)
  // Tables of Excel and slides of PowerPoint are packed alike.
  if (document.documentElement.localName !== 'document') throw new FileProblem(refusalOf(ending), { ending })
  const parts = await targets(archive, path)
  const frame = async (kind: 'header' | 'footer') => {
    const ids = referencesTo(document, kind)
    const lines = await Promise.all(ids.map(async (id) => frameLines(await xml(archive, parts.find((part) => part.id === id)?.path ?? ''))))
    return [...new Set(lines.flat())].join('\n')
  }
  return [await frame('header'), ...paragraphsOf(document), await frame('footer')].filter(Boolean).join('\n\n')
}

/** The page frames that are shown: that of the first page, when it has one of its own, and that of the others. */
function referencesTo(document: Document, kind: 'header' | 'footer'): string[] {
  const references = [...document.getElementsByTagNameNS('*', `${kind}Reference`)]
  const types = document.getElementsByTagNameNS('*', 'titlePg').length > 0 ? ['first', 'default'] : ['default']
  return types.flatMap((type) => references.filter((one) => attribute(one, 'type') === type).map((one) => attribute(one, 'id')))
}

/** Tabs set what stands at the left, in the middle and at the right of a page apart. */
function frameLines(part: Document): string[] {
  const lines = paragraphsOf(part).flatMap((text) => text.split(/[\t\n]+/))
  return lines
    .filter((line) => !isPageWord(line.trim()))
    .map(withoutPageNumber)
    .filter(Boolean)
}

interface Target {
  readonly id: string
  /** The last word of its type's address. */
  readonly kind: string
  readonly path: string
}

/** The parts that a part names; those that the whole file names, without one. */
async function targets(archive: Archive, path: string): Promise<Target[]> {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(path) ?? []
  const relations = `${folder}_rels/${name}.rels`
  if (!archive.has(relations)) return []
  const all = (await xml(archive, relations)).getElementsByTagNameNS('*', 'Relationship')
  return [...all].map((one) => ({
    id: attribute(one, 'Id'),
    kind: attribute(one, 'Type').split('/').at(-1) ?? '',
    path: new URL(attribute(one, 'Target'), `file:///${folder}`).pathname.slice(1),
  }))
}

async function xml(archive: Archive, path: string): Promise<Document> {
  const document = new DOMParser().parseFromString(decodeText(await archive.read(path)), 'application/xml')
  // No Word file has a document type: entities that grow come with one.
  if (document.doctype !== null || document.getElementsByTagName('parsererror').length > 0) throw new FileProblem('damaged')
  return document
}
