import { Webhook } from 'standardwebhooks'
import { canBeCalled } from './form.ts'
import type { StoredWebhook } from './stored-delivery.ts'

/** Longer than any system should take to say that it has got something. */
const PATIENCE_MS = 15_000

export interface SignedMessage {
  /** The same at each try: whoever gets it twice knows it by this. */
  readonly id: string
  readonly payload: string
  /** Of this try. */
  readonly at: Date
}

/** Why another system did not take a message. */
export class NotTakenError extends Error {
  override readonly name = 'NotTakenError'
  /** Status of its answer; 0 when there was none. */
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

/**
 * Posts a message, signed as Standard Webhooks 1.0.0 has it. Gives the status of the answer, which is one of 200 to 299; else throws a
 * `NotTakenError`. Redirections are not followed: the message is meant for the address that the operator wrote.
 */
export async function deliver({ url, secret }: StoredWebhook, { id, payload, at }: SignedMessage): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'website-webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, payload),
  }
  if (!canBeCalled(url)) throw new NotTakenError(0, 'This address may not be called.')
  const request = { method: 'POST', headers, body: payload, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  const answer = await fetch(url, request).catch((error: unknown) => {
    throw new NotTakenError(0, reasonOf(error))
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new NotTakenError(answer.status, `The answer was ${answer.status}.`)
  return answer.status
}

/** Node says "fetch failed", and why below it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message || String(error.cause) : error.message
}
