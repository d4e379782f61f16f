import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the tests' own server listens. */
export const sitePort = 4391
export const siteUrl = `http://localhost:${sitePort}`
/** Its `DATA_DIR`. */
export const siteDataDir = join(tmpdir(), 'site-tests')
