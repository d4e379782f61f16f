import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const part = z.looseObject({ imports: z.array(z.string()) })
const manifest = z.looseObject({ entry: part, routes: z.looseObject({ root: part }).catchall(part) })

/** What the router reads as the same when it is not there (react-router 8.4.0, `lib/dom/ssr/routes.js`). */
const isDefault = (value: unknown) => value === false || (Array.isArray(value) && value.length === 0)

/**
 * Takes out of the list of all routes, which every page loads, what is as if it were not there: flags that are false, and
 * imports that came with the page that holds the list. It halves.
 */
export async function trimManifest(client: string): Promise<void> {
  const folder = join(client, 'assets')
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name))
  for (const name of names) {
    const file = join(folder, name)
    await writeFile(file, trimmed(await readFile(file, 'utf8')))
  }
}

/** Throws when the file is no longer `window.name={…};`. */
export function trimmed(script: string): string {
  const [, name, json] = /^(window\.\w+)=(\{.*\});?$/s.exec(script.trim()) ?? []
  if (!name || !json) throw new Error('The manifest of the routes has another form')
  const { routes, ...rest } = manifest.parse(JSON.parse(json))
  const there = new Set([...rest.entry.imports, ...routes.root.imports])
  const short = Object.entries(routes).map(([id, { imports, ...route }]) => {
    const kept = Object.entries(route).filter(([, value]) => !isDefault(value))
    return [id, { ...Object.fromEntries(kept), imports: imports.filter((address) => !there.has(address)) }]
  })
  return `${name}=${JSON.stringify({ ...rest, routes: Object.fromEntries(short) })};`
}
