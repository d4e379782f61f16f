import { storedFileName } from '../../tools/file-name.ts'
import { sniffContentType } from '../../tools/mime.ts'
import type { NewFile } from '../fields/field-type.ts'

/** A file on its way in, with the name it will be stored under and the type that its bytes tell. */
export async function newFileOf(originalName: string, bytes: Uint8Array): Promise<NewFile> {
  const { mime } = await sniffContentType(bytes)
  return { name: await storedFileName(originalName, bytes), originalName, size: bytes.byteLength, mimeType: mime, bytes }
}
