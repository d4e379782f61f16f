import { readdir, rename, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** Takes the file of this ending that a browser saves, once it is whole, out of the folder of downloads. */
export async function savedFile(folder: string, ending: string): Promise<string> {
  let [name, size]: [string | undefined, number] = [undefined, 0]
  await expect
    .poll(
      async () => {
        const names = await readdir(folder)
        name = names.find((each) => each.endsWith(ending))
        const isUnderWay = names.some((each) => /\.(?:part|wkdownload)$/.test(each))
        const before = size
        size = name ? (await stat(join(folder, name))).size : 0
        return !isUnderWay && size > 0 && size === before
      },
      { message: `a file ending in ${ending} is saved` },
    )
    .toBe(true)
  const taken = join(tmpdir(), `${process.pid}-${name}`)
  await rename(join(folder, name ?? ''), taken)
  return taken
}
