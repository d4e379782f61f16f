import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const content = fileURLToPath(new URL('../content', import.meta.url))

/**
 * The slugs of a collection, in alphabetical order: one folder below `content/` each.
 * For tools that run beside the bundle (configuration, tests); inside it `slugsOf` of the door says the same.
 */
export function listSlugs(collection: 'blog' | 'wissen'): string[] {
  return readdirSync(`${content}/${collection}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
}
