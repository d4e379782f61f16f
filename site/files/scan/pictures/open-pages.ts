import { kindOf } from '../../file-kind.ts'
import { FileProblem } from '../../file-problem.ts'
import { limits } from '../../limits.ts'
import { loadPart } from '../../load-part.ts'
import { MOST_FILE_PIXELS } from '../limits.ts'
import type { OpenPages } from './page-source.ts'
import { pixelsIn } from './picture-size.ts'
import { isTiff, tiffPages } from './tiff-pages.ts'

/**
 * The pages of pictures and PDFs, in the order of the files. Nothing is drawn or recognised yet.
 * @throws {FileProblem} of the first file that cannot be read, or `too-many-pages`
 */
export async function openPages(files: readonly File[]): Promise<OpenPages> {
  const opened: OpenPages[] = []
  const close = () => {
    for (const one of opened) one.close()
  }
  try {
    for (const file of files) opened.push(await openFile(file))
    const pages = opened.flatMap((one) => one.pages)
    if (pages.length > limits.pages) throw new FileProblem('too-many-pages')
    return { pages, close }
  } catch (error) {
    close()
    throw error
  }
}

async function openFile(file: File): Promise<OpenPages> {
  if (file.size === 0) throw new FileProblem('empty')
  if (file.size > limits.file) throw new FileProblem('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = kindOf(bytes)
  if (kind === 'pdf') return (await loadPart(import('./pdf-pages.ts'))).pdfPages(bytes)
  if (kind !== 'picture') throw new FileProblem('wrong-type')
  const pages = isTiff(bytes) ? tiffPages(bytes) : [{ draw: () => drawn(file, bytes) }]
  return { pages, close: () => {} }
}

const heic = /^ftyp(?:hei|hev|mif|msf)/

/** By the browser's own means, turned upright by its EXIF. Only Safari draws HEIC. */
async function drawn(file: File, bytes: Uint8Array): Promise<ImageBitmap> {
  if (pixelsIn(bytes) > MOST_FILE_PIXELS) throw new FileProblem('too-many-pixels')
  const isHeic = heic.test(new TextDecoder('iso-8859-1').decode(bytes.subarray(4, 16)))
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch (cause) {
    throw new FileProblem(isHeic ? 'heic' : 'damaged', { cause })
  }
}
