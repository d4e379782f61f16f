import { refusalOf } from './file-kind.ts'
import { FileProblem } from './file-problem.ts'
import type { FileText } from './file-text.ts'
import { readDocx } from './read-docx.ts'
import { readOdt } from './read-odt.ts'
import { Archive } from './unzip.ts'

/**
 * What a document says that is packed as a zip archive: of Word, or of LibreOffice and OpenOffice.
 * @throws {FileProblem} when it is another file, damaged or encrypted
 */
export async function readZip(bytes: Uint8Array<ArrayBuffer>, ending: string): Promise<FileText> {
  try {
    const archive = new Archive(bytes)
    if (archive.has('[Content_Types].xml')) return await readDocx(archive, ending)
    if (archive.has('META-INF/manifest.xml')) return await readOdt(archive, ending)
    if (archive.has('Index/Document.iwa') || archive.has('Index.zip')) throw new FileProblem('pages', { ending: '.pages' })
    throw new FileProblem(refusalOf(ending), { ending })
  } catch (error) {
    throw error instanceof FileProblem ? error : new FileProblem('damaged', { cause: error })
  }
}
