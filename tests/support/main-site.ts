import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { siteDataDir } from './site-url.ts'

// Nothing an earlier run stored may decide a test; what it compressed is the same again.
const leftovers = existsSync(siteDataDir) ? readdirSync(siteDataDir).filter((name) => name !== 'compressed') : []
for (const name of leftovers) rmSync(join(siteDataDir, name), { recursive: true })

await import('../../server/main.ts')
