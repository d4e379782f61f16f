import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

const WRITERS = 4

export interface Writers {
  /** Numbers of records that were answered as stored. */
  readonly acknowledged: ReadonlySet<number>
  /** Why others were not. */
  readonly failed: readonly string[]
  stop(): Promise<void>
}

/** Stores one numbered record after the other, from several at once, until it is told to stop. */
export function writeSteadily(base: string, token: string): Writers {
  const acknowledged = new Set<number>()
  const failed: string[] = []
  let isOver = false
  let last = 0
  const writing = Array.from({ length: WRITERS }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!isOver) {
      last += 1
      const number = last
      const status = await store(base, { agent, token, number })
      if (status === '200') acknowledged.add(number)
      else failed.push(status)
    }
    agent.destroy()
  })
  return {
    acknowledged,
    failed,
    async stop() {
      isOver = true
      await Promise.all(writing)
    },
  }
}

interface Note {
  readonly agent: Agent
  readonly token: string
  readonly number: number
}

/** The status of a whole answer, or why there is none. */
function store(base: string, { agent, token, number }: Note): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', authorization: token }
    const sent = request(`${base}/api/collections/notes/records`, { method: 'POST', agent, headers }, (response) => {
      text(response).then(
        () => resolve(String(response.statusCode)),
        (error) => resolve(String(error)),
      )
    })
    sent.once('error', (error) => resolve(error.message))
    sent.end(JSON.stringify({ number }))
  })
}
