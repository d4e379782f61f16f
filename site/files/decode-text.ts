import { latin1 } from './file-kind.ts'

const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Enough to see in which half of each pair of bytes the zeros stand. */
const LOOKED_AT = 4096

/** What ä, ö, ü and ß of old Macs are in Windows; in its words only the second stands, and that in names of other languages. */
const macLetters = /(?<=[a-z])[ŠšŸ§]/g
const windowsLetters = /[a-zäöüß][äöüß]|[ÄÖÜäöü][a-z]/i

/** A text of any encoding that Windows, old Macs and their programs write: by its byte order mark, else by what its bytes allow. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  return new TextDecoder(marked?.[1] ?? wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : narrowEncoding(bytes))).decode(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** With one byte for each letter: of Windows, unless words have umlauts, and several of them, only when an old Mac wrote them. */
function narrowEncoding(bytes: Uint8Array): string {
  const text = latin1(bytes)
  return !windowsLetters.test(text) && new Set(text.match(macLetters)).size > 1 ? 'macintosh' : 'windows-1252'
}

/** UTF-16 without a mark: German letters have a zero as their upper byte, and no byte of other texts is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 === 1) return undefined
  const zeros = [0, 0]
  const start = bytes.subarray(0, LOOKED_AT)
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined
}
