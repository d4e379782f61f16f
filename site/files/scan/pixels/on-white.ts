import type { Grey } from './grey.ts'
import { histogramOf } from './threshold.ts'

/** Darker than this is dark, and of a screen's ground most pixels are alike: those so near to each other are this part of all. */
const DARK = 110
const ALIKE = { within: 6, part: 0.5 } as const

/**
 * A picture of bright letters on a dark ground, as screens show them at night, with both changed for each other; any other as it is. A
 * dark table is no such ground: it has grain, and lies in uneven light.
 */
export function onWhite(grey: Grey): Grey {
  const histogram = histogramOf(grey)
  const ground = histogram.indexOf(Math.max(...histogram))
  const alike = histogram.subarray(Math.max(0, ground - ALIKE.within), ground + ALIKE.within + 1).reduce((sum, count) => sum + count, 0)
  if (ground > DARK || alike < ALIKE.part * grey.data.length) return grey
  return { ...grey, data: grey.data.map((value) => 255 - value) }
}
