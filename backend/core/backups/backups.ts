import { ApiError } from '../errors.ts'

/** Where one process keeps its backups, and which one it works on. Only the embedded database has them (contract 12). */
export interface Backups {
  /** The folder of the database; backups lie in it, and what is being made. */
  readonly dataDir: string
  /** The backup that is being made or put back. */
  readonly active: string | undefined
  /** Makes a backup the active one until the function it gives is called. Throws 400 while there is one. */
  begin(name: string): () => void
}

export function openBackups(dataDir: string): Backups {
  let active: string | undefined
  return {
    dataDir,
    get active() {
      return active
    },
    begin(name) {
      if (active !== undefined) throw new ApiError(400, 'Try again later - another backup/restore process has already been started')
      active = name
      return () => {
        active = undefined
      }
    },
  }
}
