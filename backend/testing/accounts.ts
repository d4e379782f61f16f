import { type BackendApp, createApp } from '../apis/app.ts'
import { endpoints } from '../apis/endpoints.ts'
import { updateCollection } from '../core/collections/save.ts'
import type { AuthCollection } from '../core/model/collection.ts'
import type { Mail } from '../core/model/mail.ts'
import { type AuthRecord, idOf, isAuthRecord, type StoredRecord } from '../core/model/record.ts'
import { findRecord } from '../core/query/table.ts'
import { findOwned, ownedCollections } from '../core/records/owned.ts'
import { createRecord } from '../core/records/save.ts'
import { type Blog, openBlog } from './blog.ts'
import type { TestAnswer } from './call.ts'
import type { TestEngine } from './databases.ts'

export const PASSWORD = 'correct horse'

interface Sent {
  readonly token?: string | undefined
  readonly userAgent?: string
  /** The client's address. */
  readonly from?: string
}

export interface Accounts extends Blog {
  /** POST to an endpoint of a collection, through the whole application: `users/auth-with-password`. */
  post(path: string, body?: unknown, sent?: Sent): Promise<TestAnswer>
  /** Any method. */
  send(method: string, path: string, sent: Sent & { readonly body?: unknown }): Promise<TestAnswer>
  get(path: string, sent?: Sent): Promise<TestAnswer>
  signUp(email: string, values?: Readonly<Record<string, unknown>>, collection?: string): Promise<AuthRecord>
  /** As it is stored now. */
  stored(record: AuthRecord): Promise<AuthRecord>
  /** Changes options of an auth collection. */
  configure(name: string, options: Readonly<Record<string, unknown>>): Promise<AuthCollection>
  /** How many rows a record has in each system collection. */
  owned(record: AuthRecord): Promise<Readonly<Record<string, number>>>
  /** All mails, once they have gone out. */
  sentMails(): Promise<readonly Mail[]>
}

/** The blog behind its whole HTTP application, with what tests of accounts ask again and again. */
export async function openAccounts(engine: TestEngine): Promise<Accounts> {
  const blog = await openBlog(engine, ['users', 'clients', 'posts'])
  const { core } = blog
  const app = createApp({ core, endpoints, onError: (error) => console.error(error) })

  const send = senderTo(app)

  function authCollection(name: string): AuthCollection {
    const collection = blog.collection(name)
    if (collection.type !== 'auth') throw new Error(`${name} is no auth collection`)
    return collection
  }

  return {
    ...blog,
    send,
    post: (path, body, sent = {}) => send('POST', path, { ...sent, body }),
    get: (path, sent = {}) => send('GET', path, sent),
    signUp: async (email, values = {}, collection = 'users') =>
      asAuth(await createRecord(core, { collection: authCollection(collection), values: { email, password: PASSWORD, ...values } })),
    stored: async (record) => asAuth(await findRecord(core, record.collection, idOf(record))),
    async configure(name, options) {
      await updateCollection(core, authCollection(name), options)
      return authCollection(name)
    },
    async owned(record) {
      const counts = await Promise.all(ownedCollections.map(async (name) => [name, await (await findOwned(core, record, name)).length] as const))
      return Object.fromEntries(counts.filter(([, count]) => count > 0))
    },
    async sentMails() {
      await core.settled()
      return blog.mails
    },
  }
}

function senderTo(app: BackendApp): Accounts['send'] {
  return async (method, path, { body, token, userAgent, from }) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }), ...(userAgent && { 'user-agent': userAgent }) }
    const request = new Request(`http://test/api/collections/${path}`, { method, headers, ...(body !== undefined && { body: textOf(body) }) })
    const response = await app.fetch(request, { peer: from ?? '192.0.2.1' })
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : undefined, text, headers: response.headers }
  }
}

function asAuth(record: StoredRecord | undefined): AuthRecord {
  if (!record || !isAuthRecord(record)) throw new Error('there is no such auth record')
  return record
}

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : JSON.stringify(body)
}
