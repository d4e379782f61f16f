const marks: readonly (readonly [mark: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** Enough to see in which half of each pair of bytes the zeros stand. */
const LOOKED_AT = 4096

/** A text of any encoding that Windows and its programs write: by its byte order mark, else by what its bytes allow. */
export function decodeText(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  return new TextDecoder(marked?.[1] ?? wideEncoding(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252')).decode(bytes)
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
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
