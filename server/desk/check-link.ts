import type { CheckedLink } from '#words/desk'

/** Some servers are slow, and the desk waits. */
const PATIENCE_MS = 15_000

/** Asks an address of others as a browser would, and reads nothing of the answer but its status and where it came from. */
export async function checkLink(address: string): Promise<CheckedLink> {
  const headers = { accept: 'text/html,*/*;q=0.8', 'user-agent': 'Mozilla/5.0 (compatible; link check)' }
  const answer = await fetch(address, { headers, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
  await answer?.body?.cancel()
  return { status: answer?.status ?? 0, movedTo: answer?.redirected ? answer.url : '' }
}
