import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

// Plain JavaScript: an older Node cannot read main.ts and would fail without saying why.
const NEEDED = 24
const major = Number(process.versions.node.split('.', 1)[0])
if (major < NEEDED) {
  console.error(
    `This site needs Node ${NEEDED} or newer, this is ${process.versions.node}. "npm ci" brings one for Linux and Windows; "npm start" then uses it.`,
  )
  process.exit(1)
}
process.env.NODE_ENV ??= 'production'
keepCode()
await import('./main.ts')

/**
 * What Node makes of each file is kept beside the data: the next start is quicker, and needs no compiler of types in memory, nor do the
 * processes and threads that it starts. Each release, under each Node and its options, has a folder, and throws away those of others.
 */
function keepCode() {
  if (process.env.NODE_COMPILE_CACHE) return
  const own = createHash('sha256')
    .update([import.meta.dirname, process.version, ...process.execArgv].join(' '))
    .digest('hex')
    .slice(0, 12)
  const all = resolve(process.env.DATA_DIR || './data', 'code')
  try {
    // The owner's alone, as all that is made there.
    mkdirSync(join(all, own), { recursive: true, mode: 0o700 })
    for (const name of readdirSync(all)) if (name !== own) rmSync(join(all, name), { recursive: true, force: true })
  } catch {
    // A folder that cannot be made is told of by who needs it.
    return
  }
  enableCompileCache(join(all, own))
}
