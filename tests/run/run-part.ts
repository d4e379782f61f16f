import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { failuresIn } from './counts.ts'
import type { Counts, Part } from './part.ts'

export interface Outcome extends Counts {
  readonly part: Part
  readonly seconds: number
  /** What failed, if only at first, shortly. */
  readonly failures: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs one part. Shows what it says when it has ended, in one piece: another may run beside it. */
export async function runPart(part: Part, env: Readonly<Record<string, string | undefined>>): Promise<Outcome> {
  const start = performance.now()
  const { code, output } = await run(part, env)
  const seconds = (performance.now() - start) / 1000
  process.stdout.write(`\n== ${part.name} (${seconds.toFixed(1)} s)\n${output}`)
  const counts = part.count?.(output) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  // A runner that fails before its first test counts too.
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { ...counts, part, seconds, failed, failures: failed > 0 || counts.flaky ? failuresIn(output) : [] }
}

function run(part: Part, env: Readonly<Record<string, string | undefined>>): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = part.command
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...part.env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code: code ?? 1, output })))
}
