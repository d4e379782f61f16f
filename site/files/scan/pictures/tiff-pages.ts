import { FileProblem } from '../../file-problem.ts'
import { limits } from '../../limits.ts'
import type { PagePicture } from './page-source.ts'

export function isTiff(bytes: Uint8Array): boolean {
  return (bytes[0] === 0x49 && bytes[1] === 0x49 && bytes[2] === 42) || (bytes[0] === 0x4d && bytes[1] === 0x4d && bytes[3] === 42)
}

/**
 * The pages of a TIFF file. The worker unpacks them.
 * @throws {FileProblem} when its list of pages is broken
 */
export function tiffPages(bytes: Uint8Array<ArrayBuffer>): PagePicture[] {
  const count = countPages(bytes)
  return Array.from({ length: count }, (_, page) => ({ draw: async () => ({ tiff: bytes.buffer, page }) }))
}

/** Walks from directory to directory (TIFF 6.0, section 2); one more than may be read is enough to know. */
function countPages(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isLittle = bytes[0] === 0x49
  try {
    let count = 0
    for (let at = view.getUint32(4, isLittle); at !== 0 && count <= limits.pages; count += 1)
      at = view.getUint32(at + 2 + 12 * view.getUint16(at, isLittle), isLittle)
    return count
  } catch (cause) {
    throw new FileProblem('damaged', { cause })
  }
}
