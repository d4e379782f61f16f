import { decode, decodeImage, toRGBA8 } from 'utif2'
import { FileProblem } from '../../file-problem.ts'
import { MOST_FILE_PIXELS } from '../limits.ts'
import type { TiffPage } from './page-source.ts'

/** Tags of TIFF 6.0, section 8. */
const [WIDTH, HEIGHT] = ['t256', 't257']

/**
 * The pixels of a page of a TIFF file, four bytes each.
 * @throws {FileProblem} when it cannot be unpacked, or is too large
 */
export function unpackTiff({ tiff, page }: TiffPage): ImageData {
  try {
    const directory = decode(tiff)[page]
    if (!directory) throw new RangeError('No such page')
    if (sideOf(directory[WIDTH]) * sideOf(directory[HEIGHT]) > MOST_FILE_PIXELS) throw new FileProblem('too-many-pixels')
    decodeImage(tiff, directory)
    const { width, height } = directory
    return new ImageData(new Uint8ClampedArray(toRGBA8(directory)), width, height)
  } catch (cause) {
    throw cause instanceof FileProblem ? cause : new FileProblem('damaged', { cause })
  }
}

function sideOf(tag: unknown): number {
  return Array.isArray(tag) ? Number(tag[0]) : 0
}
