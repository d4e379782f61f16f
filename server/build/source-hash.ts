import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What the build is made of; anything else may change without a new build. */
const sources = [
  'content',
  'words',
  'language',
  'zeugnis',
  'processes',
  'services',
  'talent',
  'cv',
  'contract-check',
  'engines',
  'limits',
  'json-scan',
  'site',
  'desk',
  'backend/tools/filter',
  'server/build',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
]

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => undefined)
  if (!entries) return [path]
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Twelve hexadecimal figures that change when, and only when, a source of the build does. */
export async function sourceHash(root: string): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesOf(join(root, source)))))
    .flat()
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file))
      .update('\0')
  return hash.digest('hex').slice(0, 12)
}
