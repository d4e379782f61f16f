import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

interface IngestedEvent {
  readonly event: string
  readonly properties: Readonly<Record<string, unknown>>
  /** When it was captured, by the page's clock. */
  readonly timestamp?: string
  readonly [more: string]: unknown
}

export interface IngestServer {
  /** For `POSTHOG_HOST`. */
  readonly url: string
  /** Whatever was asked for, method and path, in order. */
  readonly asked: readonly string[]
  readonly events: readonly IngestedEvent[]
  /** Bodies as text, unpacked: to search for what must not be in them. */
  readonly bodies: readonly string[]
  /** The status of answers from now on; 200 at first. */
  answerWith(status: number): void
  forget(): void
  /** Forgets what came, answers well again, and leaves out what earlier pages captured: a page that is closed sends its rest late. */
  begin(): void
  close(): Promise<void>
}

export const ANALYTICS_KEY = 'phc_test'

/** What the project's page at the provider would say: it records, and has no flags, surveys or scripts. */
const projectConfig = {
  supportedCompression: ['gzip', 'gzip-js'],
  hasFeatureFlags: false,
  autocapture_opt_out: false,
  surveys: false,
  heatmaps: false,
  capturePerformance: false,
  siteApps: [],
  sessionRecording: { endpoint: '/s/', recorderVersion: 'v2', consoleLogRecordingEnabled: false },
}

/**
 * Speaks the protocol of PostHog's ingestion as its client does (posthog-js 1.434.18): the project's configuration, flags, batches of
 * events and of recordings, each as JSON, gzip or a base64 form (posthog.com/docs/api/capture).
 */
export async function startIngestServer(): Promise<IngestServer> {
  const asked: string[] = []
  const events: IngestedEvent[] = []
  const bodies: string[] = []
  let status = 200
  let begun = 0
  const forget = (): void => {
    for (const list of [asked, events, bodies]) list.length = 0
  }
  function keep(pathname: string, method: string | undefined, text: string): void {
    const captured = /^\/(?:e|s|i\/v0\/e|batch)\//.test(pathname) ? eventsIn(text) : []
    if (captured.some(({ timestamp }) => timestamp && Date.parse(timestamp) < begun)) return
    asked.push(`${method} ${pathname}`)
    if (text) bodies.push(text)
    events.push(...captured)
  }
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const cors = {
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-credentials': 'true',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    keep(pathname, request.method, request.method === 'POST' ? await readBody(request) : '')
    response.writeHead(status, { ...cors, 'content-type': 'application/json' })
    response.end(JSON.stringify(answerTo(pathname)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    asked,
    events,
    bodies,
    answerWith(next) {
      status = next
    },
    forget,
    begin() {
      begun = Date.now()
      status = 200
      forget()
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answerTo(pathname: string): object {
  if (pathname === `/array/${ANALYTICS_KEY}/config`) return projectConfig
  return pathname.startsWith('/flags') ? { flags: {}, errorsWhileComputingFlags: false } : { status: 1 }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const body = await buffer(request)
  if (body[0] === 0x1f && body[1] === 0x8b) return gunzipSync(body).toString()
  const text = body.toString()
  return text.startsWith('data=') ? Buffer.from(new URLSearchParams(text).get('data') ?? '', 'base64').toString() : text
}

function eventsIn(text: string): IngestedEvent[] {
  const parsed = JSON.parse(text)
  return Array.isArray(parsed) ? parsed : (parsed.batch ?? [parsed])
}
