import { Agent, get, type IncomingMessage } from 'node:http'

export interface Subscribers {
  /** Resolves when each of them has received this many events. */
  received(events: number): Promise<void>
  close(): void
}

/** Opens this many event streams; `greet` gets the first message of each and may subscribe it to something. */
export async function openSubscribers(url: string, { count, greet }: { count: number; greet(first: string): Promise<void> }): Promise<Subscribers> {
  const agent = new Agent({ maxSockets: count })
  const streams: IncomingMessage[] = []
  let total = 0
  let check = () => {}
  for (let opened = 0; opened < count; opened += 1) {
    const stream = await new Promise<IncomingMessage>((resolve, reject) => get(url, { agent }, resolve).once('error', reject))
    stream.setEncoding('utf8')
    await greet(await new Promise<string>((resolve) => stream.once('data', resolve)))
    stream.on('data', (chunk: string) => {
      total += chunk.split('event:items/*').length - 1
      check()
    })
    streams.push(stream)
  }
  return {
    received: (events) =>
      new Promise((resolve) => {
        check = () => total >= events * count && resolve()
        check()
      }),
    close: () => agent.destroy(),
  }
}
