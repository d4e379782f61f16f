import { createApp } from '../apis/app.ts'
import { endpoints } from '../apis/endpoints.ts'
import { findAuthRecord } from '../core/auth/find-auth-record.ts'
import { upsertSuperuser } from '../core/auth/superusers.ts'
import { issueToken } from '../core/auth/tokens.ts'
import { ensureSystemCollections } from '../core/collections/system.ts'
import { SUPERUSERS } from '../core/model/collection.ts'
import type { Core } from '../core/model/core.ts'
import type { AuthRecord } from '../core/model/record.ts'
import type { TestAnswer } from './call.ts'
import { openTestCore, type TestCore } from './core.ts'
import type { TestEngine } from './databases.ts'

interface Sent {
  /** Without it the superuser asks; null stands for a guest. */
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export interface Asking {
  /** The superuser's own. */
  readonly token: string
  /** Asks the whole application below `/api/`: `ask('PATCH', 'settings', { … })`. A form is sent as it is, the rest as JSON. */
  ask(method: string, path: string, body?: unknown, sent?: Sent): Promise<TestAnswer>
  /** The same, with the answer as it comes. */
  fetch(method: string, path: string, body?: unknown, sent?: Sent): Promise<Response>
}

export interface Admin extends TestCore, Asking {}

const EMAIL = 'root@example.org'

/** The whole HTTP application on an empty database, with one superuser. */
export async function openAdmin(engine: TestEngine): Promise<Admin> {
  const test = await openTestCore(engine)
  await ensureSystemCollections(test.core)
  return { ...test, ...(await asking(test.core, (error) => test.errors.push(error))) }
}

/** The HTTP application around a core, with one superuser. */
export async function asking(core: Core, onError: (error: unknown) => void): Promise<Asking> {
  const own = await issueToken(core, await superuser(core), { type: 'auth' })
  const app = createApp({ core, endpoints, onError })
  const fetch: Asking['fetch'] = async (method, path, body, { token = own, headers = {} } = {}) => {
    const isForm = body instanceof FormData
    const sent = { ...(!isForm && { 'content-type': 'application/json' }), ...(token && { authorization: token }), ...headers }
    const content = isForm ? body : JSON.stringify(body)
    return app.fetch(new Request(`http://test/api/${path}`, { method, headers: sent, ...(body !== undefined && { body: content }) }), {
      peer: '192.0.2.1',
    })
  }
  return {
    token: own,
    fetch,
    async ask(...request) {
      const response = await fetch(...request)
      const text = await response.text()
      return { status: response.status, json: text ? JSON.parse(text) : undefined, text, headers: response.headers }
    },
  }
}

async function superuser(core: Core): Promise<AuthRecord> {
  await upsertSuperuser(core, EMAIL, 'a long password')
  const record = await findAuthRecord(core, { collectionId: core.collections.find(SUPERUSERS)?.id ?? '', field: 'email', value: EMAIL })
  if (!record) throw new Error('there is no superuser')
  return record
}
