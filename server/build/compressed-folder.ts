import { join } from 'node:path'

/** Where a build keeps what it has compressed. */
export function compressedFolder(buildFolder: string): string {
  return join(buildFolder, 'compressed')
}
