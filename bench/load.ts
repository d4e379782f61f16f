import { availableParallelism, loadavg } from 'node:os'
import { median } from './figures.ts'
import type { Asked, Client, Counted } from './load/client.ts'
import { processes } from './load/processes.ts'
import { processorOf } from './load/schedule.ts'
import { findWrk } from './load/wrk.ts'

const SECONDS = 4
/** Without another number. */
const CONNECTIONS = 16
/** Held for more than this part of the time, by its own work or by that of others on its core, a client may be what an answer waits for. */
const MOST_HELD = 0.7

/** What a server is asked, again and again. */
export interface Load {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** 200 without another. */
  readonly status?: number
}

export interface Extent {
  readonly connections?: number
  readonly seconds?: number
}

export interface Measured {
  readonly perSecond: number
  /** Part of the time that the client was busy, or waited for its core because other work had it. */
  readonly held: number
}

/** A server by its address and its process, which may have others below it. */
export interface Server {
  readonly url: string
  readonly pid: number | undefined
}

export interface MeasuredServer extends Measured {
  /** Microseconds of the server's processor for one answer. */
  readonly work: number
}

/** A client that asks, and that remembers how busy it was. */
export interface LoadClient {
  /** Answers a second under load; throws when any of them is an error, or when there was none. */
  measure(base: string, load: Load, extent?: Extent): Promise<Measured>
  /** The same, and what it costs the server. */
  measureServer(server: Server, load: Load, extent?: Extent): Promise<MeasuredServer>
  perSecond(base: string, load: Load, extent?: Extent): Promise<number>
  /** One sentence for the end of a bench: whether it measured the servers or this client. */
  verdict(): string
}

/** `wrk` where it is installed, else several processes of Node, which are slower. */
export function openLoadClient(client: Client = findWrk() ?? processes): LoadClient {
  const seen: Counted[] = []
  async function measure(base: string, load: Load, { connections = CONNECTIONS, seconds = SECONDS }: Extent = {}): Promise<Measured> {
    const asked = { url: base + load.path, method: load.method ?? 'GET', headers: load.headers ?? {}, body: load.body ?? '' }
    await expectStatus(asked, load.status ?? 200)
    const counted = await client.run(asked, { connections, seconds })
    refuseErrors(asked, counted)
    seen.push(counted)
    return { perSecond: counted.answers / counted.seconds, held: counted.busy + counted.waiting }
  }
  async function measureServer({ url, pid }: Server, load: Load, extent: Extent = {}): Promise<MeasuredServer> {
    const before = processorOf(pid)
    const measured = await measure(url, load, extent)
    const answers = measured.perSecond * (extent.seconds ?? SECONDS)
    return { ...measured, work: (1e6 * (processorOf(pid) - before)) / answers }
  }
  return {
    measure,
    measureServer,
    perSecond: async (...asked) => (await measure(...asked)).perSecond,
    verdict: () => `client (${client.name}): ${verdictOf(seen)}`,
  }
}

/** A figure, marked where the client may have been what it measured. */
export function tellMeasured({ perSecond, held }: Measured): string {
  return `${held > MOST_HELD ? 'at least ' : ''}${Math.round(perSecond)} a second`
}

/**
 * Whether a client can have been the limit. Where other work on the machine holds client and servers up, rates say little, and only their
 * ratios and the processor's time still tell something.
 */
export function verdictOf(seen: readonly Pick<Counted, 'busy' | 'waiting'>[]): string {
  const parts = (of: (one: Pick<Counted, 'busy' | 'waiting'>) => number) => {
    const values = seen.map(of)
    return `${percent(median(values))} of the time, at most ${percent(Math.max(...values))}`
  }
  const over = seen.filter(({ busy, waiting }) => busy + waiting > MOST_HELD).length
  const isLimit = over === 0 ? 'not the limit' : `${over} of ${seen.length} figures, those above ${percent(MOST_HELD)} in sum, are lower bounds`
  const machine = `load ${loadavg()[1]?.toFixed(1)} on ${availableParallelism()} cores`
  return `busy ${parts(({ busy }) => busy)}; waiting for its core ${parts(({ waiting }) => waiting)}: ${isLimit} (${machine})`
}

const percent = (part: number) => `${Math.round(100 * part)} %`

/** Clients of load count what failed, but not what was answered otherwise. */
async function expectStatus({ url, method, headers, body }: Asked, status: number): Promise<void> {
  const answer = await fetch(url, { method, headers, redirect: 'manual', ...(body && { body }) })
  await answer.arrayBuffer()
  if (answer.status !== status) throw new Error(`${method} ${url} answers ${answer.status}, not ${status}`)
}

function refuseErrors({ method, url }: Asked, { answers, errors }: Counted): void {
  if (errors > 0 || answers === 0) throw new Error(`${method} ${url}: ${errors} errors beside ${answers} answers`)
}
