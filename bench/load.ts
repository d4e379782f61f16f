import autocannon from 'autocannon'

const SECONDS = 4
/** Without another number. */
const CONNECTIONS = 16

export interface Load {
  readonly path: string
  readonly method?: 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Answers a second under load; throws when any of them is an error, or when there was none. */
export async function perSecond(base: string, { path, ...request }: Load, connections = CONNECTIONS): Promise<number> {
  const { requests, non2xx } = await autocannon({ url: base + path, connections, duration: SECONDS, ...request })
  if (non2xx > 0 || requests.total === 0) throw new Error(`${non2xx} of ${requests.total} answers were errors`)
  return requests.total / SECONDS
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

export function summary(values: readonly number[], digits = 2): string {
  return `median ${median(values).toFixed(digits)}, from ${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`
}
