import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { mayImport } from '../directions.ts'
import type { Pattern } from './pattern.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Tests, tools and benches meet no text but their own. */
const folders = Object.keys(mayImport)

interface Written {
  /** Patterns that stand in the sources as they are. */
  readonly patterns: readonly Pattern[]
  /** Where a pattern is put together: `zeugnis/analyse/text/fold.ts:13`. */
  readonly builders: readonly string[]
}

/** Every regular expression of the product's sources, found by a parser, and every place that builds one. */
export function findWritten(): Written {
  const patterns: Pattern[] = []
  const builders: string[] = []
  for (const file of folders.flatMap(sourcesBelow)) {
    const code = readFileSync(join(root, file), 'utf8')
    const at = (start: number) => `${file}:${code.slice(0, start).split('\n').length}`
    new Visitor({
      Literal: (node) => {
        if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags, at: at(node.start) })
      },
      NewExpression: ({ callee, start }) => {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.push(at(start))
      },
      CallExpression: ({ callee, start }) => {
        if (callee.type === 'Identifier' && callee.name === 'RegExp') builders.push(at(start))
      },
    }).visit(parseSync(file, code).program)
  }
  return { patterns, builders }
}

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|js)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(?:testing|public)\//.test(file))
    .sort()
}
