import { blurred } from './blur.ts'
import type { Grey } from './grey.ts'
import { histogramOf, percentile } from './threshold.ts'

/** So many cells on the longer side: each is some letters wide, so that it has paper between its ink. */
const CELLS = 90
/** The paper is as bright as this part of a cell is not. */
const PAPER = 0.85
/** Ink, as a part of all pixels: even a short letter has more. */
const INK = 0.004
/** What is brighter than this part of the paper's brightness is paper. */
const WHITE = 0.92

interface Cells {
  readonly values: Float32Array
  readonly width: number
  readonly height: number
  /** Pixels of a cell's side. */
  readonly size: number
}

/**
 * Paper becomes white and ink black, whatever light fell on them: each pixel is divided by the brightness of the paper around it.
 * Shadows and grey paper go; letters keep their soft edges, which the recognition reads better than black and white.
 */
export function evenPaper(grey: Grey): Grey {
  const cells = paperOf(grey)
  const data = new Uint8Array(grey.data.length)
  for (let y = 0; y < grey.height; y += 1) divideRow(grey, data, y, cells)
  return stretched({ ...grey, data })
}

function paperOf(grey: Grey): Cells {
  const size = Math.max(8, Math.ceil(Math.max(grey.width, grey.height) / CELLS))
  const [width, height] = [Math.ceil(grey.width / size), Math.ceil(grey.height / size)]
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) values[y * width + x] = brightnessIn(grey, x * size, y * size, size)
  // A cell in the middle of a logo has no paper of its own.
  return { values: blurred(brightestAround(values, width, height, 2), width, height, 2), width, height, size }
}

function brightnessIn({ data, width, height }: Grey, left: number, top: number, size: number): number {
  const counts = new Uint32Array(256)
  for (let y = top; y < Math.min(top + size, height); y += 2)
    for (let x = left; x < Math.min(left + size, width); x += 1) {
      const value = data[y * width + x] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  return percentile(counts, PAPER)
}

function brightestAround(cells: Float32Array, width: number, height: number, radius: number): Float32Array {
  return cells.map((_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    let brightest = 0
    for (let row = Math.max(0, y - radius); row <= Math.min(height - 1, y + radius); row += 1)
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column += 1)
        brightest = Math.max(brightest, cells[row * width + column] ?? 0)
    return brightest
  })
}

function divideRow({ data: from, width }: Grey, to: Uint8Array, y: number, cells: Cells): void {
  const row = Math.min(Math.max(y / cells.size - 0.5, 0), cells.height - 1)
  const paper = (column: number) => {
    const upper = cells.values[Math.floor(row) * cells.width + column] ?? 255
    const lower = cells.values[Math.ceil(row) * cells.width + column] ?? 255
    return upper + (lower - upper) * (row % 1)
  }
  const papers = Float32Array.from({ length: cells.width + 1 }, (_, column) => paper(Math.min(column, cells.width - 1)))
  for (let x = 0; x < width; x += 1) {
    const column = Math.min(Math.max(x / cells.size - 0.5, 0), cells.width - 1)
    const left = papers[Math.floor(column)] ?? 255
    const here = left + ((papers[Math.floor(column) + 1] ?? left) - left) * (column % 1)
    to[y * width + x] = Math.min(255, ((from[y * width + x] ?? 0) * 255) / Math.max(here, 1))
  }
}

/** The darkest ink becomes black and the paper white. */
function stretched(grey: Grey): Grey {
  const ink = Math.min(percentile(histogramOf(grey), INK), 200)
  const table = Uint8Array.from({ length: 256 }, (_, value) => Math.min(255, Math.max(0, ((value - ink) * 255) / (WHITE * 255 - ink))))
  return { ...grey, data: grey.data.map((value) => table[value] ?? 0) }
}
