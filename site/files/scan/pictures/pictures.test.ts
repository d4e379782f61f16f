import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pixelsIn } from './picture-size.ts'
import { isTiff, tiffPages } from './tiff-pages.ts'

const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: 'white' } })
const bytesOf = async (made: typeof picture) => new Uint8Array(await made.toBuffer())

describe('pixelsIn', () => {
  it.each([
    ['PNG', picture.clone().png()],
    ['JPEG', picture.clone().withMetadata({ orientation: 6 }).jpeg({ progressive: true })],
    ['GIF', picture.clone().gif()],
    ['WebP', picture.clone().withMetadata({ orientation: 6 }).webp()],
  ])('reads the header of a %s', async (_, made) => {
    expect(pixelsIn(await bytesOf(made))).toBe(60_000)
  })

  it('knows nothing of what was cut short', async () => {
    expect(pixelsIn((await bytesOf(picture.clone().png())).subarray(0, 12))).toBe(0)
    expect(pixelsIn(new Uint8Array([0xff, 0xd8, 0xff]))).toBe(0)
  })
})

describe('tiffPages', () => {
  it('counts the pages of a file, and finds a broken list', async () => {
    const bytes = await bytesOf(picture.clone().toColourspace('b-w').tiff({ compression: 'ccittfax4', bitdepth: 1 }))
    expect(isTiff(bytes)).toBe(true)
    expect(tiffPages(bytes)).toHaveLength(1)
    expect(await tiffPages(bytes)[0]?.draw()).toMatchObject({ page: 0 })
    expect(() => tiffPages(bytes.slice(0, 20))).toThrow('damaged')
  })
})
