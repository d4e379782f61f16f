import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Asked, Client, Counted, Run } from './client.ts'
import { onClientCores } from './cores.ts'
import { watchWaiting } from './waiting.ts'

/** Counted by its script's `done`; `os.clock` is the processor time of the whole process (C11, 7.27.2.1). */
const resultLine = /^RESULT (\d+) (\d+) (\d+) ([\d.]+)$/m
const done = `function done(summary)
  local e = summary.errors
  local failed = e.connect + e.read + e.write + e.status + e.timeout
  io.write(string.format("RESULT %d %d %d %.3f\\n", summary.requests, summary.duration, failed, os.clock()))
end
`

/** The client in C, which needs a third of what a server in Node needs for the same answers. Nothing where it is not installed. */
export function findWrk(): Client | undefined {
  if (spawnSync('wrk', ['-v']).error) {
    console.log('wrk is not installed (Debian: apt install wrk): asked by processes of Node, which are slower')
    return undefined
  }
  return { name: 'wrk', run: runWrk }
}

async function runWrk(asked: Asked, { connections, seconds }: Run): Promise<Counted> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-wrk-'))
  const script = join(folder, 'asked.lua')
  writeFileSync(script, scriptOf(asked))
  const [command, args] = onClientCores('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, asked.url])
  const running = promisify(execFile)(command, args)
  const waited = watchWaiting(running.child.pid)
  const { stdout, stderr } = await running.finally(() => rmSync(folder, { recursive: true }))
  const result = resultLine.exec(stdout)
  if (!result) throw new Error(`wrk counted nothing: ${stdout}${stderr}`)
  const [answers = 0, microseconds = 0, errors = 0, busySeconds = 0] = result.slice(1).map(Number)
  return { answers, errors, seconds: microseconds / 1e6, busy: (1e6 * busySeconds) / microseconds, waiting: (1e6 * waited()) / microseconds }
}

function scriptOf({ method, headers, body }: Asked): string {
  const lines = Object.entries(headers).map(([name, value]) => `wrk.headers[ ${quoted(name)} ] = ${quoted(value)}`)
  return [`wrk.method = ${quoted(method)}`, ...lines, ...(body ? [`wrk.body = ${quoted(body)}`] : []), done].join('\n')
}

/** A long string of Lua, which reads no escapes. */
function quoted(text: string): string {
  if (text.includes(']==]')) throw new Error('Not to be written in Lua')
  return `[==[${text}]==]`
}
