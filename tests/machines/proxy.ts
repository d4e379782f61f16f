import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 100

export interface Proxy {
  readonly url: string
  stop(): Promise<void>
}

/** Starts nginx with the file that operators get, its three machines being ports of this one. Debian: `apt install nginx-light`. */
export async function startProxy(port: number, ports: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'machines-proxy-'))
  const given = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const local = ports.reduce((text, at, index) => text.replaceAll(`app${index + 1}.internal:3000`, `127.0.0.1:${at}`), given)
  const site = local.replace('listen 8080', `listen 127.0.0.1:${port}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${site}\n}\n`)
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] })
  await answering(`http://127.0.0.1:${port}/api/health`, nginx)
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true })
    },
  }
}

async function answering(url: string, nginx: ChildProcess): Promise<void> {
  const missing = once(nginx, 'error').then(([error]) => Promise.reject(error))
  for (;;) {
    const answer = await Promise.race([fetch(url).catch(() => undefined), missing])
    if (answer?.ok) return
    if (nginx.exitCode !== null) throw new Error('nginx ended: is its configuration right?')
    await wait(POLL_MS)
  }
}
