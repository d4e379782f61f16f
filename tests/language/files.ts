import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Locale } from '#words/interface'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files below `content/` whose name ends so, from the root of the project. */
export function contentFiles(ending: string): string[] {
  return readdirSync(join(root, 'content'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort()
}

export const localeOf = (file: string): Locale => (/(^|[/.])en\.\w+$/.test(file) ? 'en' : 'de')

/** Does all of a data file stand in the language that its name says? Others hold both, below the keys `de` and `en`. */
export const isOfOneLanguage = (file: string): boolean => /[/.](de|en)\.json$/.test(file)

/** What a text belongs to: its folder for MDX, else the file itself. */
export const pageOf = (file: string): string => file.replace(/\/(de|en)\.mdx$/, '')
