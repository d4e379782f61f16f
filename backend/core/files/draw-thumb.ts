import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Sharp } from 'sharp'
import type { ThumbSize } from './thumb-size.ts'

/** A small file may hold a picture that fills the memory. */
const MOST_PIXELS = 100_000_000
const MOST_SECONDS = 30

/** A picture in its own format at that size (contract 7), turned as its camera noted. Rejects when it cannot be read. */
export async function drawThumb(picture: Readable, size: ThumbSize): Promise<Uint8Array> {
  // Loaded with the first thumbnail: where the system has no library for it, originals are served.
  const { default: sharp } = await import('sharp')
  const reader = sharp({ limitInputPixels: MOST_PIXELS }).autoOrient().timeout({ seconds: MOST_SECONDS })
  const [bytes] = await Promise.all([resized(reader, size).toBuffer(), pipeline(picture, reader)])
  return bytes
}

function resized(picture: Sharp, { width, height, crop }: ThumbSize): Sharp {
  if (height === 0) return picture.resize({ width })
  if (width === 0) return picture.resize({ height })
  if (crop === 'none') return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  return picture.resize({ width, height, fit: 'cover', position: crop })
}
