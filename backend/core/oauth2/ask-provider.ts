import { isIP } from 'node:net'

const MOST_BYTES = 2 ** 20

/** A provider did not answer, or not with what it should. Its message holds no secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}

export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * Asks an endpoint of a provider for JSON; at most 1 MiB, and no redirect is followed. The addresses are those of our own list
 * or named by a superuser, so that they may lie in a private network: a company's own identity provider usually does.
 */
export async function askProvider(url: string, init: RequestInit & { readonly signal: AbortSignal }): Promise<ProviderAnswer> {
  const response = await fetch(url, { ...init, redirect: 'error' }).catch((error: unknown) => {
    throw new ProviderError(`${hostOf(url)} did not answer: ${String(error)}`)
  })
  const text = await readText(response)
  return { status: response.status, body: parse(text, response.headers.get('content-type') ?? '') }
}

function hostOf(url: string): string {
  const { hostname } = new URL(url)
  return isIP(hostname) ? 'The provider' : hostname
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.byteLength
      if (length > MOST_BYTES) throw new ProviderError('The provider answered with more than 1 MiB.')
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(`The provider stopped answering: ${String(error)}`)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Some answer in the form of an address's query. */
function parse(text: string, type: string): unknown {
  if (type.includes('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError('The provider did not answer with JSON.')
  }
}
