import type PocketBase from 'pocketbase'

const AGAIN_MS = 5000

/**
 * Goes on connecting when the first connection fails, until `stop` is called: the SDK comes back by itself only when a line breaks that
 * stood. What was subscribed meanwhile is heard once it stands.
 * @param first what subscribing gave
 * @returns ends the tries
 */
export function keepListening(client: PocketBase, first: Promise<unknown>): () => void {
  let isOver = false
  let waiting: ReturnType<typeof setTimeout>
  const again = () => {
    if (!isOver) waiting = setTimeout(() => void connect().catch(again), AGAIN_MS)
  }
  const connect = async () => {
    const leave = await client.realtime.subscribe('PB_CONNECT', () => undefined)
    await leave()
  }
  void first.catch(again)
  return () => {
    isOver = true
    clearTimeout(waiting)
  }
}
