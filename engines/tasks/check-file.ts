import { extname } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import type { Kinds } from '../kinds.ts'
import { isSafeDocx } from './safe-docx.ts'

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

/** Looks at what a file holds, whatever its name and announced type say. */
export async function checkFile({ name, content }: Kinds['checkFile']['input']): Promise<boolean> {
  const bytes = Buffer.from(await content.arrayBuffer())
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found === undefined || found.mime !== typeOf[extname(name).toLowerCase()]) return false
  return found.mime !== DOCX || isSafeDocx(bytes)
}
