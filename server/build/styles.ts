import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Where a build keeps it. */
export function stylesFile(folder: string): string {
  return join(folder, 'styles.json')
}

/** Sources of the inline styles that pages have which are not prerendered. */
export async function readStyles(folder: string): Promise<readonly string[]> {
  return z.array(z.string()).parse(JSON.parse(await readFile(stylesFile(folder), 'utf8')))
}
