import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sourceHash } from './source-hash.ts'

export interface BuildInfo {
  readonly id: string
  /** When it was built, ISO 8601. */
  readonly timestamp: string
  /** Folder with `client/` and `server/`. */
  readonly folder: string
}

/** The packages that build are not installed, and there is something to build. */
export class NoBuildToolsError extends Error {
  override readonly name = 'NoBuildToolsError'

  constructor() {
    super(
      'The sources have changed since the last build, and the packages that build are not installed: run "npm ci" without "--omit=dev", or bring the build along.',
    )
  }
}

/** Builds that stay on disk: a server that still runs an older one keeps its files. */
const KEPT_BUILDS = 3

/** The build of the present sources; made first when there is none. It appears complete or not at all. */
export async function ensureBuild(root: string, say: (sentence: string) => void): Promise<BuildInfo> {
  const id = await sourceHash(root)
  const folder = join(root, 'build', id)
  const built = await readInfo(folder)
  if (built) return built
  say(`Building ${id}`)
  const working = join(root, 'build', `.${id}-${process.pid}`)
  await runBuild(root, working, id)
  await finishBuild(root, working, { id, say })
  await writeFile(join(working, 'build.json'), JSON.stringify({ id, timestamp: new Date().toISOString() }))
  await rename(working, folder).catch(() => rm(working, { recursive: true }))
  await removeOldBuilds(root)
  const info = await readInfo(folder)
  if (!info) throw new Error(`The build ${id} is not complete`)
  return info
}

async function readInfo(folder: string): Promise<BuildInfo | undefined> {
  const text = await readFile(join(folder, 'build.json'), 'utf8').catch(() => undefined)
  if (!text) return undefined
  const { id, timestamp }: { id: string; timestamp: string } = JSON.parse(text)
  return { id, timestamp, folder }
}

/** Loaded here: a server whose build is there needs none of it. */
async function finishBuild(
  root: string,
  working: string,
  { id, say }: { readonly id: string; readonly say: (sentence: string) => void },
): Promise<void> {
  const client = join(working, 'client')
  await (await import('./markdown/write-twins.ts')).writeTwins(client)
  await (await import('./trim-manifest.ts')).trimManifest(client)
  await (await import('./search/write-index.ts')).writeSearchIndexes(working, id, say)
  await (await import('./content/write-content-state.ts')).writeContentState(root, working)
  await (await import('./write-styles.ts')).writeStyles(working)
  await (await import('./compress-assets.ts')).compressAssets(working, await buildFolders(root))
}

async function runBuild(root: string, working: string, id: string): Promise<void> {
  await rm(working, { recursive: true, force: true })
  await mkdir(working, { recursive: true })
  const command = join(root, 'node_modules/@react-router/dev/bin.cjs')
  if (!existsSync(command)) throw new NoBuildToolsError()
  const env = { ...process.env, NODE_ENV: 'production', BUILD_ID: id, BUILD_DIRECTORY: working }
  await promisify(execFile)(process.execPath, [command, 'build'], { cwd: root, env, maxBuffer: 64 * 2 ** 20 }).catch(failed)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const desk = ['build', '--config', join(root, 'desk/vite.config.ts'), '--outDir', join(working, 'desk'), '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, [vite, ...desk], { cwd: root, env }).catch(failed)
}

function failed({ stdout, stderr }: { readonly stdout: string; readonly stderr: string }): never {
  throw new Error(`The build failed:\n${stdout}\n${stderr}`)
}

async function removeOldBuilds(root: string): Promise<void> {
  const folders = await buildFolders(root)
  const dated = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })))
  const old = dated.sort((a, b) => b.time - a.time).slice(KEPT_BUILDS)
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })))
}

async function buildFolders(root: string): Promise<string[]> {
  const names = await readdir(join(root, 'build'))
  return names.filter((name) => /^[0-9a-f]{12}$/.test(name)).map((name) => join(root, 'build', name))
}
