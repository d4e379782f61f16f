import { mkdir, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

const pictures = new URL('../docs/pictures/', import.meta.url)
const QUALITY = 72

/** Takes a picture of what a window shows, for the pages under `docs/`. */
export async function savePicture(page: Page, name: string): Promise<void> {
  await mkdir(pictures, { recursive: true })
  const picture = sharp(await page.screenshot()).webp({ quality: QUALITY })
  await writeFile(new URL(`${name}.webp`, pictures), await picture.toBuffer())
}
