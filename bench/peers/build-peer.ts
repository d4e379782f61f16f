import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Peer, writeFacts } from './peers.ts'
import { addresses, assetsOf, isName, type TakenPage, takePage } from './take-pages.ts'

const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' }

/** Makes a peer's project from ours and its own few files, in a folder outside the repository, installs what it needs, and builds it. */
export async function buildPeer(peer: Peer, site: string): Promise<string> {
  const folder = join(tmpdir(), 'bench-peers', peer.name)
  const taken = join(folder, peer.components.folder)
  for (const made of [taken, join(folder, 'public')]) rmSync(made, { recursive: true, force: true })
  cpSync(join(import.meta.dirname, peer.name), folder, { recursive: true })
  mkdirSync(taken, { recursive: true })
  // Each peer takes its own: writing may change what was taken.
  const pages = await Promise.all(
    Object.keys(addresses)
      .filter(isName)
      .map((name) => takePage(site, name)),
  )
  writeFileSync(join(taken, 'pages.js'), writeFacts(pages))
  for (const address of new Set(pages.flatMap(assetsOf))) await takeAsset(site, address, join(folder, 'public'))
  for (const page of pages) writePage(peer, page, taken)
  npm(folder, ['install', '--no-audit', '--no-fund'])
  npm(folder, ['run', 'build'])
  return folder
}

function writePage({ components }: Peer, page: TakenPage, folder: string): void {
  writeFileSync(join(folder, `${page.name}.css`), page.styles)
  writeFileSync(join(folder, `${page.name}.${components.extension}`), components.write(page))
}

async function takeAsset(site: string, address: string, into: string): Promise<void> {
  const file = join(into, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(await (await fetch(site + address)).arrayBuffer()))
}

/** Silent, unless it fails. */
function npm(folder: string, args: readonly string[]): void {
  try {
    execFileSync('npm', args, { cwd: folder, env, stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = Object(error)
    throw new Error(`npm ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`)
  }
}
