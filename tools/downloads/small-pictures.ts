import { strFromU8, unzipSync } from 'fflate'
import sharp, { type Sharp } from 'sharp'
import { kitPictureSize, press, sheetPictureSize } from '#words/facts'
import { locales } from '#words/interface'
import type { FirstPages } from './first-pages.ts'

/** Air around a logo in its picture, of the paper on which it is drawn. */
const AIR = 48
const paper = '#fafaf7'
const white = '#fff'

/** The head of a page, as large as its list shows it. */
export function sheetPicture(page: Uint8Array): Promise<Uint8Array> {
  return webp(sharp(page).resize({ ...sheetPictureSize, fit: 'cover', position: 'top' }))
}

/** What the press page shows of the kit: by the path of a file in it, its picture. */
export async function kitPicturesOf(kit: Uint8Array, pages: FirstPages): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = unzipSync(kit)
  const wanted = new Set(locales.flatMap(({ code }) => press[code].pictures.map(({ path }) => path)))
  const made = [...wanted].map(async (file) => [file, await kitPicture(file, files[file], pages)] as const)
  return new Map(await Promise.all(made))
}

async function kitPicture(file: string, bytes: Uint8Array | undefined, pages: FirstPages): Promise<Uint8Array> {
  if (!bytes) throw new RangeError(`Not in the press kit: ${file}`)
  if (file.startsWith('logo/')) return webp(whole(file.endsWith('.svg') ? Buffer.from(strFromU8(bytes)) : bytes))
  const picture = file.endsWith('.pdf') ? await pages.draw('pdf', bytes) : bytes
  return webp(sharp(picture).resize({ ...kitPictureSize, fit: 'cover', position: 'top' }))
}

function whole(logo: Uint8Array) {
  const { width, height } = kitPictureSize
  return sharp(logo, { density: 400 })
    .resize({ width: width - 2 * AIR, height: height - 2 * AIR, fit: 'contain', background: paper })
    .extend({ top: AIR, bottom: AIR, left: AIR, right: AIR, background: paper })
}

function webp(picture: Sharp): Promise<Uint8Array> {
  return picture.flatten({ background: white }).webp({ quality: 80, effort: 6 }).toBuffer()
}
