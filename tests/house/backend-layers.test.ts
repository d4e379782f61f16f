import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../backend', import.meta.url))

/** Inside the backend: apis → core → dialects → tools (docs/decisions/012). A type import counts. */
const layers: Readonly<Record<string, readonly string[]>> = {
  apis: ['core', 'dialects', 'tools'],
  core: ['dialects', 'tools'],
  dialects: ['tools'],
  tools: [],
}

const files = Object.keys(layers).flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
)

function importsOf(file: string): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')
}

const layerOf = (path: string) => path.split('/', 1)[0] ?? ''

it('imports inside the backend run from apis to core to dialects to tools', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => layerOf(relative(root, join(root, dirname(file), specifier))))
      .filter((target) => target !== layerOf(file) && !layers[layerOf(file)]?.includes(target))
      .map((target) => `${file} imports ${target}`),
  )
  expect(wrong).toEqual([])
})

it('only dialects knows an engine, and core knows no HTTP', () => {
  const engines = files.filter((file) => layerOf(file) !== 'dialects' && importsOf(file).some((name) => name === 'pg' || name === 'node:sqlite'))
  expect(engines).toEqual([])
  const http = files.filter(
    (file) =>
      layerOf(file) !== 'apis' &&
      (importsOf(file).includes('hono') || /new (Request|Response|Headers)\(/.test(readFileSync(join(root, file), 'utf8'))),
  )
  expect(http).toEqual([])
})
