import type { Outcome } from '#services/forms'
import type { Failure } from './failure.ts'
import { type Answered, outcomeOf } from './outcome-of.ts'

/** A slow line may take as long as this; then the visitor is told, and may send the same again. */
const TIMEOUT_MS = 180_000

type SendOutcome = Extract<Outcome, { kind: 'sent' }> | Failure

interface SendOptions {
  /** Told how much of the body has gone out, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/**
 * Sends a form to its page and reads the outcome. Never rejects: what cannot be read is a failure too. By
 * XMLHttpRequest, since `fetch` tells nothing of what has gone out.
 */
export function send(address: string, body: FormData, { onProgress }: SendOptions): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const fail = () => resolve({ kind: 'refused', reason: 'offline' })
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    request.timeout = TIMEOUT_MS
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve(outcomeOf<Outcome>(answered(request), ['sent', 'invalid', 'refused'])))
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.send(body)
  })
}

function answered(request: XMLHttpRequest): Answered {
  return { status: request.status, text: request.responseText, retryAfter: request.getResponseHeader('retry-after') }
}
