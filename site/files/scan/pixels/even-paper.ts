import { blurred } from './blur.ts'
import { closed } from './closed.ts'
import type { Grey } from './grey.ts'
import { shrink } from './shrink.ts'
import { histogramOf, percentile } from './threshold.ts'

/** So many cells on the longer side: each is some pixels of a letter. */
const CELLS = 900
/** Ink is narrower than twice as many cells: a bold title is. The edge of a shadow is as wide as the page, and stays. */
const INK_CELLS = 7

/** Of all pixels, even a short letter has this part of ink. */
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
  const size = Math.max(1, Math.round(Math.max(grey.width, grey.height) / CELLS))
  const { data, width, height } = shrink(grey, size)
  return { values: blurred(closed(Float32Array.from(data), width, height, INK_CELLS), width, height, 1), width, height, size }
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
