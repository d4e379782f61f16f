import { blotsOf } from './blots.ts'
import type { Grey } from './grey.ts'

/** Fewer blots are no text. */
const FEWEST = 40
/** In pixels; smaller ones are dots and dust. */
const SMALLEST = 4

/**
 * How high most letters are, those with and without ascenders together, in pixels; nothing where there is no text.
 * @param isSideways whether lines run down the page
 */
export function letterHeight(grey: Grey, isSideways: boolean): number | undefined {
  const longest = Math.max(grey.width, grey.height) / 15
  const heights = blotsOf(grey)
    .map(({ width, height }) => (isSideways ? { width: height, height: width } : { width, height }))
    .filter(({ height, width }) => height >= SMALLEST && height < longest && width < height * 4 && width > height / 8)
    .map(({ height }) => height)
    .sort((a, b) => a - b)
  return heights.length < FEWEST ? undefined : heights[Math.floor(heights.length / 2)]
}
