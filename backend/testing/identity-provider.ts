import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

export interface TestIdentityProvider {
  readonly url: string
  /** What the token endpoint was sent, oldest first. */
  readonly exchanges: readonly { readonly authorization: string | undefined; readonly form: Readonly<Record<string, string>> }[]
  /** Lets somebody sign in: gives the code, which is good once. */
  codeFor(claims: Readonly<Record<string, unknown>>): string
  /** What the token endpoint does from now on instead of its work. */
  misbehave(kind: 'none' | 'html' | 'huge' | 'postOnly'): void
  close(): Promise<void>
}

const misbehaviours = { html: '<html>', huge: `"${'x'.repeat(2 ** 21)}"` }

/** The token and user endpoints of an OpenID Connect provider, for tests of our half of the protocol. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const people = new Map<string, Readonly<Record<string, unknown>>>()
  const exchanges: { authorization: string | undefined; form: Record<string, string> }[] = []
  let behaviour: Parameters<TestIdentityProvider['misbehave']>[0] = 'none'

  async function exchange(request: IncomingMessage): Promise<[status: number, body: string]> {
    const form = Object.fromEntries(new URLSearchParams(await text(request)))
    const { authorization } = request.headers
    exchanges.push({ authorization, form })
    if (behaviour === 'html' || behaviour === 'huge') return [200, misbehaviours[behaviour]]
    if (behaviour === 'postOnly' && authorization) return [401, '{"error":"invalid_client"}']
    const claims = people.get(form.code ?? '')
    if (!claims || (claims.verifier && claims.verifier !== form.code_verifier)) return [400, '{"error":"invalid_grant"}']
    people.delete(form.code ?? '')
    people.set(`token-${form.code}`, claims)
    return [200, JSON.stringify({ access_token: `token-${form.code}`, token_type: 'Bearer', expires_in: 60, refresh_token: 'again' })]
  }

  const server = createServer(async (request, response) => {
    const claims = people.get((request.headers.authorization ?? '').replace('Bearer ', ''))
    const me: [number, string] = claims ? [200, JSON.stringify(claims)] : [401, '{}']
    const [status, body] = request.url === '/token' ? await exchange(request) : me
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: urlOf(server),
    exchanges,
    codeFor(claims) {
      const code = `code${people.size}-${exchanges.length}`
      people.set(code, claims)
      return code
    },
    misbehave(kind) {
      behaviour = kind
    },
    close: async () => stop(server),
  }
}

function urlOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

function stop(server: Server): void {
  server.closeAllConnections()
  server.close()
}
