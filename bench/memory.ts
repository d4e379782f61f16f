/**
 * Question: how much memory do the whole server and the backend alone hold at rest, beside a Node process that does nothing?
 * Input: an empty data folder; the site's compressed pages are made by a start before. Reference: Node with an HTTP server
 * that answers nothing. Each is started as its npm script starts it and left alone for ten seconds. SQLite.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { memoryOf } from './memory-of.ts'

const REST_MS = 10_000
const scripts: Readonly<Record<string, string>> = createRequire(import.meta.url)('../package.json').scripts
const nothing = `require('node:http').createServer().listen(0, () => console.log('listening'))`

const candidates = [
  { name: 'Node that does nothing', args: ['-e', nothing] },
  { name: 'backend alone, without a site', args: [...argumentsOf('backend'), 'serve'] },
  { name: 'whole server', args: argumentsOf('start') },
] as const

/** What a script gives to `node`. */
function argumentsOf(script: string): string[] {
  return scripts[script]?.split(' ').slice(1) ?? []
}

async function start(args: readonly string[], folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, PORT: '4383', DATA_DIR: folder }, stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise<void>((resolve) => child.stdout.on('data', (chunk: Buffer) => chunk.includes('listening') && resolve()))
  return child
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  await once(child, 'exit')
}

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'))
await stop(await start(argumentsOf('start'), folder))
const found: number[] = []
for (const { name, args } of candidates) {
  const child = await start(args, folder)
  await setTimeout(REST_MS)
  const mebibytes = memoryOf(child.pid)
  found.push(mebibytes)
  console.log(`${name}: ${mebibytes.toFixed(0)} MiB, ${(mebibytes / (found[0] ?? 1)).toFixed(1)} times Node that does nothing`)
  await stop(child)
}
rmSync(folder, { recursive: true })
