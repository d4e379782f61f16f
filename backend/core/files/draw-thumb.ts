import type { Sharp } from 'sharp'
import type { ThumbSize } from '../model/files.ts'

export type { ThumbSize } from '../model/files.ts'

/** A longer one is shown as it is: it is held in memory while it is drawn. */
export const MOST_PICTURE_BYTES = 100 * 2 ** 20

/** A small file may hold a picture that fills the memory. */
const MOST_PIXELS = 100_000_000
const MOST_SECONDS = 30

/** Draws a picture at a size; rejects when it cannot, or when there is no room or time for it. */
export type DrawThumb = (picture: Uint8Array, size: ThumbSize) => Promise<Uint8Array>

/** A picture in its own format at that size (contract 7), turned as its camera noted. Rejects when it cannot be read. */
export async function drawThumb(picture: Uint8Array, size: ThumbSize): Promise<Uint8Array> {
  // Loaded with the first thumbnail: where the system has no library for it, originals are served.
  const { default: sharp } = await import('sharp')
  const reader = sharp(picture, { limitInputPixels: MOST_PIXELS }).autoOrient().timeout({ seconds: MOST_SECONDS })
  return resized(reader, size).toBuffer()
}

function resized(picture: Sharp, { width, height, crop }: ThumbSize): Sharp {
  if (height === 0) return picture.resize({ width })
  if (width === 0) return picture.resize({ height })
  if (crop === 'none') return picture.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  return picture.resize({ width, height, fit: 'cover', position: crop })
}

/** Every file field has this size, whatever its options say (contract 7). */
const DEFAULT_SIZES = ['100x100']
/** More pixels than a side of any screen: a larger thumbnail would be none. */
const LONGEST_SIDE = 10_000

const crops = { '': 'centre', t: 'top', b: 'bottom', f: 'none' } as const

/** The size that `thumb` asks for; undefined for one that the field does not have. */
export function readThumbSize(text: string, allowed: readonly string[] | null): ThumbSize | undefined {
  if (!DEFAULT_SIZES.includes(text) && !allowed?.includes(text)) return undefined
  const [, width, height, suffix] = /^(\d+)x(\d+)([tbf]?)$/.exec(text) ?? []
  const size = { width: Number(width), height: Number(height) }
  if (Math.max(size.width, size.height) === 0 || !(Math.max(size.width, size.height) <= LONGEST_SIDE)) return undefined
  return { ...size, crop: isCrop(suffix) ? crops[suffix] : 'centre' }
}

function isCrop(suffix: string | undefined): suffix is keyof typeof crops {
  return suffix !== undefined && Object.hasOwn(crops, suffix)
}
