import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const OWNER_ONLY = 0o600

/** Writes files into a folder, replacing none; says which. */
export async function saveFiles(files: readonly { readonly filename: string; readonly content: Uint8Array }[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  for (const { filename, content } of files) await writeFile(join(folder, filename), content, { flag: 'wx', mode: OWNER_ONLY })
  return files.length === 0 ? 'No files.' : files.map(({ filename }) => join(folder, filename)).join('\n')
}
