import type { Grey } from './grey.ts'

/** How many pixels have each brightness. */
export function histogramOf({ data }: Grey): Uint32Array {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The brightness below which this part of the pixels lies. */
export function percentile(histogram: Uint32Array, part: number): number {
  const wanted = part * histogram.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [value, count] of histogram.entries()) {
    seen += count
    if (seen >= wanted) return value
  }
  return 255
}

/** The brightness that parts dark from bright best (Otsu 1979, https://doi.org/10.1109/TSMC.1979.4310076). */
export function otsu(histogram: Uint32Array): number {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  const weight = histogram.reduce((sum, count, value) => sum + count * value, 0)
  let [below, belowWeight, best, threshold] = [0, 0, -1, 127]
  for (const [value, count] of histogram.entries()) {
    below += count
    belowWeight += count * value
    if (below === 0 || below === total) continue
    const difference = belowWeight / below - (weight - belowWeight) / (total - below)
    const between = below * (total - below) * difference * difference
    if (between > best) [best, threshold] = [between, value]
  }
  return threshold
}
