/**
 * Prints, as JSON, the patterns that the files named by its arguments put together while they are imported. Runs as a process of its own:
 * `RegExp` is replaced by one that keeps a list, before anything else is imported.
 */
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Pattern } from './pattern.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const found: Pattern[] = []

globalThis.RegExp = new Proxy(RegExp, {
  construct: (target, [source, flags], asked) => {
    const made = Reflect.construct(target, [source, flags], asked)
    const at = callerOf(new Error().stack ?? '')
    if (at) found.push({ source: made.source, flags: made.flags, at })
    return made
  },
})

/** The first line of ours below this file; nothing for what packages build. */
function callerOf(stack: string): string | undefined {
  const line = stack.split('\n').find((frame) => frame.includes('file://') && !frame.includes('/patterns/built.ts'))
  const place = line && !line.includes('/node_modules/') ? line.slice(line.indexOf('file://')) : ''
  const [, url, row] = /^(file:.*):(\d+):\d+\)?$/.exec(place) ?? []
  return url && `${fileURLToPath(url).slice(root.length)}:${row}`
}

for (const file of process.argv.slice(2)) await import(pathToFileURL(`${root}${file}`).href)
process.stdout.write(JSON.stringify(found))
