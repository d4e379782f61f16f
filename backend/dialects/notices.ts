import { sql } from 'kysely'
import { Client } from 'pg'
import { randomText } from '../tools/id.ts'
import type { Connection, Notices } from './database.ts'

/** PostgreSQL takes less than 8000 bytes at once. */
const PART_LENGTH = 7500
const RETRY_MS = 1000
const SENDER_LENGTH = 12

type Listener = Parameters<Notices['listen']>[0]

/** Notices by LISTEN and NOTIFY, on a connection of their own. Processes in different schemas do not hear each other. */
export function postgresNotices(url: string, onError: (error: Error) => void): Notices {
  const self = randomText(SENDER_LENGTH)
  let client: Client | undefined
  let hasClosed = false
  let told = 0

  async function connect(on: Listener): Promise<void> {
    const connected = await listen({ url, self, onError }, on)
    connected.once('end', () => void reconnect(on))
    client = connected
  }

  async function reconnect(on: Listener): Promise<void> {
    while (!hasClosed) {
      await new Promise((done) => setTimeout(done, RETRY_MS).unref())
      try {
        if (hasClosed) return
        await connect(on)
        return on.gap()
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)))
      }
    }
  }

  return {
    tell: (connection, texts) =>
      tell(
        connection,
        texts.flatMap((text) => partsOf(self, ++told, text)),
      ),
    listen: connect,
    async close() {
      hasClosed = true
      await client?.end()
    },
  }
}

interface Receiver {
  readonly url: string
  /** Whose notices are our own. */
  readonly self: string
  readonly onError: (error: Error) => void
}

/** A connection that hears of all but our own. */
async function listen({ url, self, onError }: Receiver, on: Listener): Promise<Client> {
  const client = new Client({ connectionString: url })
  const waiting = new Map<string, string>()
  client.on('error', onError)
  client.on('notification', ({ payload = '' }) => {
    const text = whole(waiting, self, payload)
    if (text !== undefined) on.notice(text)
  })
  await client.connect()
  const { rows } = await client.query<{ channel: string }>(`SELECT quote_ident('backend_' || current_schema()) AS channel`)
  await client.query(`LISTEN ${rows[0]?.channel}`)
  return client
}

async function tell(connection: Connection, parts: readonly string[]): Promise<void> {
  if (parts.length === 0) return
  const channel = sql`'backend_' || current_schema()`
  await sql`select pg_notify(${channel}, part) from jsonb_array_elements_text(${JSON.stringify(parts)}::jsonb) as part`.execute(connection)
}

/**
 * `sender number/of serial text`, the text in base64 so that it may be cut anywhere. The serial number of the text keeps equal parts of two
 * texts apart: of what is equal in one transaction PostgreSQL tells only the first (NOTIFY, "identical payload strings").
 */
function partsOf(sender: string, serial: number, text: string): string[] {
  const encoded = Buffer.from(text).toString('base64')
  const count = Math.max(1, Math.ceil(encoded.length / PART_LENGTH))
  return Array.from({ length: count }, (_, at) => `${sender} ${at + 1}/${count} ${serial} ${encoded.slice(at * PART_LENGTH, (at + 1) * PART_LENGTH)}`)
}

/** The text whose last part this is. Parts of one sender come one after the other. */
function whole(waiting: Map<string, string>, self: string, payload: string): string | undefined {
  const [sender = '', position = '', , part = ''] = payload.split(' ')
  if (sender === self) return undefined
  const [at, count] = position.split('/')
  const text = (at === '1' ? '' : (waiting.get(sender) ?? '')) + part
  if (at !== count) {
    waiting.set(sender, text)
    return undefined
  }
  waiting.delete(sender)
  return Buffer.from(text, 'base64').toString('utf8')
}
