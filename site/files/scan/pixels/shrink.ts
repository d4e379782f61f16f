import { MOST_PIXELS } from '../limits.ts'
import type { Grey } from './grey.ts'

/** Reduces by a whole number: each pixel is the mean of a square. */
export function shrink(grey: Grey, factor: number): Grey {
  if (factor <= 1) return grey
  const [width, height] = [Math.floor(grey.width / factor), Math.floor(grey.height / factor)]
  const data = new Uint8Array(width * height)
  const sums = new Uint32Array(width)
  for (let y = 0; y < height; y += 1) {
    sums.fill(0)
    for (let row = y * factor; row < (y + 1) * factor; row += 1) addRow(grey, row, factor, sums)
    for (let x = 0; x < width; x += 1) data[y * width + x] = (sums[x] ?? 0) / (factor * factor)
  }
  return { data, width, height }
}

function addRow({ data, width }: Grey, row: number, factor: number, sums: Uint32Array): void {
  let from = row * width
  for (let x = 0; x < sums.length; x += 1) {
    let sum = 0
    for (let end = from + factor; from < end; from += 1) sum += data[from] ?? 0
    sums[x] = (sums[x] ?? 0) + sum
  }
}

/** By which whole number a picture is reduced before anything else, to about as many pixels as are read of it. */
export function reductionOf({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(1, Math.round(Math.sqrt((width * height) / MOST_PIXELS)))
}

/** By which whole number a picture is reduced so that its longer side has at most this many pixels. */
export function factorFor({ width, height }: Grey, longest: number): number {
  return Math.max(1, Math.ceil(Math.max(width, height) / longest))
}
