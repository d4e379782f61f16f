import { blurred } from './blur.ts'
import type { Grey } from './grey.ts'
import type { Corners, Point } from './matrix.ts'
import { areSheetEdges } from './sheet-edges.ts'
import { factorFor, shrink } from './shrink.ts'
import { histogramOf, otsu } from './threshold.ts'

/** The longer side of the picture that is searched, in pixels. */
const SEARCHED = 480
/** The same of the one that shows whether what was found is a sheet. */
const LOOKED_AT = 1000
/** A sheet takes at least this part of its photo. */
const SMALLEST = 0.25
/** Of what its corners enclose, this part is paper at least; other shapes are no sheets. */
const FULLEST = 0.93
/** This part of a photo's edge is table at least. */
const TABLE = 0.3
/** Otsu's threshold may fall between a shadow and the lit paper: then one below it parts paper from table. */
const THRESHOLDS = [1, 0.9, 0.8, 0.7, 0.6, 0.5]

type Mask = Grey

/**
 * The corners of a sheet of paper that lies on something darker; nothing when the picture is the sheet itself, as scanners make them,
 * or shows no four straight edges.
 */
export function findSheet(grey: Grey): Corners | undefined {
  const factor = factorFor(grey, SEARCHED)
  const closer = factorFor(grey, LOOKED_AT)
  const picture = shrink(grey, closer)
  const small = withoutLetters(shrink(grey, factor))
  const threshold = otsu(histogramOf(small))
  for (const part of THRESHOLDS) {
    const found = sheetIn(small, threshold * part)
    if (found && areSheetEdges(picture, scaled(found, factor / closer))) return scaled(found, factor)
  }
  return undefined
}

/** Letters would make holes in the paper. */
function withoutLetters({ data, width, height }: Grey): Grey {
  return { data: Uint8Array.from(blurred(Float32Array.from(data), width, height, 3)), width, height }
}

function sheetIn(grey: Grey, threshold: number): Corners | undefined {
  const mask = { ...grey, data: grey.data.map((value) => (value > threshold ? 1 : 0)) }
  if (darkEdge(mask) < TABLE) return undefined
  const sheet = largestPart(mask)
  const corners = cornersOf(sheet)
  const area = areaOf(corners)
  const paper = sheet.data.reduce((sum, value) => sum + value, 0)
  const isSheet = area > SMALLEST * sheet.data.length && paper > FULLEST * area && paper < area / FULLEST && isUpright(corners)
  return isSheet ? corners : undefined
}

/** Which part of the picture's edge is dark. */
function darkEdge({ data, width, height }: Mask): number {
  let dark = 0
  for (let x = 0; x < width; x += 1) dark += 2 - (data[x] ?? 0) - (data[(height - 1) * width + x] ?? 0)
  for (let y = 0; y < height; y += 1) dark += 2 - (data[y * width] ?? 0) - (data[y * width + width - 1] ?? 0)
  return dark / (2 * (width + height))
}

/** The largest of the bright parts that hang together. */
function largestPart({ data, width, height }: Mask): Mask {
  const parts = new Uint32Array(data.length)
  const sizes = [0]
  for (const [at, value] of data.entries()) if (value === 1 && parts[at] === 0) sizes.push(fill(data, parts, at, width, sizes.length))
  const largest = sizes.indexOf(Math.max(...sizes))
  return { data: Uint8Array.from(parts, (part) => (part === largest && largest > 0 ? 1 : 0)), width, height }
}

function fill(data: Uint8Array, parts: Uint32Array, start: number, width: number, part: number): number {
  const open = [start]
  let size = 0
  parts[start] = part
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    size += 1
    const beside = [at % width > 0 ? at - 1 : at, at % width < width - 1 ? at + 1 : at, at - width, at + width]
    for (const next of beside) {
      if (data[next] !== 1 || parts[next] !== 0) continue
      parts[next] = part
      open.push(next)
    }
  }
  return size
}

/** The outermost points towards the corners of the picture. */
function cornersOf({ data, width }: Mask): Corners {
  const points = [...data.entries()].flatMap(([at, value]) => (value === 1 ? [{ x: at % width, y: Math.floor(at / width) }] : []))
  const outermost = (x: number, y: number): Point =>
    points.reduce((best, point) => (point.x * x + point.y * y > best.x * x + best.y * y ? point : best), points[0] ?? { x: 0, y: 0 })
  return [outermost(-1, -1), outermost(1, -1), outermost(1, 1), outermost(-1, 1)]
}

function areaOf(corners: Corners): number {
  return Math.abs(corners.reduce((sum, { x, y }, at) => sum + x * (corners[(at + 1) % 4]?.y ?? 0) - y * (corners[(at + 1) % 4]?.x ?? 0), 0)) / 2
}

/** Whether each corner is a right one, as far as a photo from the side leaves it one. */
function isUpright(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const [before, after] = [corners[(at + 3) % 4] ?? corner, corners[(at + 1) % 4] ?? corner]
    const [a, b] = [
      { x: before.x - corner.x, y: before.y - corner.y },
      { x: after.x - corner.x, y: after.y - corner.y },
    ]
    return Math.abs(a.x * b.x + a.y * b.y) < 0.5 * Math.hypot(a.x, a.y) * Math.hypot(b.x, b.y)
  })
}

function scaled(corners: Corners, factor: number): Corners {
  const place = ({ x, y }: Point): Point => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })
  return [place(corners[0]), place(corners[1]), place(corners[2]), place(corners[3])]
}
