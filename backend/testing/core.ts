import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCore } from '../core/create-core.ts'
import { localFiles } from '../core/files/local-files.ts'
import { CollectionSet } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import type { Mail } from '../core/model/mail.ts'
import { defaultSettings } from '../core/model/settings.ts'
import type { Database } from '../dialects/database.ts'
import { migrate } from '../dialects/migrate.ts'
import type { TestEngine } from './databases.ts'

export interface TestCore {
  readonly core: Core
  /** Where its files lie. */
  readonly folder: string
  /** What went wrong after the end of a transaction. */
  readonly errors: unknown[]
  /** What was sent, oldest first, once `core.settled()`. */
  readonly mails: readonly Mail[]
  /** Moves the core's clock. */
  passTime(seconds: number): void
  close(): Promise<void>
}

/** A core on an empty database of this engine, with an empty folder for files, at a time that stands still. */
export async function openTestCore(engine: TestEngine): Promise<TestCore> {
  const { database, close } = await engine.open()
  await migrate(database)
  const test = createTestCore({ database, collections: new CollectionSet([]) })
  return {
    ...test,
    async close() {
      await test.close()
      await close()
    },
  }
}

/** A core over a database that stays open when it is closed, with these collections stored in it. */
export function createTestCore({ database, collections }: { readonly database: Database; readonly collections: CollectionSet }): TestCore {
  const folder = mkdtempSync(join(tmpdir(), 'backend-files-'))
  const errors: unknown[] = []
  const mails: Mail[] = []
  let time = Date.parse('2026-01-02T03:04:05.006Z')
  const core = createCore({
    database,
    collections,
    settings: defaultSettings,
    files: localFiles(folder),
    mailer: { deliver: async (mail) => void mails.push(mail), close: () => undefined },
    now: () => new Date(time),
    onError: (error) => errors.push(error),
  })
  return {
    core,
    folder,
    errors,
    mails,
    passTime(seconds) {
      time += seconds * 1000
    },
    async close() {
      await core.settled()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
