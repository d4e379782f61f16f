import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Copied } from './copied-answer.ts'

/** What nginx is to say, by path. */
export type Pages = ReadonlyMap<string, Copied>

export interface RunningNginx {
  readonly url: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** What it writes itself, each in its own way; its ETag comes from the file. */
const itsOwn = new Set(['content-length', 'content-type', 'etag'])
const WAIT_MS = 50
const temporaries = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** One worker, as our server is one process; nothing logged; files stay open, connections too. */
function configuration(folder: string, port: number, pages: Pages): string {
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
events { worker_connections 512; }
http {
  access_log off; server_tokens off; sendfile on; tcp_nopush on;
  open_file_cache max=16 inactive=600s; open_file_cache_valid 600s;
  keepalive_timeout 65; keepalive_requests 1000000000;
  ${temporaries.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  server {
    listen ${port}; root ${folder};
    ${[...pages].map(([path, page], index) => location(path, page, fileOf(index))).join('\n    ')}
  }
}
`
}

function location(path: string, { headers }: Copied, file: string): string {
  const added = Object.entries(headers)
    .filter(([name]) => !itsOwn.has(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return `location = ${path} { try_files /${file} =404; types { } default_type ${JSON.stringify(headers['content-type'])}; ${added.join(' ')} }`
}

const fileOf = (index: number) => `page${index}`

/** Nothing when there is no nginx: neither where `NGINX` says, nor in the path, nor where systems put it. */
export async function startNginx(port: number, pages: Pages): Promise<RunningNginx | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  // Started by the system's administrator, the worker is somebody else.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, pages))
  for (const [index, { body }] of [...pages.values()].entries()) writeFileSync(join(folder, fileOf(index)), body)
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }
  const child = spawn(process.env.NGINX ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'errors'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  async function stop(): Promise<void> {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit')
    rmSync(folder, { recursive: true })
  }
  if (await isUp(child, url)) return { url, process: child, stop }
  await stop()
  return undefined
}

/** Waits until it answers; false when it could not be started. */
async function isUp(child: ChildProcess, url: string): Promise<boolean> {
  const ended = once(child, 'exit').then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([ended, setTimeout(WAIT_MS, false)]))) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return true
  }
  return false
}
