import { fileURLToPath } from 'node:url'
import { createCoverageMap } from '@vitest/istanbul-lib-coverage'
import { describe, expect, it } from 'vitest'
import { floors } from '../coverage/floors.ts'
import { belowFloor, sumUp, tableOf, uncoveredOf } from '../coverage/report.ts'

/** A file of one statement a line, run so many times, and one branch of two ways. */
function fileOf(path: string, runs: readonly number[], ways: readonly number[]) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
  const range = (line: number) => ({ start: { line, column: 0 }, end: { line, column: 9 } })
  return {
    [file]: {
      path: file,
      statementMap: Object.fromEntries(runs.map((_, index) => [index, range(index + 1)])),
      s: Object.fromEntries(runs.map((count, index) => [index, count])),
      fnMap: {},
      f: {},
      branchMap: { 0: { line: 1, type: 'if', loc: range(1), locations: [range(1), range(2)] } },
      b: { 0: [...ways] },
    },
  }
}

const coverage = createCoverageMap({
  ...fileOf('cv/one.ts', [3, 0, 0, 1, 0, 2, 1, 1], [1, 0]),
  ...fileOf('cv/two.ts', [1, 1], [1, 1]),
  ...fileOf('talent/three.ts', [0], [0, 0]),
})
const cv = (lines: number, branches: number) => sumUp({ room: 'cv', lines, branches, alsoTestedBy: [] }, coverage)

describe('coverage', () => {
  it('is that of all lines and branches of a room, and of no other', () => {
    expect(cv(0, 0)).toMatchObject({ lines: 70, branches: 75 })
    expect(tableOf([cv(60, 50)])).toMatch(/^cv +2 +70\.00 +60 +75\.00 +50$/m)
  })

  it('names the lines that nothing ran, file by file', () => {
    expect(uncoveredOf(cv(0, 0))).toEqual(['cv/one.ts 2-3, 5'])
  })

  it('complains with a sentence when a room is below its floor, not when it is on it', () => {
    expect(belowFloor(cv(70, 75))).toEqual([])
    expect(belowFloor(cv(71, 76))).toEqual([
      'cv: tests run 70 % of its lines; the floor is 71 % and may only rise.',
      'cv: tests run 75 % of its branches; the floor is 76 % and may only rise.',
    ])
  })

  it('is asked of the pure rooms at 95 % of lines at least, of backend and services at 90 %', () => {
    for (const { room, lines } of floors) expect(lines, room).toBeGreaterThanOrEqual(['backend', 'services'].includes(room) ? 90 : 95)
  })
})
