import type { Page } from '@playwright/test'

export interface Asked {
  readonly type: string
  readonly path: string
  /** Length of the answer's body as sent. */
  readonly bytes: number
}

/** Records what a page asks for; the function it gives waits for the figures of all that has finished so far. */
export function recordTraffic(page: Page): () => Promise<readonly Asked[]> {
  const finished: Promise<Asked>[] = []
  page.on('requestfinished', (request) => {
    const asked = request
      .sizes()
      .then(({ responseBodySize }) => ({ type: request.resourceType(), path: new URL(request.url()).pathname, bytes: responseBodySize }))
    // Of a request that ends with its page there are no sizes: that fails who asks for them, and nobody else.
    asked.catch(() => undefined)
    finished.push(asked)
  })
  return () => Promise.all(finished)
}

export function bytesOf(asked: readonly Asked[], type: string): number {
  return asked.filter((one) => one.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
}
