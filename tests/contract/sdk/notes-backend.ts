import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PocketBase from 'pocketbase'
import PostalMime from 'postal-mime'
import { expect, vi } from 'vitest'
import { type PlaceKind, places } from '../places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from '../running-backend.ts'

export const ROOT = { email: 'root@example.org', password: 'a long enough password' }
export const PASSWORD = 'correct horse battery'

const open = { listRule: '', viewRule: '', createRule: '', updateRule: '', deleteRule: '' }
const own = 'id = @request.auth.id'
const notes = {
  ...open,
  name: 'notes',
  type: 'base',
  fields: [
    { name: 'text', type: 'text' },
    { name: 'files', type: 'file', maxSelect: 5 },
  ],
}
const people = {
  ...open,
  ...{ name: 'people', type: 'auth', updateRule: own, deleteRule: own },
  fields: [
    { name: 'name', type: 'text' },
    { name: 'bio', type: 'text', max: 10_000 },
  ],
}

export interface NotesBackend {
  readonly url: string
  /** Signed in as a superuser. */
  readonly root: PocketBase
  /** Starts another process on the same data; whoever asks for it ends it. */
  startAnother(): Promise<RunningBackend>
  /** Ends the process the way a power cut would. */
  kill(): Promise<void>
  /** Starts it again where it was. */
  startAgain(): Promise<void>
  /** Makes a person who can sign in with `PASSWORD`. */
  signUp(email: string, values?: Readonly<Record<string, string>>): Promise<string>
  /** The token in the mail to this address; waits for it. */
  mailedToken(email: string): Promise<string>
  close(): Promise<void>
}

/** A backend as a process of its own, with notes for everybody and people who have accounts. */
export async function startNotesBackend(kind: PlaceKind = places[0]!): Promise<NotesBackend> {
  const place = await kind.make()
  await runBackendCommand(['superuser', 'upsert', ROOT.email, ROOT.password], place.env)
  const start = (port = '0') => startBackend({ ...place.env, SMTP_URL: '', PORT: port })
  let running = await start()
  const { url } = running
  const root = new PocketBase(url)
  root.autoCancellation(false)
  await root.collection('_superusers').authWithPassword(ROOT.email, ROOT.password)
  for (const collection of [notes, people]) await root.collections.create(collection)
  return {
    url,
    root,
    startAnother: () => start(),
    kill: () => running.kill(),
    async startAgain() {
      running = await start(new URL(url).port)
    },
    signUp: async (email, values = {}) => {
      const record = await root.collection('people').create({ ...values, email, password: PASSWORD, passwordConfirm: PASSWORD })
      return record.id
    },
    mailedToken: (email) => mailedToken(join(place.env.DATA_DIR ?? '', 'outbox'), email),
    async close() {
      await running.kill()
      await place.remove()
    },
  }
}

async function mailedToken(outbox: string, email: string): Promise<string> {
  return vi.waitFor(async () => {
    const files = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(outbox, file)))))
    const mail = mails.find(({ to }) => to?.some(({ address }) => address === email))
    return /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(mail?.text ?? '')?.[0] ?? expect.fail(`no mail for ${email}`)
  })
}
