interface ContentType {
  /** With the charset for text, as in `text/plain; charset=utf-8`. */
  readonly mime: string
  /** With its dot; "" when there is none for this content. */
  readonly extension: string
}

/** As much of a text as is looked at. */
const LOOKED_AT_BYTES = 64 * 1024
/** Bytes that no text has: control characters but for tab, line ends, form feed and escape. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const BINARY = /[\x00-\x08\x0b\x0e-\x1a\x1c-\x1f]/
const HTML = /^<(?:!doctype html|html|head|script|iframe|h1|div|font|table|a|style|title|b|body|br|p)[\s>/]/i
const SVG = /^<svg[\s>]/i
/** What may stand before the first element; taken piece by piece, so that no file can make it try all combinations. */
const PROLOGUE = /\s*(?:<\?xml.*?\?>|<!--.*?-->|<!doctype svg[^>]*>)/isy
const XML = /^\s*<\?xml[\s?]/

/** Which text it is, in this order; the first that fits. */
const textTypes: readonly { readonly fits: (text: string) => boolean; readonly type: ContentType }[] = [
  { fits: (text) => SVG.test(afterPrologue(text)), type: { mime: 'image/svg+xml', extension: '.svg' } },
  { fits: (text) => HTML.test(afterPrologue(text)), type: { mime: 'text/html; charset=utf-8', extension: '.html' } },
  { fits: (text) => XML.test(text), type: { mime: 'text/xml; charset=utf-8', extension: '.xml' } },
  { fits: isJson, type: { mime: 'application/json', extension: '.json' } },
  { fits: isCsv, type: { mime: 'text/csv', extension: '.csv' } },
]

/** The type of a text; undefined for bytes that are none. */
function sniffText(bytes: Uint8Array): ContentType | undefined {
  const start = bytes.subarray(0, LOOKED_AT_BYTES)
  const wide = wideCharset(start)
  if (wide) return plainText(wide)
  const isUtf8 =
    Buffer.from(start)
      .toString('utf8')
      .replace(/\ufffd$/, '')
      .includes('\ufffd') === false
  const text = Buffer.from(bytes)
    .toString(isUtf8 ? 'utf8' : 'latin1')
    .replace(/^\ufeff/, '')
  if (BINARY.test(text.slice(0, LOOKED_AT_BYTES))) return undefined
  return textTypes.find(({ fits }) => fits(text))?.type ?? plainText(isUtf8 ? 'utf-8' : 'iso-8859-1')
}

function plainText(charset: string): ContentType {
  return { mime: `text/plain; charset=${charset}`, extension: '.txt' }
}

function wideCharset([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function afterPrologue(text: string): string {
  let end = 0
  PROLOGUE.lastIndex = 0
  while (PROLOGUE.test(text)) end = PROLOGUE.lastIndex
  return text.slice(end).trimStart()
}

function isJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** At least two lines with the same number of commas, quoted parts aside. */
function isCsv(text: string): boolean {
  const lines = text.slice(0, LOOKED_AT_BYTES).trimEnd().split(/\r?\n/)
  const commas = lines.map((line) => line.replace(/"(?:[^"]|"")*"/g, '').split(',').length - 1)
  return lines.length > 1 && (commas[0] ?? 0) > 0 && commas.every((count) => count === commas[0])
}

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
  const { fileTypeFromBuffer } = await import('file-type')
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
