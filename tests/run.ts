/**
 * The checks: `npm run check` for every commit, `npm test` for all of them, `npm run test:all` for what takes longer than a commit may
 * wait. Each part says its seconds and all it has to say when it has ended; what failed is said again at the end, shortly. Ends with the
 * line "N passed, N failed", counting the single tests of the runners and one for each other part.
 */
import { existsSync, globSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { claimPorts } from './run/claim-ports.ts'
import { describeMachine } from './run/machine.ts'
import type { Lane } from './run/part.ts'
import { plans } from './run/parts.ts'
import { type Outcome, runPart } from './run/run-part.ts'

const [command = 'check'] = process.argv.slice(2)
const plan = plans[command]
if (!plan) throw new Error(`Unknown: ${command}. There are ${Object.keys(plans).join(', ')}.`)

/** Tests keep what they store in memory where there is plenty: disks that wait for every write make them wait. */
function quickTemporaryFolder(): string | undefined {
  // A run was seen to keep 0.3 GB.
  const [folder, most] = ['/dev/shm', 2 * 2 ** 30]
  if (process.env.TMPDIR || !existsSync(folder)) return process.env.TMPDIR
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize >= most && freemem() >= most ? folder : undefined
}

const temporary = quickTemporaryFolder()
if (temporary) process.env.TMPDIR = temporary

const env = {
  ...process.env,
  // The runners are started by their own first line, which asks for `node`: the one that runs this.
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  TEST_PORT: process.env.TEST_PORT || String(await claimPorts()),
  TEST_EXTENT: command === 'all' ? 'all' : process.env.TEST_EXTENT,
  // Dozens of tests start servers and commands: their code is compiled once.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url)),
  // Colour codes would hide the runners' closing lines from the counts.
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
}

const outcomes: Outcome[] = []
const mayGoOn = () => !outcomes.some(({ part, failed }) => part.isNeeded && failed > 0)

async function runLane(lane: Lane): Promise<void> {
  for (const part of lane) if (mayGoOn()) outcomes.push(await runPart(part, env))
}

const start = performance.now()
for (const stage of plan) await Promise.all(stage.map(runLane))
// What this run's servers kept (tests/support/site-url.ts); the next run has other ports.
if (!process.env.TEST_PORT) for (const folder of globSync(join(tmpdir(), `site-tests-${env.TEST_PORT}*`))) rmSync(folder, { recursive: true })

for (const { part, failed, failures } of outcomes.filter(({ failures }) => failures.length > 0)) {
  console.log(`\n== ${part.name} failed${failed > 0 ? '' : ' at first, and passed when tried again'}\n${failures.join('\n')}`)
}
const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, outcome) => total + of(outcome), 0)
const seconds = outcomes.map(({ part, seconds }) => `${part.name}: ${seconds.toFixed(1)} s`)
console.log(`\n${describeMachine()}\n${seconds.join('\n')}\nall: ${((performance.now() - start) / 1000).toFixed(1)} s`)
const failed = sum((outcome) => outcome.failed)
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
