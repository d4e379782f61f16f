import { resolve } from 'node:path'
import { lockFolder } from '#backend'
import type { Env } from '../env.ts'

/**
 * Keeps `DATA_DIR` for this process while an embedded database lies in it, until the function it gives is called. Throws an
 * `UnusableFolderError` when another process has it. Where the database is elsewhere, several may share the folder.
 */
export function keepFolder({ DATA_DIR, DATABASE_URL, BACKEND_URL }: Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'BACKEND_URL'>): () => void {
  return DATABASE_URL || BACKEND_URL ? () => undefined : lockFolder(resolve(DATA_DIR))
}
