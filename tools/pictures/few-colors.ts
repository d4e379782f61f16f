import { decode, encode } from 'fast-png'

type Color = readonly [red: number, green: number, blue: number]

/** Colours nearer to each other than this share a place in the palette (squared distance in RGB): few places, wide steps. */
const ALIKE = { 16: 900, 256: 100 } as const

type Most = keyof typeof ALIKE

/** The same picture with at most so many colours, as a PNG with a palette: flat pictures lose nothing the eye would miss. */
export function withFewColors(png: Uint8Array, most: Most): Uint8Array {
  const { width, height, channels, data } = decode(png)
  const pixels = Uint32Array.from({ length: width * height }, (_, index) => {
    const at = index * channels
    return (Number(data[at]) << 16) | (Number(data[at + 1]) << 8) | Number(data[at + 2])
  })
  const counts = new Map<number, number>()
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1)
  const palette = chooseColors(counts, most)
  const places = new Map([...counts.keys()].map((pixel) => [pixel, nearest(palette, toColor(pixel)).place]))
  const indices = Uint8Array.from(pixels, (pixel) => places.get(pixel) ?? 0)
  const depth = most === 16 ? 4 : 8
  return encode(
    { width, height, depth, channels: 1, palette: palette.map((color) => [...color]), data: depth === 4 ? inHalves(indices, width) : indices },
    { zlib: { level: 9 } },
  )
}

const toColor = (pixel: number): Color => [pixel >> 16, (pixel >> 8) & 255, pixel & 255]

/** The most frequent colours, but none that is nearly one of those before it. */
function chooseColors(counts: ReadonlyMap<number, number>, most: Most): Color[] {
  const palette: Color[] = []
  const byCount = [...counts].sort(([a, countA], [b, countB]) => countB - countA || a - b)
  for (const [pixel] of byCount) {
    if (palette.length === most) break
    const color = toColor(pixel)
    if (palette.length === 0 || nearest(palette, color).distance > ALIKE[most]) palette.push(color)
  }
  return palette
}

function nearest(palette: readonly Color[], [red, green, blue]: Color): { place: number; distance: number } {
  let found = { place: 0, distance: Number.POSITIVE_INFINITY }
  for (const [place, color] of palette.entries()) {
    const distance = (color[0] - red) ** 2 + (color[1] - green) ** 2 + (color[2] - blue) ** 2
    if (distance < found.distance) found = { place, distance }
  }
  return found
}

/** Two pixels a byte; each row begins with a byte of its own. */
function inHalves(indices: Uint8Array, width: number): Uint8Array {
  const perRow = Math.ceil(width / 2)
  return Uint8Array.from({ length: perRow * (indices.length / width) }, (_, at) => {
    const column = (at % perRow) * 2
    const from = Math.floor(at / perRow) * width + column
    return ((indices[from] ?? 0) << 4) | (column + 1 < width ? (indices[from + 1] ?? 0) : 0)
  })
}
