import { MOST_PIXELS } from '../limits.ts'
import { evenPaper } from './even-paper.ts'
import { findSheet } from './find-sheet.ts'
import type { Grey } from './grey.ts'
import { letterHeight } from './letter-height.ts'
import { type Corners, type Matrix, mapped, ontoCorners, type Point, rotation, scaling, shift, times } from './matrix.ts'
import { sample } from './sample.ts'
import { shrink } from './shrink.ts'
import { findTilt, inkPoints } from './tilt.ts'

/** How a page is taken out of its picture, upright, level and in the size that the recognition reads best. */
export interface PagePlan {
  /** Maps a pixel of the page to its place in the picture. */
  readonly toSource: Matrix
  readonly width: number
  readonly height: number
}

/** The longer side of the picture that is looked at, in pixels: its letters are just high enough to be told from dust. */
const PREVIEW = 1800
/** Lower-case letters of 11 points at 300 dpi, those with ascenders among them, are so high. */
const LETTERS = 25
/** Pictures of which the letters are of this part of that height stay as they are: each change blurs a little. */
const GOOD = [0.85, 1.5] as const
const MOST_ENLARGED = 4
/** How far the proportion of a sheet's sides may be from that of A4 in a photo. */
const MAY_BE_A4 = 0.3

/** Nothing stands on this page that could be letters. */
export const NO_LETTERS = 'no-letters'

/** Finds the sheet, the direction of its lines and the height of its letters. Whether it stands on its head only the reading tells. */
export function planPage(grey: Grey): PagePlan | typeof NO_LETTERS {
  const sheet = sheetPlan(grey)
  const factor = Math.max(sheet.width, sheet.height) / PREVIEW
  const small = shrink(grey, Math.floor(factor))
  const [width, height] = [Math.round(sheet.width / factor), Math.round(sheet.height / factor)]
  const toSmall = times(scaling(1 / Math.max(1, Math.floor(factor))), times(sheet.toSource, scaling(factor)))
  const preview = evenPaper(sample(small, toSmall, width, height))
  const lines = linesOf(preview)
  const letters = letterHeight(preview, lines.areSideways)
  if (letters === undefined) return NO_LETTERS
  return turnedLevel(sheet, lines, scaleFor(letters * factor, sheet))
}

interface Lines {
  readonly areSideways: boolean
  /** How far they fall to the right when they are read. */
  readonly degrees: number
}

function linesOf(preview: Grey): Lines {
  const { x, y } = inkPoints(preview)
  const [across, down] = [findTilt(x, y), findTilt(y, x)]
  // Seen from the side, lines that fall to the right are lines that rise.
  return down.clearness > across.clearness ? { areSideways: true, degrees: -down.degrees } : { areSideways: false, degrees: across.degrees }
}

/** The sheet as a rectangle of its own, or the whole picture. */
function sheetPlan(grey: Grey): PagePlan {
  const corners = findSheet(grey)
  if (!corners) return { toSource: scaling(1), width: grey.width, height: grey.height }
  const [width, height] = likeA4(longer(corners, 0, 1, 3, 2), longer(corners, 0, 3, 1, 2))
  return { toSource: ontoCorners(corners, width, height), width, height }
}

/** From the side a sheet looks shorter than it is; one that may be A4 is. */
function likeA4(width: number, height: number): readonly [width: number, height: number] {
  const proportion = Math.max(width, height) / Math.min(width, height)
  if (Math.abs(proportion - Math.SQRT2) > MAY_BE_A4) return [width, height]
  return width < height ? [width, Math.round(width * Math.SQRT2)] : [Math.round(height * Math.SQRT2), height]
}

/** The length of the longer one of two edges that face each other: the other one is further away. */
function longer(corners: Corners, a: number, b: number, c: number, d: number): number {
  const length = (p: Point | undefined, q: Point | undefined) => Math.hypot((p?.x ?? 0) - (q?.x ?? 0), (p?.y ?? 0) - (q?.y ?? 0))
  return Math.round(Math.max(length(corners[a], corners[b]), length(corners[c], corners[d])))
}

function scaleFor(letters: number, { width, height }: PagePlan): number {
  const wanted = LETTERS / letters
  const kept = 1 / wanted >= GOOD[0] && 1 / wanted <= GOOD[1] ? 1 : Math.min(wanted, MOST_ENLARGED)
  return Math.min(kept, Math.sqrt(MOST_PIXELS / (width * height)))
}

/** The page with its lines level, and larger or smaller by this scale. */
function turnedLevel(sheet: PagePlan, { areSideways, degrees }: Lines, scale: number): PagePlan {
  const { toSource, width, height } = areSideways ? turned(sheet) : sheet
  const level = times(shift(width / 2, height / 2), times(rotation(degrees), shift(-width / 2, -height / 2)))
  return { toSource: times(toSource, times(level, scaling(1 / scale))), width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The plan of the same page, turned clockwise by a right angle. */
function turned({ toSource, width, height }: PagePlan): PagePlan {
  return { toSource: times(toSource, [0, 1, 0, -1, 0, height - 1, 0, 0, 1]), width: height, height: width }
}

/** The page of a plan, its paper white and its ink black. */
export function takePage(grey: Grey, { toSource, width, height }: PagePlan): Grey {
  // Reduced by more than half, pixels between those looked up would be left out.
  const factor = Math.max(1, Math.floor(stepIn(toSource, { x: width / 2, y: height / 2 })))
  return evenPaper(sample(shrink(grey, factor), times(scaling(1 / factor), toSource), width, height))
}

/** How far pixels side by side in the page are apart in its picture. */
function stepIn(toSource: Matrix, at: Point): number {
  const [here, beside] = [mapped(toSource, at), mapped(toSource, { ...at, x: at.x + 1 })]
  return Math.hypot(beside.x - here.x, beside.y - here.y)
}
