import { type DocumentParts, documentText } from './document-text.ts'
import { refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import type { Archive } from './unzip.ts'
import { hasChanges, paragraphsOf } from './word-text.ts'
import { attribute, parseXml } from './xml-part.ts'

/**
 * What a Word file says: its page headers, its paragraphs, its footnotes and endnotes, its page footers.
 * @throws {FileProblem} when it is another file
 */
export async function readDocx(archive: Archive, ending: string): Promise<FileText> {
  const path = (await targets(archive, '')).find(({ kind }) => kind === 'officeDocument')?.path ?? ''
  const document = parseXml(await archive.read(path))
  // Tables of Excel and slides of PowerPoint are packed alike.
  if (document.documentElement.localName !== 'document') throw new FileProblem(refusalOf(ending), { ending })
  return { ...documentText(await partsOf(archive, { document, named: await targets(archive, path) })), wordPart: path }
}

interface Main {
  readonly document: Document
  /** The parts that it names. */
  readonly named: readonly Target[]
}

async function partsOf(archive: Archive, { document, named }: Main): Promise<DocumentParts> {
  const readAll = (chosen: readonly Target[]) => Promise.all(chosen.map(async ({ path }) => parseXml(await archive.read(path))))
  const frame = (kind: FrameKind) => readAll(referencesTo(document, kind).flatMap((id) => named.filter((part) => part.id === id)))
  const notes = await readAll(noteKinds.flatMap((kind) => named.filter((part) => part.kind === kind)))
  const [head, foot] = [await frame('header'), await frame('footer')]
  return {
    head: head.flatMap(paragraphsOf),
    body: paragraphsOf(document),
    notes: notes.flatMap(paragraphsOf),
    foot: foot.flatMap(paragraphsOf),
    hasChanges: [document, ...head, ...notes, ...foot].some(hasChanges),
  }
}

type FrameKind = 'header' | 'footer'
const noteKinds = ['footnotes', 'endnotes']

/** The page frames that are shown: that of the first page, when it has one of its own, and that of the others. */
function referencesTo(document: Document, kind: FrameKind): string[] {
  const references = [...document.getElementsByTagNameNS('*', `${kind}Reference`)]
  const types = document.getElementsByTagNameNS('*', 'titlePg').length > 0 ? ['first', 'default'] : ['default']
  return types.flatMap((type) => references.filter((one) => attribute(one, 'type') === type).map((one) => attribute(one, 'id')))
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
  const all = parseXml(await archive.read(relations)).getElementsByTagNameNS('*', 'Relationship')
  return [...all].map((one) => ({
    id: attribute(one, 'Id'),
    kind: attribute(one, 'Type').split('/').at(-1) ?? '',
    path: new URL(attribute(one, 'Target'), `file:///${folder}`).pathname.slice(1),
  }))
}
