import type PocketBase from 'pocketbase'
import { type Api, createApi, inProcess } from '#services/api'
import { newApiKey, recordOfKey } from '#services/api-keys'
import { apiProducts } from '#words/facts'
import { readApiFromDisk } from '#words/from-disk'
import { type ReachedBackend, reachBackend } from '../../../server/backend/reach.ts'
import { readEnv } from '../../../server/env.ts'
import { connect } from '../../../services/backend-client/connect.ts'

export interface OpenKeys {
  readonly api: Api
  readonly backend: ReachedBackend
  /** The database as the server itself sees it. */
  readonly contract: PocketBase
  /** Everything that was logged. */
  readonly logged: string[]
  /** Moves the API's clock. */
  passTime(seconds: number): void
  /** Gives a key out; its clear text. */
  issue(values?: Partial<Parameters<typeof recordOfKey>[0]>): Promise<string>
  ask(key: string, asked?: { readonly path?: string; readonly from?: string }): Promise<Response>
  close(): Promise<void>
}

/** The public API on the database of this environment, as the server opens it. */
export async function openKeys(environment: Readonly<Record<string, string>>): Promise<OpenKeys> {
  const logged: string[] = []
  const write = (event: string, fields = {}) => void logged.push(`${event} ${JSON.stringify(fields)}`)
  const backend = await reachBackend(readEnv(environment), { info: write, warn: write, error: write })
  const { contract } = connect(backend.own)
  let moved = 0
  const api = createApi({
    documents: () => readApiFromDisk('en'),
    engines: inProcess,
    backend: backend.own,
    limits: backend.limits,
    now: () => Date.now() + moved,
    onError: (error) => write('api', { error: String(error) }),
  })
  return {
    ...{ api, backend, contract, logged },
    passTime: (seconds) => {
      moved += seconds * 1000
    },
    async issue(values = {}) {
      const key = newApiKey()
      const rest = { name: 'Werft', email: '', scopes: [...apiProducts], perMinute: 0, expires: '' }
      await contract.collection('apiKeys').create(await recordOfKey({ ...rest, ...values }, key))
      return key
    },
    ask: (key, { path = '/roles?limit=1', from = '192.0.2.1' } = {}) =>
      api.fetch(new Request(`http://localhost/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } }), from),
    async close() {
      await api.flush()
      await backend.close()
    },
  }
}
