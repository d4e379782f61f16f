import type { Engines, Guest } from '#engines'
import type { FieldError } from '../forms/index.ts'

/** Looks at what files hold, one after the other, whatever their names and announced types say; gives what is wrong with them. */
export async function checkFiles(files: readonly File[], engines: Engines, guest: Guest): Promise<FieldError | undefined> {
  for (const file of files) {
    // A file itself does not travel to a thread, its content does, without being copied.
    const isRight = await engines.run('checkFile', { name: file.name, content: file.slice() }, guest)
    if (!isRight) return 'file_contents'
  }
  return undefined
}
