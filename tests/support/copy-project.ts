import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface ProjectCopy {
  readonly folder: string
  readonly remove: () => void
}

const root = join(import.meta.dirname, '../..')
/** What is made anew, or never read by a build or a server. */
const leftOut = ['node_modules', 'build', 'data', '.git', '.react-router', 'test-results']

/** A copy of the project as it is now, with the packages by a link. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  const isCopied = (path: string) => dirname(path) !== root || !leftOut.includes(basename(path))
  cpSync(root, folder, { recursive: true, filter: isCopied })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
