import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Page } from '@playwright/test'
import { Provider } from 'oidc-provider'

export const openIdClient = { clientId: 'lotsenwerk', clientSecret: 'a secret of some length' }

interface OpenIdServer {
  readonly issuer: string
  readonly server: Server
}

/** The address at which a server listens on this machine. */
export function addressOf(server: { address(): unknown }): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address && 'port' in address ? String(address.port) : ''}`
}

/** A real OpenID Connect server that lets anyone in, as this person, for one client. */
export async function startOpenId(redirects: readonly string[], person: Readonly<Record<string, unknown>>): Promise<OpenIdServer> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = addressOf(server)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: openIdClient.clientId,
        client_secret: openIdClient.clientSecret,
        redirect_uris: [...redirects],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    findAccount: (_, id) => ({ accountId: id, claims: async () => ({ sub: id, ...person }) }),
    pkce: { required: () => true },
    cookies: { keys: ['a key of this test'] },
    features: { devInteractions: { enabled: true } },
  })
  server.on('request', provider.callback())
  return { issuer, server }
}

/** Signs in and consents, or gives up where the server asks whether the app may know. */
export async function answerOpenId(window: Page, { consents = true } = {}): Promise<void> {
  await window.fill('input[name=login]', 'ann')
  await window.fill('input[name=password]', 'anything')
  await window.click('button[type=submit]')
  await window.waitForSelector('text=Authorize')
  if (consents) await window.click('button[type=submit]')
  else await window.click('a[href$="/abort"]')
}
