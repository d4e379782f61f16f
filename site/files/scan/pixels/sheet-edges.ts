import { evenPaper } from './even-paper.ts'
import type { Grey } from './grey.ts'
import { type Corners, ontoCorners, type Point } from './matrix.ts'
import { sample } from './sample.ts'

/** Points on each edge at which one looks across it. */
const LOOKS = 24
/** How far to either side one looks, near and far, as parts of the picture's longer side. */
const [NEAR, FAR] = [0.014, 0.07]
/** From table to paper brightness rises at once: near the edge by this part of what it rises in all. A shadow has a soft edge. */
const SHARP = 0.6
/** The least that it rises by. */
const RISE = 12

/** The sheet in small, and the frame along its edges where no letter stands: past the edge itself, short of the narrowest margin. */
const [WIDTH, HEIGHT, OUTER, INNER] = [700, 990, 9, 24]
/** Of that frame, ink covers less than this on each side. */
const FREE = 0.015

/**
 * Whether these are the edges of a sheet, not of a shadow that lies on it: sharp ones, without letters that they would cut through. Of an
 * edge that is the picture's own, the first is not asked.
 */
export function areSheetEdges(grey: Grey, corners: Corners): boolean {
  return corners.every((corner, at) => isSharp(grey, corner, corners[(at + 1) % 4] ?? corner)) && hasFreeFrame(grey, corners)
}

/** @param from corners go clockwise: the sheet lies to the right of the way to the next one */
function isSharp(grey: Grey, from: Point, to: Point): boolean {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const inward = { x: (from.y - to.y) / length, y: (to.x - from.x) / length }
  const longer = Math.max(grey.width, grey.height)
  let [near, far, seen] = [0, 0, 0]
  for (let look = 1; look <= LOOKS; look += 1) {
    const part = 0.1 + (0.8 * look) / (LOOKS + 1)
    const place = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    const beside = (distance: number) => brightnessAt(grey, place.x + inward.x * distance * longer, place.y + inward.y * distance * longer)
    const [inside, outside, farInside, farOutside] = [beside(NEAR), beside(-NEAR), beside(FAR), beside(-FAR)]
    if (inside === undefined || outside === undefined) continue
    near += inside - outside
    far += (farInside ?? inside) - (farOutside ?? outside)
    seen += 1
  }
  return seen < LOOKS / 2 || (near > RISE * seen && near > SHARP * far)
}

function brightnessAt({ data, width, height }: Grey, x: number, y: number): number | undefined {
  const [column, row] = [Math.round(x), Math.round(y)]
  return column >= 0 && row >= 0 && column < width && row < height ? data[row * width + column] : undefined
}

function hasFreeFrame(grey: Grey, corners: Corners): boolean {
  const { data } = evenPaper(sample(grey, ontoCorners(corners, WIDTH, HEIGHT), WIDTH, HEIGHT))
  const strip = (left: number, top: number, right: number, bottom: number) => {
    let ink = 0
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) if ((data[y * WIDTH + x] ?? 255) < 160) ink += 1
    return ink / ((right - left) * (bottom - top))
  }
  const strips = [
    strip(INNER, OUTER, WIDTH - INNER, INNER),
    strip(INNER, HEIGHT - INNER, WIDTH - INNER, HEIGHT - OUTER),
    strip(OUTER, INNER, INNER, HEIGHT - INNER),
    strip(WIDTH - INNER, INNER, WIDTH - OUTER, HEIGHT - INNER),
  ]
  return strips.every((ink) => ink < FREE)
}
