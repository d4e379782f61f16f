import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { z } from 'zod'
import { askChecked, type CheckedRequest, isServerAddress, readAtMost } from '../../tools/network.ts'
import type { Provider } from './provider.ts'

const MOST_BYTES = 2 ** 20

/** A provider did not answer, or not with what it should. Its message holds no secret. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}

interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/** What a provider is asked with. */
type Question = Pick<CheckedRequest, 'signal' | 'method' | 'headers' | 'body'>

/**
 * Asks an endpoint of a provider for JSON; at most 1 MiB, and no redirect is followed. The addresses are those of our own list or named
 * by a superuser, so that they may lie in a private network: a company's own identity provider usually does. Those at which
 * clouds tell a machine its secrets are not asked. Throws a `ProviderError`.
 */
export async function askProvider(url: string, question: Question): Promise<ProviderAnswer> {
  const response = await ask(url, question).catch((error: unknown) => {
    throw new ProviderError(`${hostOf(url)} did not answer: ${String(error)}`)
  })
  const { statusCode: status = 0, headers } = response
  if (status >= 300 && status < 400) {
    response.destroy()
    throw new ProviderError(`${hostOf(url)} answered with a redirect.`)
  }
  const bytes = await readAtMost(response, MOST_BYTES).catch((error: unknown) => {
    throw new ProviderError(`The provider stopped answering, or answered too much: ${String(error)}`)
  })
  return { status, body: parse(bytes.toString('utf8'), headers['content-type'] ?? '') }
}

async function ask(url: string, question: Question): Promise<IncomingMessage> {
  return askChecked(new URL(url), { ...question, isAllowed: isServerAddress })
}

function hostOf(url: string): string {
  const { hostname } = new URL(url)
  return isIP(hostname) ? 'The provider' : hostname
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

/** What a code is exchanged with (RFC 6749 4.1.3, RFC 7636). */
export interface CodeExchange {
  readonly code: string
  readonly codeVerifier: string
  readonly redirectURL: string
}

export interface ProviderTokens {
  readonly accessToken: string
  readonly refreshToken: string
  readonly idToken: string
  /** Seconds from now; 0 when the provider does not say. */
  readonly expiresIn: number
}

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  id_token: z.string().nullish(),
  expires_in: z.coerce.number().nullish(),
})

/** Exchanges a code for tokens. Throws a `ProviderError`. */
export async function exchangeCode(provider: Provider, sent: CodeExchange, signal: AbortSignal): Promise<ProviderTokens> {
  const { clientAuth } = provider
  const first = await exchange(provider, sent, { basic: clientAuth !== 'post', signal })
  const isRefused = clientAuth === 'auto' && errorOf(first) === 'invalid_client'
  return tokensOf(isRefused ? await exchange(provider, sent, { basic: false, signal }) : first)
}

function exchange(
  { tokenURL, clientId, clientSecret, pkce }: Provider,
  { code, codeVerifier, redirectURL }: CodeExchange,
  { basic, signal }: { readonly basic: boolean; readonly signal: AbortSignal },
): Promise<ProviderAnswer> {
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectURL })
  if (pkce && codeVerifier) body.set('code_verifier', codeVerifier)
  if (!basic) {
    body.set('client_id', clientId)
    body.set('client_secret', clientSecret)
  }
  const authorization = basic ? { authorization: `Basic ${credentials(clientId, clientSecret)}` } : {}
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', ...authorization }
  return askProvider(tokenURL, { method: 'POST', body: body.toString(), headers, signal })
}

/** Encoded as forms are before they are joined (RFC 6749 2.3.1). */
function credentials(...parts: readonly string[]): string {
  const encoded = parts.map((part) => new URLSearchParams({ part }).toString().slice('part='.length))
  return Buffer.from(encoded.join(':')).toString('base64')
}

function errorOf({ body }: ProviderAnswer): string | undefined {
  return z.object({ error: z.string() }).safeParse(body).data?.error
}

/** Some say with 200 that a code is wrong. */
function tokensOf(answer: ProviderAnswer): ProviderTokens {
  const error = errorOf(answer)
  const { data } = tokens.safeParse(answer.body)
  if (error || !data || answer.status >= 400) throw new ProviderError(`The provider refused the code: ${error ?? answer.status}.`)
  return {
    accessToken: data.access_token,
    refreshToken: data.refresh_token ?? '',
    idToken: data.id_token ?? '',
    expiresIn: data.expires_in ?? 0,
  }
}
