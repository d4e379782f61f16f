import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasTwin, listPages, twinOf } from '#site'
import { listSlugs } from '#words/from-disk'
import { twin } from './twin.ts'

/** Writes the Markdown of every page that has a twin, from its prerendered HTML, into the client folder of a build. */
export async function writeTwins(folder: string): Promise<void> {
  for (const page of listPages(listSlugs).filter(({ row }) => hasTwin(row))) {
    const html = await readFile(join(folder, page.address, 'index.html'), 'utf8')
    await writeFile(join(folder, twinOf(page.address)), twin(html, page))
  }
}
