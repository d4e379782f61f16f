import { z } from 'zod'
import type { VisitorsOptions } from '#services'
import type { CollectionJson } from './plan.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** A server of the contract, as a superuser sees it. */
export interface Remote {
  /** How services ask it. */
  readonly own: VisitorsOptions['backend']
  collections(): Promise<readonly CollectionJson[]>
  /** Creates and changes collections, all or none; removes nothing. */
  importCollections(collections: readonly CollectionJson[]): Promise<void>
}

const PATIENCE_MS = 30_000
const PAGE_SIZE = 500

const login = z.object({ token: z.string() })
const page = z.object({ totalPages: z.number(), items: z.array(z.record(z.string(), z.unknown())) })

/** Signs in. Throws an error of one sentence: nobody answers there, it is no such server, or it refuses. */
export async function signIn(url: string, { email, password }: Credentials): Promise<Remote> {
  const base = url.replace(/(?<!\/)\/+$/, '')
  const ask = (path: string, init: AskOptions) => send(`${base}/api/collections${path}`, init)
  const answer = await ask('/_superusers/auth-with-password', { method: 'POST', body: { identity: email, password } })
  const { token } = read(base, login, answer)
  return {
    own: { base, fetch, token: async () => token },
    async collections() {
      const all: CollectionJson[] = []
      for (let number = 1; ; number += 1) {
        const { items, totalPages } = read(base, page, await ask(`?page=${number}&perPage=${PAGE_SIZE}`, { method: 'GET', token }))
        all.push(...items)
        if (number >= totalPages) return all
      }
    },
    async importCollections(collections) {
      await ask('/import', { method: 'PUT', token, body: { collections, deleteMissing: false } })
    },
  }
}

interface AskOptions {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly token?: string
  readonly body?: unknown
}

async function send(address: string, { method, token, body }: AskOptions): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) }
  const init = { method, headers, signal: AbortSignal.timeout(PATIENCE_MS), ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await fetch(address, init).catch((error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
    throw new Error(`${address} does not answer: ${cause}`)
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}: ${text.trim().slice(0, 2000)}`)
  return text === '' ? undefined : parse(text)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function read<T>(base: string, schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (!result.success) throw new Error(`${base} answers, but not as PocketBase does.`)
  return result.data
}
