/**
 * Draws the picture that stands for a page where it is shared: `npm run social-images`; the results are committed.
 * Only what has changed is drawn anew, what no page wants any more goes.
 */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import { runnerImport } from 'vite'
import { openStudio } from './draw.ts'
import type { WantedImage } from './wanted.ts'

const publicFolder = new URL('../../site/public', import.meta.url).href
const manifest = new URL(`${publicFolder}/og/images.json`)

/** The texts are MDX modules, which Node alone cannot read. */
async function readWanted(): Promise<readonly WantedImage[]> {
  const { module } = await runnerImport<typeof import('./wanted.ts')>(new URL('./wanted.ts', import.meta.url).pathname, {
    configFile: false,
    logLevel: 'error',
    plugins: [mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter] })],
  })
  return module.wantedImages
}

async function readManifest(): Promise<Readonly<Record<string, string>>> {
  return existsSync(manifest) ? JSON.parse(await readFile(manifest, 'utf8')) : {}
}

const wanted = await readWanted()
const known = await readManifest()
const fileOf = (address: string) => new URL(publicFolder + address)
const changed = wanted.filter(({ address, hash }) => known[address] !== hash || !existsSync(fileOf(address)))
if (changed.length > 0) {
  const studio = await openStudio()
  for (const image of changed) {
    const file = fileOf(image.address)
    await mkdir(new URL('.', file), { recursive: true })
    await writeFile(file, await studio.draw(image))
  }
  await studio.close()
}
const addresses = new Set(wanted.map(({ address }) => address))
for (const name of await readdir(new URL(`${publicFolder}/og/`), { recursive: true })) {
  if (name.endsWith('.png') && !addresses.has(`/og/${name.replaceAll('\\', '/')}`)) await rm(new URL(`${publicFolder}/og/${name}`))
}
const hashes = Object.fromEntries(wanted.map(({ address, hash }) => [address, hash] as const).sort(([a], [b]) => (a < b ? -1 : 1)))
await writeFile(manifest, `${JSON.stringify(hashes, null, 2)}\n`)
console.log(`${changed.length} of ${wanted.length} pictures drawn`)
