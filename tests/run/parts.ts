import { fileURLToPath } from 'node:url'
import { countPlaywright, countVitest } from './counts.ts'
import type { Part, Stage } from './part.ts'

const bin = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))
const vitest = (...args: readonly string[]) => ({ command: [bin('vitest'), 'run', ...args], count: countVitest })

const still: readonly Part[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'] },
  { name: 'lint', command: [bin('biome'), 'check', '.'] },
  { name: 'unused', command: [bin('knip'), '--cache'] },
]
const contractTests = 'tests/contract/**'
const scenarioTests = 'tests/contract/scenarios.test.ts'
/** Too long for the run between two commits. */
const withoutLong = ['--exclude', '**/*.long.test.ts'] as const

/** The tests beside the code and of the house; `left` are arguments that leave some out. */
const units = (...left: readonly string[]): Part => ({ name: 'unit and house', ...vitest('--exclude', contractTests, ...left) })
const scenarios: Part = { name: 'scenarios', ...vitest(scenarioTests) }
// It starts servers and waits for them, beside the units that compute.
const contract = (...left: readonly string[]): Part => ({ name: 'contract', ...vitest('tests/contract', '--exclude', scenarioTests, ...left) })
const build: Part = { name: 'build', command: [process.execPath, 'server/build/run.ts'], isNeeded: true }
const browser: Part = { name: 'browser', command: [bin('playwright'), 'test'], count: countPlaywright }

/** For every commit: on the embedded database only, without what takes a test file seconds (`*.slow.test.ts`). */
const quick: Part = { ...units(...withoutLong, '--exclude', '**/*.slow.test.ts'), env: { DATABASE_URL_TEST: 'none' } }

/** What can run side by side without hindering each other; a few scenarios look at their effects after a tenth of a second, so they go first. */
const stages = (...left: readonly string[]): readonly Stage[] => [
  [
    [scenarios, units(...left)],
    [...still, build, contract(...left)],
  ],
  [[browser]],
]

/** Runs tests that ran before, with counting: alone, and none of them is counted a second time. */
const coverage: Part = { name: 'coverage', command: [process.execPath, 'tests/coverage/run.ts'] }

/** What each command runs. `all` are the parts of `test`, which do more when TEST_EXTENT says so, and how much of the code tests run. */
export const plans: Readonly<Record<string, readonly Stage[]>> = {
  check: [[still, [quick]]],
  test: stages(...withoutLong),
  all: [...stages(), [[coverage]]],
}
