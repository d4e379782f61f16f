import { z } from 'zod'
import { isListed } from '#backend/desk'
import type { DeskMessageKey } from '#words/desk'
import { backend } from '../../session/backend.ts'
import { type Settings, valueAt } from './values.ts'

export interface Warning {
  readonly key: DeskMessageKey
  readonly values: Readonly<Record<string, string>>
}

const health = z.object({ data: z.object({ realIP: z.string() }) })
const addresses = z.array(z.string())

/** The server works on its own backend as a superuser, from this address. */
const SERVER_ITSELF = '127.0.0.1'

/** What these changes would shut out, before they are saved: whoever saves them, or the server itself. */
export async function locksOut(changes: Settings): Promise<Warning | undefined> {
  const allowed = addresses.catch([]).parse(valueAt(changes, 'superuserIPs'))
  if (allowed.length === 0) return undefined
  const { realIP } = health.parse(await backend.health.check()).data
  if (!isListed(realIP, allowed)) return { key: 'settings.locksYouOut', values: { address: realIP } }
  return isListed(SERVER_ITSELF, allowed) ? undefined : { key: 'settings.locksServerOut', values: { address: SERVER_ITSELF } }
}
