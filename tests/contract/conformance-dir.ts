import { existsSync, realpathSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const beside = fileURLToPath(new URL('../../../shared/conformance', import.meta.url))

/** The folder of the contract's fixture, scenarios and runner; undefined where it is not at hand. */
export function conformanceDir(): string | undefined {
  const folder = resolve(process.env.CONFORMANCE_DIR || beside)
  // Reached over a link, the runner would take itself for imported, run nothing and end well.
  return existsSync(join(folder, 'runner.mjs')) ? realpathSync(folder) : undefined
}
