import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export interface RunningBackend {
  readonly url: string
  readonly process: ChildProcess
  /** Ends it the way a power cut would. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('../../server/backend/main.ts', import.meta.url))

const running = new Set<ChildProcess>()
// A test that fails does not come to the end of its own: the run would wait for it for ever. Benches start backends too, without a runner.
if (process.env.VITEST) {
  const { afterAll } = await import('vitest')
  afterAll(() => {
    for (const child of running) child.kill('SIGKILL')
  })
}

/** Starts `npm run backend -- serve` as a process of its own on a free port, and waits until it listens. */
export async function startBackend(env: Readonly<Record<string, string>>): Promise<RunningBackend> {
  const child = spawn(process.execPath, [script, 'serve'], { env: { ...process.env, PORT: '0', ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const port = await portOf(child)
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

/** Runs a command of the backend to its end; rejects when it fails. */
export async function runBackendCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`the command ended with ${code}`)
}

export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command of the backend to its end, whatever that is. */
export async function tryBackendCommand(args: readonly string[], env: Readonly<Record<string, string>>): Promise<CommandResult> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code: Number(code), stdout, stderr }
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((found, fail) => {
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk
      const port = /"event":"backend listening","port":(\d+)/.exec(output)?.[1]
      if (port) found(Number(port))
    })
    child.once('exit', (code) => fail(new Error(`the backend ended with ${code}`)))
  })
}
