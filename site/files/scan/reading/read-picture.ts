import type { Grey } from '../pixels/grey.ts'
import { onWhite } from '../pixels/on-white.ts'
import { NO_LETTERS, type PagePlan, planPage, takePage } from '../pixels/plan-page.ts'
import { withGaps } from '../text/find-gaps.ts'
import { mended } from '../text/mend.ts'
import type { Reader, Reading } from './open-reader.ts'
import { readColumns } from './read-columns.ts'

/** A page as it was set right and read. */
export interface ReadPage extends Reading {
  readonly page: Grey
}

export interface PictureProgress {
  readonly onPrepared: () => void
  /** From 0 to 1. */
  readonly onRead: (done: number) => void
}

/** Of a page that is the right way up, a few lines are read at least as surely as this. */
const UPRIGHT = 0.75
/** In pixels: some lines of letters of the height that pages are brought to. */
const SAMPLE = 260

/** Sets a picture right and reads it; nothing where nothing could be letters. */
export function readPicture(reader: Reader, given: Grey, { onPrepared, onRead }: PictureProgress): ReadPage | undefined {
  const picture = onWhite(given)
  const plan = planPage(picture)
  if (plan === NO_LETTERS) return undefined
  const page = rightWayUp(reader, picture, plan)
  onPrepared()
  const { lines, confidence } = readColumns(reader, page, onRead)
  return { page, confidence, lines: withGaps(page, mended(lines)) }
}

/** The page, turned by 180 degrees where that reads better: nothing else tells it so surely. */
function rightWayUp(reader: Reader, picture: Grey, plan: PagePlan): Grey {
  const page = takePage(picture, plan)
  const lines = densestRows(page)
  const sure = reader.read(lines, 'block').confidence
  const isUpright = sure >= UPRIGHT || reader.read(onItsHead(lines), 'block').confidence <= sure
  return isUpright ? page : onItsHead(page)
}

/** The rows with most ink one below the other. */
function densestRows({ data, width, height }: Grey): Grey {
  const rows = Array.from({ length: height }, (_, y) => inkOf(data.subarray(y * width, (y + 1) * width)))
  const size = Math.min(SAMPLE, height)
  const tops = Array.from({ length: Math.floor(height / size) }, (_, step) => step * size)
  const inkFrom = (top: number) => rows.slice(top, top + size).reduce((sum, ink) => sum + Math.min(ink, width / 4), 0)
  const top = tops.reduce((densest, next) => (inkFrom(next) > inkFrom(densest) ? next : densest))
  return { data: data.slice(top * width, (top + size) * width), width, height: size }
}

function inkOf(row: Uint8Array): number {
  return row.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0)
}

function onItsHead(page: Grey): Grey {
  return { ...page, data: page.data.toReversed() }
}
