import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Backend, type BackendOptions, createBackend } from '../../backend/index.ts'

const PASSWORD = 'a long enough password'

/** A backend with one collection of its own, at a place given as environment variables. */
export function optionsAt(env: Readonly<Record<string, string>>): BackendOptions {
  const tasks = { name: 'tasks', type: 'base', fields: [{ name: 'text', type: 'text' }] }
  return { dataDir: env.DATA_DIR ?? '', databaseUrl: env.DATABASE_URL, collections: [tasks], onError: () => undefined }
}

/** Sends a request about collections as a superuser and gives its JSON. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations are the check
export type Ask = (method: string, path: string, body?: unknown) => Promise<any>

/** Opens a backend, makes this superuser, works as that, and closes it. */
export async function working<T>(env: Readonly<Record<string, string>>, email: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const backend = await createBackend(optionsAt(env))
  try {
    await backend.upsertSuperuser(email, PASSWORD)
    return await work(await signedIn(backend, email))
  } finally {
    await backend.close()
  }
}

async function signedIn(backend: Backend, identity: string): Promise<Ask> {
  let authorization = ''
  const ask: Ask = async (method, path, body) => {
    const isForm = body instanceof FormData
    const headers = { authorization, ...(isForm ? {} : { 'content-type': 'application/json' }) }
    const request = new Request(`http://test/api/collections${path}`, { method, headers, body: isForm ? body : JSON.stringify(body) })
    return (await backend.fetch(request, { peer: '127.0.0.1' })).json()
  }
  authorization = (await ask('POST', '/_superusers/auth-with-password', { identity, password: PASSWORD })).token
  return ask
}

/** A data folder of a backend that has stopped, with one note that has a file. PocketBase's own look the same. */
export async function fillFolder(dataDir: string): Promise<string> {
  await working({ DATA_DIR: dataDir }, 'root@example.org', async (ask) => {
    const fields = [
      { name: 'text', type: 'text' },
      { name: 'kind', type: 'text' },
      { name: 'file', type: 'file' },
    ]
    await ask('POST', '', { name: 'notes', type: 'base', fields })
    const form = new FormData()
    form.set('text', 'first')
    form.set('file', new File(['text'], 'note.txt'))
    await ask('POST', '/notes/records', form)
  })
  return dataDir
}

/** A copy of a folder in which these notes stand in the write-ahead log only. */
export function copyWithLog(source: string, copy: string, texts: readonly string[]): string {
  mkdirSync(copy)
  copyFileSync(join(source, 'data.db'), join(copy, 'data.db'))
  const database = new DatabaseSync(join(copy, 'data.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0')
  for (const [index, text] of texts.entries()) database.prepare('INSERT INTO notes (id, text) VALUES (?, ?)').run(`note0000000000${index}`, text)
  // Closing the database would take the log into it.
  for (const ending of ['', '-wal']) copyFileSync(join(copy, `data.db${ending}`), join(copy, `kept.db${ending}`))
  database.close()
  for (const ending of ['', '-wal']) copyFileSync(join(copy, `kept.db${ending}`), join(copy, `data.db${ending}`))
  return copy
}
