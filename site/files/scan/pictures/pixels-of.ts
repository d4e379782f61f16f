import { FileProblem } from '../../file-problem.ts'
import { MOST_PIXELS } from '../limits.ts'
import { type Grey, greyOf } from '../pixels/grey.ts'
import type { Order } from '../worker-messages.ts'

/**
 * The pixels of a page, reduced when it is very large. A bitmap is closed: a large photo takes 200 MB.
 * @throws {FileProblem}
 */
export async function pixelsOf(order: Order): Promise<Grey> {
  const bitmap = 'tiff' in order ? await tiffBitmap(order) : order
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)))
  const [width, height] = [Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale))]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new FileProblem('damaged', { cause: 'No canvas' })
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return greyOf(context.getImageData(0, 0, width, height))
}

async function tiffBitmap(order: Exclude<Order, ImageBitmap>): Promise<ImageBitmap> {
  const { unpackTiff } = await import('./unpack-tiff.ts').catch((cause) => {
    throw new FileProblem('not-loaded', { cause })
  })
  return createImageBitmap(unpackTiff(order))
}

/** A page as a JPEG, for whoever compares it with its text. */
export async function pictureOf({ data, width, height }: Grey): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const rgba = new Uint8ClampedArray(data.length * 4).fill(255)
  for (let at = 0; at < data.length; at += 1) rgba.fill(data[at] ?? 0, at * 4, at * 4 + 3)
  canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 })
}
