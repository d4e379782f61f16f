import { latin1 } from '../../file-kind.ts'

/** Where a kind of picture says how many pixels it has. */
interface Header {
  readonly start: string
  readonly at: number
  readonly width: (view: DataView) => number
  readonly height: (view: DataView) => number
}

/** PNG 11.2.1, GIF89a section 18, and the extended format of WebP; its plain ones have at most 16,383 pixels a side. */
const headers: readonly Header[] = [
  { start: 'PNG\r\n', at: 1, width: (view) => view.getUint32(16), height: (view) => view.getUint32(20) },
  { start: 'GIF8', at: 0, width: (view) => view.getUint16(6, true), height: (view) => view.getUint16(8, true) },
  { start: 'WEBPVP8X', at: 8, width: (view) => (view.getUint32(24, true) & 0xffffff) + 1, height: (view) => (view.getUint32(26, true) >>> 8) + 1 },
]

/**
 * How many pixels a picture says that it has, before anything is unpacked: a few kilobytes may unpack to gigabytes. 0 for kinds that say
 * it elsewhere.
 */
export function pixelsIn(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegPixels(view)
  const start = latin1(bytes.subarray(0, 32))
  const header = start.length < 32 ? undefined : headers.find((one) => start.startsWith(one.start, one.at))
  return header ? header.width(view) * header.height(view) : 0
}

/** From segment to segment up to the frame's header (ITU-T T.81, B.2.2). */
function jpegPixels(view: DataView): number {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return view.getUint16(at + 5) * view.getUint16(at + 7)
    at += 2 + view.getUint16(at + 2)
  }
  return 0
}
