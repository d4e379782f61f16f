import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One page each; parts of other pages are none. */
const rooms = ['blog', 'wissen', 'vorlagen', 'pages'] as const
/** What a build leaves to the next. */
const made = ['.astro', 'dist', 'texts', 'node_modules/.astro', 'node_modules/.vite']

export interface AstroTexts {
  readonly folder: string
  readonly pages: number
  /** What Node is started with to build it. */
  readonly build: readonly string[]
}

/** A project of Astro with the same MDX as a copy of ours, each of our components a plain box, without header, footer and styles. */
export function makeAstroTexts(ours: string): AstroTexts {
  const folder = join(tmpdir(), 'bench-peers', 'astro-texts')
  for (const name of made) rmSync(join(folder, name), { recursive: true, force: true })
  cpSync(join(import.meta.dirname, 'astro-texts'), folder, { recursive: true })
  for (const room of rooms) cpSync(join(ours, 'content', room), join(folder, 'texts', room), { recursive: true })
  const texts = readdirSync(join(folder, 'texts'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'))
  const named = texts.flatMap((text) => [...readFileSync(join(folder, 'texts', text), 'utf8').matchAll(/<([A-Z]\w*)/g)])
  writeFileSync(join(folder, 'src', 'names.json'), JSON.stringify([...new Set(named.map(([, name]) => name))]))
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' })
  return { folder, pages: texts.length, build: ['node_modules/astro/bin/astro.mjs', 'build'] }
}
