/** What scanners, fax machines and telephones do to a page, each by known steps. */
import sharp from 'sharp'
import { blank, type Grey } from '../../site/files/scan/pixels/grey.ts'
import { type Matrix, ontoCorners, rotation, shift, times } from '../../site/files/scan/pixels/matrix.ts'
import { sample } from '../../site/files/scan/pixels/sample.ts'
import { around } from './random.ts'

type Random = () => number

/** A page made worse, as a file. */
export interface Degradation {
  readonly name: string
  /** Of the drawing that it begins with. */
  readonly dpi: number
  readonly make: (page: Grey, random: Random) => Promise<Buffer>
}

const eachPixel = (grey: Grey, change: (value: number, x: number, y: number) => number): Grey => ({
  ...grey,
  data: grey.data.map((value, at) => Math.min(255, Math.max(0, change(value, at % grey.width, Math.floor(at / grey.width))))),
})

const raw = ({ data, width, height }: Grey) => sharp(data, { raw: { width, height, channels: 1 } })
const png = (grey: Grey) => raw(grey).png({ compressionLevel: 1 }).toBuffer()
const jpeg = (grey: Grey, quality: number) => raw(grey).jpeg({ quality }).toBuffer()

const blackAndWhite = (grey: Grey) => eachPixel(grey, (value) => (value < 150 ? 0 : 255))
const noisy = (grey: Grey, random: Random, deviation: number) => eachPixel(grey, (value) => value + around(random, deviation))

function tilted(grey: Grey, degrees: number): Grey {
  const middle = [grey.width / 2, grey.height / 2] as const
  return sample(grey, times(shift(...middle), times(rotation(-degrees), shift(-middle[0], -middle[1]))), grey.width, grey.height)
}

/** How fast a shadow begins: over a tenth of the page's width, as that of whoever bends over it, or over some letters, as in the sun. */
const edges = { soft: 40, hard: 400 } as const

function shadowed(grey: Grey, random: Random, edge: keyof typeof edges): Grey {
  const [start, slope] = [0.3 + random() * 0.4, (random() - 0.5) * 0.8]
  return eachPixel(grey, (value, x, y) => {
    const inside = 1 / (1 + Math.exp((x / grey.width + (slope * y) / grey.height - start) * edges[edge]))
    return value * 0.92 * (1 - 0.5 * inside)
  })
}

const PHOTO = { width: 3024, height: 4032 } as const

/** Of a page that lies on a wooden table, taken by hand from the side, in the light of a lamp; kept lying, as telephones do. */
export async function photographed(page: Grey, random: Random): Promise<Buffer> {
  const { width, height } = PHOTO
  const corner = (x: number, y: number) => ({ x: width * (x + (random() - 0.5) * 0.09), y: height * (y + (random() - 0.5) * 0.07) })
  const corners = [corner(0.12, 0.11), corner(0.88, 0.11), corner(0.94, 0.91), corner(0.06, 0.91)] as const
  const paper = sample(
    eachPixel(page, (value) => 1 + (value / 255) * 219),
    inverse(ontoCorners(corners, page.width, page.height)),
    width,
    height,
  )
  const [lampX, lampY] = [width * random(), height * random() * 0.6]
  const photo = eachPixel(wood(random), (table, x, y) => {
    const at = y * width + x
    const isPaper = isInside(corners, x, y)
    const light = 1.12 - 0.5 * (Math.hypot(x - lampX, y - lampY) / Math.hypot(width, height))
    return (isPaper ? (paper.data[at] ?? 0) : table) * light + around(random, 5)
  })
  const blurred = await raw(photo).blur(1.1).rotate(270).jpeg({ quality: 82 }).toBuffer()
  return sharp(blurred).withMetadata({ orientation: 6 }).jpeg({ quality: 82 }).toBuffer()
}

function wood(random: Random): Grey {
  const [wave, phase] = [60 + random() * 60, random() * 6]
  return eachPixel(blank(PHOTO.width, PHOTO.height, 0), (_, x, y) => 78 + 22 * Math.sin(x / wave + phase + Math.sin(y / 500) * 2) + random() * 14)
}

function isInside(corners: readonly { readonly x: number; readonly y: number }[], x: number, y: number): boolean {
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner
    return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) >= 0
  })
}

/** The map back, but for a factor that a projective map does not care about. */
function inverse([a, b, c, d, e, f, g, h, i]: Matrix): Matrix {
  return [e * i - f * h, c * h - b * i, b * f - c * e, f * g - d * i, a * i - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d]
}

const skewed = (degrees: number): Degradation => ({
  name: `skew ${degrees}`,
  dpi: 300,
  make: (page) => jpeg(tilted(page, degrees), 85),
})

const turned = (degrees: number): Degradation => ({
  name: `turned ${degrees}`,
  dpi: 300,
  make: async (page) =>
    sharp(await png(page))
      .rotate(degrees)
      .jpeg({ quality: 85 })
      .toBuffer(),
})

export const degradations: readonly Degradation[] = [
  { name: 'clean', dpi: 300, make: png },
  { name: '150 dpi', dpi: 150, make: (page) => jpeg(page, 80) },
  { name: '200 dpi', dpi: 200, make: (page) => jpeg(page, 80) },
  { name: '600 dpi', dpi: 600, make: (page) => jpeg(page, 80) },
  { name: 'black-white', dpi: 300, make: (page) => png(blackAndWhite(page)) },
  { name: 'black-white 150', dpi: 150, make: (page) => png(blackAndWhite(page)) },
  {
    name: 'grey paper',
    dpi: 300,
    make: (page, random) =>
      jpeg(
        noisy(
          eachPixel(page, (value) => 70 + value * 0.42),
          random,
          4,
        ),
        80,
      ),
  },
  { name: 'noise', dpi: 300, make: (page, random) => jpeg(noisy(page, random, 30), 80) },
  { name: 'jpeg 40', dpi: 200, make: (page) => jpeg(page, 40) },
  ...[1, -2, 3, -4].map(skewed),
  ...[90, 180, 270].map(turned),
  { name: 'shadow', dpi: 300, make: (page, random) => jpeg(shadowed(page, random, 'soft'), 80) },
  { name: 'hard shadow', dpi: 300, make: (page, random) => jpeg(shadowed(page, random, 'hard'), 80) },
  { name: 'photo', dpi: 300, make: photographed },
  { name: 'photo, shadow', dpi: 300, make: (page, random) => photographed(shadowed(page, random, 'soft'), random) },
]
