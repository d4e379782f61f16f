import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { isOwnDatabase } from './check-file.ts'

/** The embedded database as files that can be kept and put back. */
export interface Snapshots {
  /** Writes `data.db` and `auxiliary.db`, as PocketBase names them; `meanwhile` runs before anybody may write again. */
  take(folder: string, meanwhile: () => Promise<void>): Promise<void>
  /** Puts another database in this one's place, as one commit. Nobody else writes from before `before` until after `after`. */
  replace(file: string, around: { readonly before: () => Promise<void>; readonly after: () => Promise<void> }): Promise<void>
}

export interface SnapshotOptions {
  readonly file: string
  /** Keeps everybody from writing, other processes too. */
  readonly whileLocked: (work: () => Promise<void>) => Promise<void>
  /** Keeps only our own writers waiting. */
  readonly whileWriting: (work: () => Promise<void>) => Promise<void>
}

/** Pages that are copied before others get their turn. */
const PAGES = 2000

/** Snapshots of the database in `file`, which other connections of this process write. */
export function openSnapshots({ file, whileLocked, whileWriting }: SnapshotOptions): Snapshots {
  return {
    take: (folder, meanwhile) =>
      whileLocked(async () => {
        await copy(file, join(folder, 'data.db'))
        writeLogs(folder)
        await meanwhile()
      }),
    replace: (source, { before, after }) =>
      whileWriting(async () => {
        check(source)
        await before()
        await copy(source, file)
        await after()
      }),
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    await backup(source, to, { rate: PAGES })
  } finally {
    source.close()
  }
}

/** PocketBase keeps the log in a file of its own. */
function writeLogs(folder: string): void {
  const database = new DatabaseSync(join(folder, 'auxiliary.db'))
  try {
    database.prepare('ATTACH ? AS "data"').run(join(folder, 'data.db'))
    database.exec(`
      CREATE TABLE "_logs" ("id" TEXT PRIMARY KEY NOT NULL, "level" INTEGER DEFAULT 0 NOT NULL, "message" TEXT DEFAULT '' NOT NULL,
        "data" JSON DEFAULT '{}' NOT NULL, "created" TEXT DEFAULT '' NOT NULL);
      INSERT INTO "_logs" SELECT "id", "level", "message", "data", "created" FROM "data"."_logs" ORDER BY "_rowid_"`)
  } finally {
    database.close()
  }
}

/** Throws unless the file is a whole database of this backend. */
function check(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const state = database.prepare('PRAGMA quick_check(1)').get()?.quick_check
    if (state !== 'ok') throw new Error(`The backup's data.db is damaged: ${String(state)}`)
    if (!isOwnDatabase(database)) throw new Error('The backup was made by another program: take its folder over with "import"')
  } finally {
    database.close()
  }
}
