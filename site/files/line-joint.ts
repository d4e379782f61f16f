import type { Line } from './line.ts'
import type { Place } from './line-places.ts'

/** Lines further apart than this many usual distances, each in heights of its line, are two paragraphs. */
const PARAGRAPH_GAP = 1.3
/** A blank between words, as a part of the line's height. */
const BLANK = 0.25
/** A line that stands higher than the one before it, by more of its heights, opens a column. */
const COLUMN = 4
/** What no line of a ragged text may have taken up, in heights. */
const RAGGED = 2

const bullet = /^[-–•·▪◦●*\ue000-\uf8ff]\s/u
/** The sign with which a line breaks a word. */
export const broken = /(?<=\p{Ll})\u00ad?[-\u2010\u00ad]$/u
const goesOn = /^(?!(?:und|oder|sowie|bzw)(?!\p{L}))\p{Ll}/u
const ends = /[.!?:]["“”»)]*$/u

/** What stands between two lines, and whether a word that the first one breaks goes on in the second. */
export interface Joint {
  readonly between: string
  readonly isBroken?: boolean
}

/** A line, and whether it goes on from the one before it in one paragraph. */
interface Before extends Place<Line> {
  readonly goesOn: boolean
}

/** @param usual from one line to the next inside of a paragraph, in heights */
export function jointOf(before: Before | undefined, { line, opens: isFirst, isAside }: Place<Line>, usual: number): Joint {
  if (!before) return { between: '' }
  if (before.isAside !== isAside) return { between: '\n\n' }
  const [{ text: last }, { text: next }] = [before.line, line]
  const opens = isFirst || line.y - before.line.y > COLUMN * line.height
  if (!opens && isParted(before.line, line, usual)) return { between: '\n\n' }
  if (isAside) return { between: '\n' }
  if (broken.test(last) && goesOn.test(next)) return { between: '', isBroken: true }
  if (/[\p{L}\p{N}][-\u2010]$/u.test(last) && /^[\p{Lu}\p{N}]/u.test(next)) return { between: '' }
  if (opens && isInterrupted(before, line)) return { between: ' ' }
  if (isFull(before, line) && !bullet.test(next) && !(opens && ends.test(last))) return { between: ' ' }
  return { between: opens ? '\n\n' : '\n' }
}

/** Whether a sentence that a page or a column ended in goes on: in lower case, or because its paragraph was under way. No item, no heading. */
function isInterrupted({ line: last, goesOn: wasUnderWay }: Before, line: Line): boolean {
  if (ends.test(last.text) || bullet.test(line.text)) return false
  return /^\p{Ll}/u.test(line.text) || (wasUnderWay && isOneSize(last, line))
}

/**
 * Whether the next line's first word had no room in this one: then it ended for want of room. Lines that are not set flush may all end
 * before their margin; the nearer one comes to it, the less it takes to see that its sentence goes on.
 */
function isFull({ line: { text: own, right, height, width: ownWidth }, margin, narrowest }: Place<Line>, { text, width }: Line): boolean {
  const firstWord = (width * (/^\S+/.exec(text)?.[0].length ?? 0)) / text.length
  const ragged = /^\p{Ll}/u.test(text) && !/[.!?:;,]$/u.test(own) ? RAGGED * height : 0
  return ownWidth > narrowest && right <= margin + height && right + BLANK * height + firstWord + ragged > margin
}

function isParted(last: Line, line: Line, usual: number): boolean {
  return last.y - line.y > usual * line.height * PARAGRAPH_GAP || !isOneSize(last, line)
}

function isOneSize(last: Line, line: Line): boolean {
  return Math.abs(last.height - line.height) <= last.height / 5
}
