/**
 * The checks, in order, each with its seconds: `npm run check` for every commit, `npm test` for all of them.
 * Ends with the line "N passed, N failed", counting the single tests of the runners and one for each other part.
 */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

interface Part {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Counts of single tests in the part's output, where its runner prints them. */
  readonly count?: (output: string) => { passed: number; failed: number } | undefined
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

const root = fileURLToPath(new URL('..', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

function countLine(output: string, word: string, pattern: (word: string) => RegExp): number {
  return Number(pattern(word).exec(output)?.[1] ?? 0)
}

function countVitest(output: string): Counts {
  const line = /^\s*Tests\s+(.*)$/m.exec(output)?.[1] ?? ''
  const of = (word: string) => countLine(line, word, (w) => new RegExp(`(\\d+) ${w}`))
  return { passed: of('passed'), failed: of('failed') }
}

function countPlaywright(output: string): Counts {
  const of = (word: string) => countLine(output, word, (w) => new RegExp(`^\\s*(\\d+) ${w}`, 'm'))
  return { passed: of('passed'), failed: of('failed') }
}

const still: readonly Part[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint', command: [bin('biome'), 'check', '.'] },
  { name: 'unused', command: [bin('knip')] },
]
const scenarios = 'tests/contract/scenarios.test.ts'
const units: Part = { name: 'unit and house', command: [bin('vitest'), 'run', '--exclude', 'tests/contract/**'], count: countVitest }

/** For every commit: on the embedded database only, which halves the time of the backend's tests. */
const fast: readonly Part[] = [...still, { ...units, env: { DATABASE_URL_TEST: 'none' } }]

const all: readonly Part[] = [
  ...still,
  units,
  { name: 'contract', command: [bin('vitest'), 'run', 'tests/contract', '--exclude', scenarios], count: countVitest },
  // Alone: a few scenarios look at their effects after a tenth of a second.
  { name: 'scenarios', command: [bin('vitest'), 'run', scenarios], count: countVitest },
  { name: 'build', command: [process.execPath, 'server/build/run.ts'] },
  { name: 'browser', command: [bin('playwright'), 'test'], count: countPlaywright },
]

function run({ command, env }: Part): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  // Colour codes would hide the runners' closing lines from the counts.
  const child = spawn(file, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      process.stdout.write(chunk)
    })
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })))
}

let passed = 0
let failed = 0
const seconds: string[] = []
for (const part of process.argv[2] === 'all' ? all : fast) {
  console.log(`\n== ${part.name}`)
  const start = performance.now()
  const { code, output } = await run(part)
  seconds.push(`${part.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  const counts = part.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  passed += counts.passed
  // A runner that fails before its first test counts too.
  failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
  if (part.name === 'build' && code !== 0) break
}
console.log(`\n${seconds.join('\n')}\n\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
