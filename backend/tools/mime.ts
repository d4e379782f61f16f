import { fileTypeFromBuffer } from 'file-type'
import type { ContentType } from './content-type.ts'
import { sniffText } from './text-mime.ts'

const UNKNOWN: ContentType = { mime: 'application/octet-stream', extension: '' }

/** Office documents before 2007 share one container; the name of a stream in it tells which they are. */
const compoundDocuments: readonly { readonly stream: string; readonly type: ContentType }[] = [
  { stream: 'WordDocument', type: { mime: 'application/msword', extension: '.doc' } },
  { stream: 'Workbook', type: { mime: 'application/vnd.ms-excel', extension: '.xls' } },
  { stream: 'PowerPoint Document', type: { mime: 'application/vnd.ms-powerpoint', extension: '.ppt' } },
]

/** Names of one and the same type. */
const synonyms: readonly (readonly string[])[] = [
  ['text/xml', 'application/xml'],
  ['text/javascript', 'application/javascript', 'application/x-javascript'],
  ['text/rtf', 'application/rtf'],
  ['application/zip', 'application/x-zip', 'application/x-zip-compressed'],
  ['application/gzip', 'application/x-gzip', 'application/x-gunzip', 'application/gzipped', 'application/x-gzip-compressed'],
  ['application/pdf', 'application/x-pdf'],
  ['application/x-rar-compressed', 'application/x-rar', 'application/vnd.rar'],
  ['application/ogg', 'application/x-ogg'],
  ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp'],
  ['image/vnd.adobe.photoshop', 'image/x-psd', 'application/photoshop'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
  ['audio/mpeg', 'audio/x-mpeg', 'audio/mp3'],
  ['audio/wav', 'audio/x-wav', 'audio/vnd.wave', 'audio/wave'],
  ['audio/flac', 'audio/x-flac'],
  ['audio/mp4', 'audio/x-mp4a', 'audio/x-m4a'],
  ['video/x-msvideo', 'video/avi', 'video/msvideo', 'video/vnd.avi'],
  ['video/x-matroska', 'video/matroska'],
  ['video/quicktime', 'video/x-quicktime'],
]

/** What the bytes are, whatever their sender called them (contract 3.6, 7). */
export async function sniffContentType(bytes: Uint8Array): Promise<ContentType> {
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === 'application/x-cfb') return compoundDocument(bytes)
  // Of XML only the text itself tells whether it is a picture or a page.
  if (found && found.mime !== 'application/xml') return { mime: found.mime, extension: `.${found.ext}` }
  return sniffText(bytes) ?? UNKNOWN
}

/** Whether a sniffed type is the allowed one, parameters aside. */
export function matchesMimeType(actual: string, allowed: string): boolean {
  const [a, b] = [essence(actual), essence(allowed)]
  return a === b || synonyms.some((names) => names.includes(a) && names.includes(b))
}

function essence(mime: string): string {
  return (mime.split(';')[0] ?? '').trim().toLowerCase()
}

function compoundDocument(bytes: Uint8Array): ContentType {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const document = compoundDocuments.find(({ stream }) => buffer.includes(stream, 0, 'utf16le'))
  return document?.type ?? { mime: 'application/x-ole-storage', extension: '' }
}
