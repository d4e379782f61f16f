import type { Grey } from './grey.ts'

/** Lines of text stand out of the blanks between them when one looks along them. */
export interface Tilt {
  /** By which lines fall to the right; turned back by it they are level. */
  readonly degrees: number
  /** How clearly lines stand out: grows with the square of the ink in them. */
  readonly clearness: number
}

/** A hand lays a page on the glass with less. */
const MOST = 12
const STEPS = [0.5, 0.1, 0.02]
/** Points of ink that are looked at. */
const POINTS = 60_000
/** No side of a preview has more pixels. */
const MOST_WIDE = 4000

/** Ink as points: every so many pixels darker than the middle. */
export function inkPoints({ data, width }: Grey): { readonly x: Float32Array; readonly y: Float32Array } {
  const dark: number[] = []
  for (const [at, value] of data.entries()) if (value < 128) dark.push(at)
  const every = Math.max(1, Math.floor(dark.length / POINTS))
  const kept = dark.filter((_, index) => index % every === 0)
  return { x: Float32Array.from(kept, (at) => at % width), y: Float32Array.from(kept, (at) => Math.floor(at / width)) }
}

/**
 * How far the lines of a page fall to the right, by their projection on the page's side, first in large steps and then in small ones
 * (Postl 1986). Of a page whose lines run down, give `x` and `y` the other way round.
 */
export function findTilt(x: Float32Array, y: Float32Array): Tilt {
  let best: Tilt = { degrees: 0, clearness: clearness(x, y, 0) }
  let around = MOST
  for (const step of STEPS) {
    const middle = best.degrees
    for (let degrees = middle - around; degrees <= middle + around; degrees += step) {
      const clear = clearness(x, y, degrees)
      if (clear > best.clearness) best = { degrees, clearness: clear }
    }
    around = step
  }
  return best
}

function clearness(x: Float32Array, y: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  // Where lines fall steeply, rows begin above the page.
  const above = Math.ceil(Math.abs(slope) * MOST_WIDE)
  const rows = new Int32Array(MOST_WIDE + 2 * above + 2)
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round((y[index] ?? 0) - slope * (x[index] ?? 0)) + above
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum / Math.max(1, x.length)
}
