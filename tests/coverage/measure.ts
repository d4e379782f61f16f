import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type CoverageMap, createCoverageMap } from '@vitest/istanbul-lib-coverage'
import { createVitest } from 'vitest/node'
import type { Floor } from './floors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What exists for tests only, and texts that they read. */
const notCounted = ['**/*.test.ts', '**/testing/**', '**/corpus/**']

export interface Measured {
  readonly coverage: CoverageMap
  readonly failedTests: number
}

/**
 * Runs the tests of the rooms and counts what they run: in their own process, and in the processes and threads that they start, as far as
 * these end by themselves; one that is killed tells nothing.
 */
export async function measure(rooms: readonly Floor[]): Promise<Measured> {
  // Functions out of the compile cache are counted less exactly.
  process.env.NODE_DISABLE_COMPILE_CACHE = '1'
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'))
  try {
    const failedTests = await runTests(rooms, folder)
    const json = await readFile(join(folder, 'coverage-final.json'), 'utf8')
    return { coverage: createCoverageMap(JSON.parse(json)), failedTests }
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** How many of the tests failed; a file that fails before its first test counts as one. */
async function runTests(rooms: readonly Floor[], folder: string): Promise<number> {
  const folders = rooms.flatMap(({ room, alsoTestedBy }) => [room, ...alsoTestedBy]).map((path) => join(root, path, '/'))
  const vitest = await createVitest('test', {
    root,
    watch: false,
    coverage: {
      enabled: true,
      provider: 'v8',
      autoAttachSubprocess: true,
      include: rooms.map(({ room }) => `${room}/**/*.ts`),
      exclude: notCounted,
      reporter: ['json'],
      reportsDirectory: folder,
      reportOnFailure: true,
    },
  })
  await vitest.standalone()
  const specifications = await vitest.globTestSpecifications()
  // What Vitest's own filters ask is whether these names stand anywhere in a path: `tests/language` has `language/` in it.
  const wanted = specifications.filter(({ moduleId }) => folders.some((path) => moduleId.startsWith(path)))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted, true)
  await vitest.close()
  const failedFiles = testModules.filter((module) => !module.ok())
  return Math.max(vitest.state.getCountOfFailedTests(), failedFiles.length) + unhandledErrors.length
}
