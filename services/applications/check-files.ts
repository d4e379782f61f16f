import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { FieldError } from '../forms/index.ts'
import { isSafeDocx } from './docx.ts'

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** What the content has to be, by the ending of the name. */
const typeOf: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.docx': DOCX,
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
}

/** Looks at what files hold, whatever their names and announced types say; gives what is wrong with them. */
export async function checkFiles(files: readonly File[]): Promise<FieldError | undefined> {
  const results = await Promise.all(files.map(isWhatItsNameSays))
  return results.every(Boolean) ? undefined : 'file_contents'
}

async function isWhatItsNameSays(file: File): Promise<boolean> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found === undefined || found.mime !== typeOf[extname(file.name).toLowerCase()]) return false
  return found.mime !== DOCX || isSafeDocx(bytes)
}
