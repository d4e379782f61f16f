/** Pages of letters as files of scanners and telephones, made once into a folder. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { Degradation } from './degrade.ts'
import type { Layout } from './layouts.ts'
import { seeded } from './random.ts'
import { pixelsOf } from './read-file.ts'
import { drawPages, makePdf } from './render.ts'

const folder = `${tmpdir()}/scans`

/** The paths of a letter's pages, made worse; what is there already is not made again. */
export async function pagesOf(layout: Layout, degradation: Degradation): Promise<string[]> {
  const { letter } = layout
  mkdirSync(folder, { recursive: true })
  if (!existsSync(`${folder}/${letter}.pdf`)) await makePdf(layout, folder)
  const paths: string[] = []
  for (const [index, drawn] of drawPages(letter, folder, degradation.dpi).entries()) {
    const path = `${folder}/${letter} ${degradation.name} ${index + 1}.picture`
    const seed = Number(letter.slice(0, 2)) * 100 + index
    if (!existsSync(path)) writeFileSync(path, await degradation.make(await pixelsOf(readFileSync(drawn)), seeded(seed)))
    paths.push(path)
  }
  return paths
}
