import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from './ports.ts'

/** Where the tests' own server listens. */
export const sitePort = portOf('main')
export const siteUrl = `http://localhost:${sitePort}`
/** Its `DATA_DIR`. */
export const siteDataDir = join(tmpdir(), `site-tests-${sitePort}`)
