import type { ContentType } from './content-type.ts'

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
export function sniffText(bytes: Uint8Array): ContentType | undefined {
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
