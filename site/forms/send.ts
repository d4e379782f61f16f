import { type Outcome, refuse } from '#services/forms'
import type { Failure } from './failure.ts'

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
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)))
    request.addEventListener('error', fail)
    request.addEventListener('timeout', fail)
    request.send(body)
  })
}

/** The page answers with an outcome; whoever stands before it (a proxy, the server's limit of a body) with a status only. */
function outcomeOf(status: number, text: string): Outcome {
  const outcome = parse(text)
  if (outcome) return outcome
  return refuse(status === 413 ? 'too_large' : status === 429 ? 'rate_limited' : 'backend_away')
}

function parse(text: string): Outcome | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isOutcome(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isOutcome(value: unknown): value is Outcome {
  return typeof value === 'object' && value !== null && 'kind' in value && /^(sent|invalid|refused)$/.test(String(value.kind))
}
