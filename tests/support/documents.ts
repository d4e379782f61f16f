/** Reads the documents of `zeugnis/document` back, and the fonts they need. */
import { readFile } from 'node:fs/promises'
import { inflateRawSync } from 'node:zlib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Letter } from '#zeugnis'
import { loadFonts, loadLetterFonts } from '#zeugnis/fonts'

/** The fonts that a text needs, from disk. */
export const fontsFor = (text: string) => loadFonts((file) => readFile(file), text)
export const fontsOf = (letter: Letter) => loadLetterFonts((file) => readFile(file), letter)

/** The files of a zip by their path. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes)
  const files = new Map<string, string>()
  let entry = zip.readUInt32LE(zip.length - 22 + 16)
  for (let left = zip.readUInt16LE(zip.length - 22 + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(entry + 28)
    const local = zip.readUInt32LE(entry + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + zip.readUInt32LE(entry + 20))
    files.set(
      zip.toString('utf8', entry + 46, entry + 46 + nameLength),
      (zip.readUInt16LE(entry + 10) === 0 ? data : inflateRawSync(data)).toString('utf8'),
    )
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return files
}

/** One element of the structure with the text in it. */
interface Tagged {
  readonly tag: string
  readonly text: string
  readonly page: number
}

interface ReadPdf {
  readonly title: string
  readonly language: unknown
  readonly isMarked: boolean
  readonly pages: number
  /** In the order of reading. */
  readonly elements: readonly Tagged[]
  /** Outside the structure: what stands on every page. */
  readonly artifacts: readonly Tagged[]
}

interface StructNode {
  readonly role?: string
  readonly id?: string
  readonly children?: readonly StructNode[]
}

function elementsIn(node: StructNode, texts: ReadonlyMap<string, string>, page: number): Tagged[] {
  const children = node.children ?? []
  const own = children.flatMap(({ id }) => (id === undefined ? [] : [texts.get(id) ?? '']))
  return [
    ...(own.length > 0 ? [{ tag: node.role ?? '', text: own.join(''), page }] : []),
    ...children.flatMap((child) => elementsIn(child, texts, page)),
  ]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS }).promise
  const elements: Tagged[] = []
  const artifacts: Tagged[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const texts = new Map<string, string>()
    const open = ['']
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      const at = open.at(-1) ?? ''
      if ('str' in item) texts.set(at, `${texts.get(at) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`)
      else if (item.type === 'endMarkedContent') open.pop()
      else open.push('id' in item && item.id ? item.id : at || 'artifact')
    }
    elements.push(...elementsIn((await page.getStructTree()) ?? {}, texts, number))
    const artifact = texts.get('artifact')
    if (artifact) artifacts.push({ tag: 'Artifact', text: artifact, page: number })
  }
  const { info } = await pdf.getMetadata()
  const marks: unknown = await pdf.getMarkInfo()
  return {
    title: String(Reflect.get(info, 'Title')),
    language: Reflect.get(info, 'Language'),
    isMarked: marks instanceof Map && marks.get('Marked') === true,
    pages: pdf.numPages,
    elements,
    artifacts,
  }
}
