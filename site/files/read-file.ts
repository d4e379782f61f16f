import { decodeText } from './decode-text.ts'
import { kindOf, latin1, refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { limits } from './limits.ts'
import { loadPart } from './load-part.ts'
import type { PdfText } from './read-pdf.ts'
import { keepWordFile } from './word-files.ts'

type Read = (bytes: Uint8Array<ArrayBuffer>, ending: string) => Promise<FileText>

const readers: Readonly<Record<ReturnType<typeof kindOf>, Read>> = {
  pdf: (bytes) => loadPart(import('./read-pdf.ts')).then(({ readPdf }) => readPdf(bytes).then(withNotes)),
  zip: (bytes, ending) => loadPart(import('./read-zip.ts')).then(({ readZip }) => readZip(bytes, ending)),
  'flat-odt': (bytes, ending) => loadPart(import('./read-odt.ts')).then(({ readFlatOdt }) => readFlatOdt(bytes, ending)),
  ole: refuseOle,
  rtf: (bytes) => loadPart(import('./read-rtf.ts')).then(({ readRtf }) => readRtf(bytes)),
  picture: () => refuse('picture'),
  unknown: readPlain,
}

/**
 * The text of a file of one of the `readEndings`, read in this browser, with what there is to say beside it. What a file is its
 * bytes say, not its name. The readers of all but plain texts load with the first such file.
 * @throws {FileProblem}
 */
export async function readFile(file: File): Promise<FileText> {
  if (file.size === 0) throw new FileProblem('empty')
  if (file.size > limits.file) throw new FileProblem('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const read = await readers[kindOf(bytes)](bytes, /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '')
  if (read.text.length > limits.text) throw new FileProblem('too-long')
  if (!/\p{L}{2}/u.test(read.text)) throw new FileProblem('no-text')
  if (read.wordPart) keepWordFile({ name: file.name, text: read.text, bytes, part: read.wordPart })
  return read
}

function withNotes({ text, pagesWithoutText: pages }: PdfText): FileText {
  return { text, notes: pages.length > 0 ? [{ code: 'pages-without-text', pages }] : [] }
}

async function refuse(code: FileProblem['code'], ending = ''): Promise<never> {
  throw new FileProblem(code, { ending })
}

/** Containers of older Office programs, and what newer ones put an encrypted document in. */
function refuseOle(bytes: Uint8Array, ending: string): Promise<never> {
  const content = latin1(bytes)
  const holds = (stream: string) => content.includes([...stream].join('\0'))
  if (holds('EncryptedPackage')) return refuse('encrypted')
  return holds('WordDocument') ? refuse('old-word') : refuse(refusalOf(ending), ending)
}

/** What no text holds but other files are full of; one at its end is how DOS closed a text. */
const binary = /\p{Cc}(?<![\t\n\v\f\r\u0080-\u009f])(?!$)/u

async function readPlain(bytes: Uint8Array, ending: string): Promise<FileText> {
  if (ending !== '.txt') return refuse(refusalOf(ending), ending)
  const text = decodeText(bytes)
  return binary.test(text) ? refuse('renamed', ending) : { text, notes: [] }
}
