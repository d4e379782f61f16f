import { decodeText } from './decode-text.ts'
import { kindOf, latin1, refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import { limits } from './limits.ts'

type Read = (bytes: Uint8Array<ArrayBuffer>, ending: string) => Promise<string>

const readers: Readonly<Record<ReturnType<typeof kindOf>, Read>> = {
  pdf: (bytes) => load(import('./read-pdf.ts')).then(({ readPdf }) => readPdf(bytes)),
  zip: (bytes, ending) => load(import('./read-docx.ts')).then(({ readDocx }) => readDocx(bytes, ending)),
  ole: refuseOle,
  rtf: () => refuse('other-format', '.rtf'),
  picture: () => refuse('picture'),
  unknown: readPlain,
}

function load<T>(reader: Promise<T>): Promise<T> {
  return reader.catch((cause) => {
    throw new FileProblem('not-loaded', { cause })
  })
}

/**
 * The text of a .txt, .docx or .pdf file, read in this browser. What a file is its bytes say, not its name. The readers of
 * Word and PDF load with the first such file.
 * @throws {FileProblem}
 */
export async function readFile(file: File): Promise<string> {
  if (file.size === 0) throw new FileProblem('empty')
  if (file.size > limits.file) throw new FileProblem('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = await readers[kindOf(bytes)](bytes, /\.[^.]+$/.exec(file.name)?.[0].toLowerCase() ?? '')
  if (text.length > limits.text) throw new FileProblem('too-long')
  if (!/\p{L}{2}/u.test(text)) throw new FileProblem('no-text')
  return text
}

async function refuse(code: FileProblem['code'], ending = ''): Promise<never> {
  throw new FileProblem(code, { ending })
}

/** Containers of older Office programs, and what newer ones put an encrypted document in. */
function refuseOle(bytes: Uint8Array, ending: string): Promise<never> {
  const content = latin1(bytes)
  const holds = (stream: string) => content.includes([...stream].join('\0'))
  if (holds('EncryptedPackage')) return refuse('encrypted')
  return holds('WordDocument') ? refuse('other-format', '.doc') : refuse(refusalOf(ending), ending)
}

/** What no text holds but other files are full of; one at its end is how DOS closed a text. */
const binary = /\p{Cc}(?<![\t\n\v\f\r\u0080-\u009f])(?!$)/u

async function readPlain(bytes: Uint8Array, ending: string): Promise<string> {
  if (ending !== '.txt') return refuse(refusalOf(ending), ending)
  const text = decodeText(bytes)
  return binary.test(text) ? refuse('renamed', ending) : text
}
