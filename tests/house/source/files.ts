import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Paths below a folder of the repository whose name matches, from its root. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** The code of a room, without tests and declarations. */
export function codeOf(room: string): string[] {
  return filesBelow(room, /(?<!\.test|\.d)\.tsx?$/)
}
