import type { Line } from './line.ts'

/** Lines of one column of a page, one below the other. */
export interface Region<L extends Line> {
  readonly lines: readonly L[]
  /** Whether it is a text whose lines end for want of room; an address or a table's cells are none. */
  readonly isRunning: boolean
  /** Whether it stands beside the text and is none of it: the firm's addresses and people. */
  readonly isAside: boolean
}

/** So many lines are a text, or a column of what a firm prints beside it. */
const FEWEST = 4
/** A line of a running text is at least this part of its widest one, but for some. */
const WIDE = 0.75
/** Letters of a line that is no part of an address. */
const LONG = 40
/** What stands beside a text is narrower than this part of it; a second column is as wide. */
const NARROW = 0.75
/** Lines of a column beside the text are this near to each other, in heights. */
const DENSE = 2.5
/** A line this far below the one before it, or this far to its side, is of another run; in heights. */
const LEAP = 4
const SHIFT = 6
/** A page of more runs is no letter: each is held against each line. */
const MOST_RUNS = 60

/** Lines that go down the page, and what they take up of it. */
interface Run<L extends Line> {
  readonly lines: readonly L[]
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

const leftOf = ({ right, width }: Line) => right - width

/**
 * The regions of a page, in the order of its lines. What stands beside something else has its own margins, and so has what goes on
 * above and below it.
 */
export function regionsOf<L extends Line>(page: readonly L[]): Region<L>[] {
  const runs = runsOf(page)
  if (runs.length > MOST_RUNS) return [{ lines: page, isRunning: true, isAside: false }]
  const parted = runs.map((run) => ({ run, parts: partsOf(run, runs) }))
  const texts = parted.flatMap(({ run, parts }) => parts.filter(isRunning).map((text) => ({ run, text })))
  return parted.flatMap(({ run, parts }): Region<L>[] => {
    const others = texts.length > MOST_RUNS ? [] : texts.flatMap((other) => (other.run === run ? [] : [other.text]))
    if (isAside(run, others)) return [{ lines: run.lines, isRunning: false, isAside: true }]
    return parts.map((part) => ({ lines: part.lines, isRunning: isRunning(part), isAside: false }))
  })
}

function runsOf<L extends Line>(page: readonly L[]): Run<L>[] {
  const runs: L[][] = []
  for (const [index, line] of page.entries()) {
    const before = page[index - 1]
    if (!before || !goesDown(before, line)) runs.push([])
    runs.at(-1)?.push(line)
  }
  return runs.map(runOf)
}

/** Whether a line stands right below the one before it, in the same column. */
function goesDown(before: Line, line: Line): boolean {
  const [down, aside] = [before.y - line.y, Math.abs(leftOf(before) - leftOf(line))]
  const isBelow = down > -line.height / 2 && down < LEAP * line.height
  return isBelow && aside < SHIFT * line.height && leftOf(before) < line.right && leftOf(line) < before.right
}

function runOf<L extends Line>(lines: readonly L[]): Run<L> {
  return {
    lines,
    top: Math.max(...lines.map(({ y, height }) => y + height / 2)),
    bottom: Math.min(...lines.map(({ y, height }) => y - height / 2)),
    left: Math.min(...lines.map(leftOf)),
    right: Math.max(...lines.map(({ right }) => right)),
  }
}

/** Parts a run where another one begins beside it, and where its lines take up the other's room again. */
function partsOf<L extends Line>(run: Run<L>, runs: readonly Run<L>[]): Run<L>[] {
  const others = runs.filter((other) => other !== run)
  const parts: L[][] = []
  let beside: readonly Run<L>[] = []
  for (const line of run.lines) {
    const now = others.filter((other) => isBeside(line, other))
    const goesOnBeside = beside.length > 0 && beside.every((other) => isClear(line, other)) && !isNearer(now, beside, line)
    if (parts.length === 0 || (!goesOnBeside && beside.length + now.length > 0)) parts.push([])
    parts.at(-1)?.push(line)
    beside = goesOnBeside ? [...new Set([...beside, ...now])] : now
  }
  return parts.map(runOf)
}

/** Whether something new leaves a line less room than what it stood beside before. */
function isNearer(now: readonly Run<Line>[], before: readonly Run<Line>[], line: Line): boolean {
  const room = (runs: readonly Run<Line>[]) => ({
    left: Math.max(...runs.flatMap(({ right }) => (right <= leftOf(line) ? [right] : []))),
    right: Math.min(...runs.flatMap(({ left }) => (left >= line.right ? [left] : []))),
  })
  const [next, last] = [room(now), room(before)]
  return next.right < last.right - line.height || next.left > last.left + line.height
}

function isBeside(line: Line, other: Run<Line>): boolean {
  return line.y < other.top && line.y > other.bottom && isClear(line, other)
}

function isClear(line: Line, { left, right }: Run<Line>): boolean {
  return line.right <= left || leftOf(line) >= right
}

function isRunning({ lines, left, right }: Run<Line>): boolean {
  const wide = lines.filter(({ width }) => width >= WIDE * (right - left))
  return lines.length >= FEWEST && wide.length * 5 >= lines.length * 2 && (isLong(wide) || goesOn(lines))
}

/** Lines of a narrow column are as short as those of an address, but many begin in the middle of a sentence. */
function goesOn(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => /^\p{Ll}[\p{L}-]*[,.;]?(?: |$)/u.test(text)).length * 8 >= lines.length
}

function isLong(lines: readonly Line[]): boolean {
  return lines.filter(({ text }) => text.length >= LONG).length * 2 > lines.length
}

/** A dense column beside a text that is wider. */
function isAside(run: Run<Line>, texts: readonly Run<Line>[]): boolean {
  const isBesideText = (text: Run<Line>) =>
    run.right - run.left < NARROW * (text.right - text.left) && run.lines.filter((line) => isBeside(line, text)).length * 2 > run.lines.length
  return run.lines.length >= FEWEST && !isRunning(run) && isDense(run) && texts.some(isBesideText)
}

function isDense({ lines, top, bottom }: Run<Line>): boolean {
  const height = Math.max(...lines.map(({ height }) => height))
  return top - bottom < DENSE * height * lines.length
}
