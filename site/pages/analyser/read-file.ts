import { FileProblem } from './file-problem.ts'

/** A reference has a few pages; a file of this size holds pictures. */
const LARGEST = 20 * 1024 * 1024

const readers: Readonly<Record<string, (file: File) => Promise<string>>> = {
  txt: readPlain,
  docx: (file) => load(import('./read-docx.ts')).then(({ readDocx }) => readDocx(file)),
  pdf: (file) => load(import('./read-pdf.ts')).then(({ readPdf }) => readPdf(file)),
}

function load<T>(reader: Promise<T>): Promise<T> {
  return reader.catch((cause) => {
    throw new FileProblem('not-loaded', cause)
  })
}

/**
 * The text of a .txt, .docx or .pdf file, read in this browser. The readers of Word and PDF load with the first such file.
 * @throws {FileProblem}
 */
export async function readFile(file: File): Promise<string> {
  const read = readers[file.name.split('.').at(-1)?.toLowerCase() ?? '']
  if (!read) throw new FileProblem('wrong-type')
  if (file.size > LARGEST) throw new FileProblem('too-large')
  const text = await read(file)
  if (!/\p{L}{2}/u.test(text)) throw new FileProblem('no-text')
  return text
}

/** UTF-8, else the code page that old Windows programs write. */
async function readPlain(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
