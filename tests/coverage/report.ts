import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CoverageMap, createCoverageSummary, type FileCoverage } from '@vitest/istanbul-lib-coverage'
import type { Floor } from './floors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What of a room the tests ran. */
export interface RoomCoverage {
  readonly floor: Floor
  readonly files: readonly FileCoverage[]
  /** Percent. */
  readonly lines: number
  readonly branches: number
}

export function sumUp(floor: Floor, coverage: CoverageMap): RoomCoverage {
  const files = coverage
    .files()
    .filter((file) => relative(root, file).startsWith(`${floor.room}/`))
    .map((file) => coverage.fileCoverageFor(file))
  const sum = createCoverageSummary()
  for (const file of files) sum.merge(file.toSummary())
  return { floor, files, lines: Number(sum.lines.pct), branches: Number(sum.branches.pct) }
}

/** A sentence for each figure of the room that has sunk. */
export function belowFloor({ floor, lines, branches }: RoomCoverage): string[] {
  const sentence = (what: string, is: number, least: number) =>
    is < least ? [`${floor.room}: tests run ${is} % of its ${what}; the floor is ${least} % and may only rise.`] : []
  return [...sentence('lines', lines, floor.lines), ...sentence('branches', branches, floor.branches)]
}

const columns = ['room', 'files', 'lines %', 'floor', 'branches %', 'floor']

export function tableOf(rooms: readonly RoomCoverage[]): string {
  const rows = rooms.map(({ floor, files, lines, branches }) => [
    floor.room,
    files.length,
    lines.toFixed(2),
    floor.lines,
    branches.toFixed(2),
    floor.branches,
  ])
  return [columns, ...rows]
    .map(([room, ...figures]) => [String(room).padEnd(16), ...figures.map((cell) => String(cell).padStart(11))].join(''))
    .join('\n')
}

/** The room's files with lines that nothing ran, such as `cv/parse-cv.ts 12-14, 20`. */
export function uncoveredOf({ files }: RoomCoverage): string[] {
  return files
    .map((file) => [relative(root, file.path), asRanges(file.getUncoveredLines().map(Number))].join(' '))
    .filter((line) => !line.endsWith(' '))
    .sort()
}

/** The room's files with branches that nothing took in lines that something ran, by line. */
export function untakenOf({ files }: RoomCoverage): string[] {
  return files
    .map((file) => [relative(root, file.path), asRanges(untakenLines(file))].join(' '))
    .filter((line) => !line.endsWith(' '))
    .sort()
}

function untakenLines(file: FileCoverage): number[] {
  const uncovered = new Set(file.getUncoveredLines().map(Number))
  const lines = Object.entries(file.branchMap).flatMap(([id, { locations }]) =>
    locations.flatMap(({ start }, index) => (file.b[id]?.[index] === 0 && start.line !== undefined ? [start.line] : [])),
  )
  return [...new Set(lines)].filter((line) => !uncovered.has(line))
}

function asRanges(lines: readonly number[]): string {
  const ranges: [first: number, last: number][] = []
  for (const line of lines.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && line === range[1] + 1) range[1] = line
    else ranges.push([line, line])
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')
}
