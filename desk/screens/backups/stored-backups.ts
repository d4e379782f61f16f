import { ClientResponseError } from 'pocketbase'
import { z } from 'zod'
import { backend } from '../../session/backend.ts'
import { readServer } from '../server.ts'

const backup = z.object({ key: z.string(), size: z.number(), modified: z.string() })

export type Backup = z.infer<typeof backup>

/** Every backup, newest first; null where the database makes none of its own (PostgreSQL). */
export async function listBackups(): Promise<Backup[] | null> {
  // Asked all the same it would refuse, and the browser would note an error.
  if ((await readServer())?.engine === 'postgres') return null
  try {
    const found = z.array(backup).parse(await backend.backups.getFullList())
    return found.toSorted((a, b) => b.modified.localeCompare(a.modified))
  } catch (error) {
    if (error instanceof ClientResponseError && error.status === 400) return null
    throw error
  }
}

/** Makes a backup; "" lets the server name it. What is typed needs no ending. */
export async function createBackup(name: string): Promise<void> {
  await backend.backups.create(name && !name.endsWith('.zip') ? `${name}.zip` : name)
}

/** Saves a backup as the browser saves downloads: the token in its address opens it for a few minutes only. */
export async function saveBackup(key: string): Promise<void> {
  const link = document.createElement('a')
  link.href = backend.backups.getDownloadURL(await backend.files.getToken(), key)
  link.download = key
  link.click()
}

const audit = z.object({ items: z.array(z.object({ hash: z.string() })) })

/** The newest row of the operators' log that says that this backup was put back; "" without any. */
export async function lastRestored(key: string): Promise<string> {
  const filter = backend.filter("action = 'restore' && target = {:target}", { target: `backup ${key}` })
  const { items } = audit.parse(await backend.collection('_audit').getList(1, 1, { filter, skipTotal: true }))
  return items[0]?.hash ?? ''
}

const health = z.object({ data: z.object({ canBackup: z.boolean().optional() }) })

/** Whether the server is done with what it does to backups; undefined where it no longer knows who asks. */
export async function isDone(): Promise<boolean | undefined> {
  return health.parse(await backend.health.check()).data.canBackup
}
