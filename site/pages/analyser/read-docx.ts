import mammoth from 'mammoth'
import { FileProblem } from './file-problem.ts'

/** The paragraphs of a Word file. Throws a `FileProblem` when it is none or damaged. */
export async function readDocx(file: File): Promise<string> {
  const arrayBuffer = await file.arrayBuffer()
  // An encrypted Word file is an OLE container (D0 CF 11 E0), not a zip.
  if (new DataView(arrayBuffer).byteLength > 4 && new DataView(arrayBuffer).getUint32(0) === 0xd0cf11e0) throw new FileProblem('encrypted')
  try {
    const { value } = await mammoth.extractRawText({ arrayBuffer })
    return value
  } catch (error) {
    throw new FileProblem('damaged', error)
  }
}
