import type { Letterhead } from './letterhead.ts'

export type LetterheadProblem = 'too-large' | 'wrong-type' | 'damaged'

/** What is taken, in bytes. */
export const MOST_BYTES = 2 ** 20
/** Drawn no larger: 165 mm at some 250 dots an inch, 30 mm high at as many. In pixels. */
const MOST = { width: 1620, height: 600 }

/**
 * Draws a PNG, JPG or SVG file as a PNG of our own on white. What else the file holds (scripts, addresses, data of the camera) stays
 * behind: as an image it runs nothing and loads nothing.
 */
export async function makeLetterhead(file: File): Promise<Letterhead | LetterheadProblem> {
  if (file.size > MOST_BYTES) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = pictureType(bytes)
  const address = type ? addressOf(bytes, type) : svgAddress(new TextDecoder().decode(bytes))
  if (address === undefined) return 'wrong-type'
  const image = new Image()
  image.src = address
  try {
    await image.decode()
    return await drawn(image)
  } catch {
    return 'damaged'
  }
}

/** By what the files of pictures begin with. */
const starts = { 'image/png': [0x89, 0x50, 0x4e, 0x47], 'image/jpeg': [0xff, 0xd8, 0xff] } as const

const pictureType = (bytes: Uint8Array) => Object.entries(starts).find(([, start]) => start.every((byte, at) => bytes[at] === byte))?.[0]

function addressOf(bytes: Uint8Array, type: string): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `data:${type};base64,${btoa(text)}`
}

/** What opens a drawing, after a declaration and remarks at most. */
const opening = /<svg(?=[\s>])[^<>]*>/
const viewBox = /\sviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/
const sizes = /\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g

/**
 * Only with a width and a height has a drawing a size of its own in every browser; its view box says both. It is not parsed
 * here: as a document its styles would be this page's affair.
 */
function svgAddress(text: string): string | undefined {
  const [tag] = opening.exec(text) ?? []
  if (tag === undefined) return undefined
  const [, double, single = ''] = viewBox.exec(tag) ?? []
  const [, , width, height] = (double ?? single).trim().split(/[\s,]+/)
  const sized = width && height ? tag.replace(sizes, '').replace('<svg', `<svg width="${width}" height="${height}"`) : tag
  return addressOf(new TextEncoder().encode(text.replace(tag, () => sized)), 'image/svg+xml')
}

/** A drawing is enlarged to what is printed well, a picture is only made smaller. */
async function drawn(image: HTMLImageElement): Promise<Letterhead | LetterheadProblem> {
  const { naturalWidth, naturalHeight, src } = image
  const fitting = Math.min(MOST.width / naturalWidth, MOST.height / naturalHeight)
  const scale = src.startsWith('data:image/svg') ? fitting : Math.min(1, fitting)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(naturalWidth * scale))
  canvas.height = Math.max(1, Math.round(naturalHeight * scale))
  const context = canvas.getContext('2d', { alpha: false })
  if (!context || !Number.isFinite(scale)) return 'damaged'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const { encode } = await import('fast-png')
  return { src: addressOf(encode({ width, height, data: withoutAlpha(data), channels: 3 }), 'image/png'), width, height }
}

/** A canvas writes transparency even where there is none, and the writer of PDF files unpacks such pictures in a worker from a blob. */
function withoutAlpha(data: Uint8ClampedArray): Uint8Array {
  return Uint8Array.from({ length: (data.length / 4) * 3 }, (_, at) => data[Math.floor(at / 3) * 4 + (at % 3)] ?? 0)
}
