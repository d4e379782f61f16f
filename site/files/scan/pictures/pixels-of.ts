import { FileProblem } from '../../file-problem.ts'
import { loadPart } from '../../load-part.ts'
import { blank, type Grey, greyOf } from '../pixels/grey.ts'
import { reductionOf, shrink } from '../pixels/shrink.ts'
import type { Order } from '../worker-messages.ts'

/** So many rows are drawn at once: a large photo takes 200 MB by itself, and a canvas of all its pixels would take 100 more. */
const STRIP = 256
/** A picture that is looked at keeps at least so many pixels: a page of A4 at 150 dpi has as many. */
const SHOWN = 2_000_000

/**
 * The pixels of a page, reduced when it is very large. A bitmap is closed.
 * @throws {FileProblem}
 */
export async function pixelsOf(order: Order): Promise<Grey> {
  const bitmap = 'tiff' in order ? await tiffBitmap(order) : order
  const factor = reductionOf(bitmap)
  const grey = blank(Math.floor(bitmap.width / factor), Math.floor(bitmap.height / factor))
  const context = new OffscreenCanvas(grey.width, Math.min(STRIP, grey.height)).getContext('2d', { willReadFrequently: true })
  if (!context) throw new FileProblem('damaged', { cause: 'No canvas' })
  // Each pixel of its own four; better ones are of a bitmap in several sizes, which takes most of its memory once more.
  context.imageSmoothingQuality = 'low'
  for (let top = 0; top < grey.height; top += STRIP) drawStrip(context, bitmap, { grey, top, factor })
  bitmap.close()
  return grey
}

interface Strip {
  readonly grey: Grey
  /** Its first row in the reduced picture. */
  readonly top: number
  readonly factor: number
}

function drawStrip(context: OffscreenCanvasRenderingContext2D, bitmap: ImageBitmap, { grey: { data, width, height }, top, factor }: Strip): void {
  const rows = Math.min(STRIP, height - top)
  context.clearRect(0, 0, width, rows)
  context.drawImage(bitmap, 0, top * factor, width * factor, rows * factor, 0, 0, width, rows)
  data.set(greyOf(context.getImageData(0, 0, width, rows)).data, top * width)
}

async function tiffBitmap(order: Exclude<Order, ImageBitmap>): Promise<ImageBitmap> {
  const { unpackTiff } = await loadPart(import('./unpack-tiff.ts'))
  return createImageBitmap(unpackTiff(order))
}

/** A page as a JPEG, for whoever compares it with its text: no larger than that needs. */
export async function pictureOf(page: Grey): Promise<Blob> {
  const { data, width, height } = shrink(page, Math.floor(Math.sqrt((page.width * page.height) / SHOWN)))
  const canvas = new OffscreenCanvas(width, height)
  const rgba = new Uint8ClampedArray(data.length * 4).fill(255)
  for (let at = 0; at < data.length; at += 1) rgba.fill(data[at] ?? 0, at * 4, at * 4 + 3)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 })
}
