import PocketBase, { type RecordService } from 'pocketbase'
import { type MailServer, startMailServer } from '../../../backend/testing/mail-server.ts'
import { type ReachedBackend, reachBackend } from '../../../server/backend/reach.ts'
import { openEngines } from '../../../server/engines.ts'
import { readEnv } from '../../../server/env.ts'
import { openVisitors } from '../../../server/visitors.ts'
import { connect } from '../../../services/backend-client/connect.ts'
import type { FormName, Outcome } from '../../../services/forms/index.ts'
import type { Visitors } from '../../../services/visitors/index.ts'

export interface OpenVisitors {
  readonly visitors: Visitors
  readonly backend: ReachedBackend
  /** The database as the server itself sees it. */
  readonly contract: PocketBase
  /** What went wrong inside. */
  readonly errors: string[]
  send(form: FormName, fields: Fields, from?: string): Promise<Outcome>
  close(): Promise<void>
}

export type Fields = Readonly<Record<string, string | readonly (string | File)[]>>

/** The database of this environment, with nobody at work on it. */
export async function openContract(environment: Readonly<Record<string, string>>): Promise<{ contract: PocketBase; close(): Promise<void> }> {
  const backend = await reachBackend(readEnv(environment), { info() {}, warn() {}, error() {} })
  return { contract: connect(backend.own).contract, close: () => backend.close() }
}

/** Backend and visitors' services as the server opens them with this environment. */
export async function open(environment: Readonly<Record<string, string>>): Promise<OpenVisitors> {
  const env = readEnv({ ORIGIN: 'https://www.example.org', ...environment })
  const errors: string[] = []
  const log = { info() {}, warn() {}, error: (event: string, fields = {}) => void errors.push(`${event} ${JSON.stringify(fields)}`) }
  const backend = await reachBackend(env, log)
  const engines = openEngines(env)
  const visitors = openVisitors({ env, backend, engines, log })
  return {
    visitors,
    backend,
    contract: connect(backend.own).contract,
    errors,
    send: (form, fields, from = '192.0.2.1') => visitors.servicesFor(from).send(form, { data: formData(fields), locale: 'de' }),
    async close() {
      await visitors.stop()
      await engines.close()
      await backend.close()
    },
  }
}

export interface OpenWithMail extends OpenVisitors {
  readonly mail: MailServer
}

/** The same with a real SMTP server behind it, which ends with it. */
export async function openWithMail(environment: Readonly<Record<string, string>>): Promise<OpenWithMail> {
  const mail = await startMailServer()
  const site = await open({ ...environment, SMTP_URL: `smtp://127.0.0.1:${mail.port}` })
  async function close(): Promise<void> {
    await site.close()
    await mail.close()
  }
  return { ...site, mail, close }
}

/** The accounts as somebody who has one sees them: over HTTP, signed in. */
export async function signedIn(site: OpenVisitors, email: string, password: string): Promise<RecordService> {
  const client = new PocketBase('http://backend.internal')
  const ask: typeof fetch = (input, init) => site.backend.fetch(new Request(input, init), { peer: '192.0.2.7' })
  client.beforeSend = (url, options) => ({ url, options: { ...options, fetch: ask } })
  await client.collection('users').authWithPassword(email, password)
  return client.collection('users')
}

function formData(fields: Fields): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) data.append(name, one)
  }
  return data
}

/** A message as a person sends it. */
export const contact = { name: 'Änne Beispiel', email: 'aenne@example.org', message: 'Moin,\nwas kostet es?', age: '9000' }
