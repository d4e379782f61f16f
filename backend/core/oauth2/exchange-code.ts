import { z } from 'zod'
import { askProvider, type ProviderAnswer, ProviderError } from './ask-provider.ts'
import type { Provider } from './provider.ts'

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
export async function exchangeCode(provider: Provider, exchange: CodeExchange, signal: AbortSignal): Promise<ProviderTokens> {
  const { clientAuth } = provider
  const first = await ask(provider, exchange, { basic: clientAuth !== 'post', signal })
  const isRefused = clientAuth === 'auto' && errorOf(first) === 'invalid_client'
  return tokensOf(isRefused ? await ask(provider, exchange, { basic: false, signal }) : first)
}

function ask(
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
  return askProvider(tokenURL, { method: 'POST', body, headers: { accept: 'application/json', ...authorization }, signal })
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
