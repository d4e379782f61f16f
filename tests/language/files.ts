import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#words/locales'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files below `content/` whose name ends so, from the root of the project. */
export function contentFiles(ending: string): string[] {
  return readdirSync(join(root, 'content'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

export const localeOf = (file: string): Locale => (/(^|[/.])en\.\w+$/.test(file) ? 'en' : 'de')

/** What a text belongs to: its folder for MDX, else the file itself. */
export const pageOf = (file: string): string => file.replace(/\/(de|en)\.mdx$/, '')
