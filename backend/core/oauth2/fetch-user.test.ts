import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OAuth2Provider } from '../model/collection.ts'
import { fetchUser } from './fetch-user.ts'
import { providerOf } from './provider.ts'

const CLIENT = 'client'
const blank: OAuth2Provider = {
  ...{ name: '', clientId: CLIENT, clientSecret: 'secret', authURL: '', tokenURL: '', userInfoURL: '', displayName: '', pkce: null, extra: null },
}

describe('who signed in', () => {
  const answers = new Map<string, unknown>()
  const server = createServer(({ url = '', headers }, response) => {
    const answer = answers.get(url)
    response.writeHead(answer && headers.authorization === 'Bearer token' ? 200 : url === '/keys' ? 200 : 404).end(JSON.stringify(answer ?? {}))
  })
  let base: string
  let sign: (claims: JWTPayload) => Promise<string>
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const { publicKey, privateKey } = await generateKeyPair('RS256')
    answers.set('/keys', { keys: [{ ...(await exportJWK(publicKey)), alg: 'RS256', kid: 'k' }] })
    sign = (claims) =>
      new SignJWT({ exp: Math.floor(Date.now() / 1000) + 60, ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
  })
  afterAll(() => void server.close())

  const ask = (configured: Partial<OAuth2Provider>, idToken = '') => {
    const provider = providerOf({ ...blank, ...configured }) ?? expect.fail('the provider is not known')
    return fetchUser(provider, { accessToken: 'token', refreshToken: '', idToken, expiresIn: 0 }, AbortSignal.timeout(10_000))
  }
  const told = (name: string, raw: unknown, emails?: unknown) => {
    answers.set(`/${name}`, raw)
    answers.set(`/${name}/emails`, emails)
    return ask({ name, userInfoURL: `${base}/${name}` })
  }

  test('is read from what each provider answers', async () => {
    expect(await told('google', { sub: '1', name: 'A B', picture: 'https://p', email: 'a@b.c', email_verified: true })).toMatchObject({
      ...{ id: '1', name: 'A B', username: '', avatarURL: 'https://p', email: 'a@b.c' },
    })
    const list = [
      { email: 'old@b.c', primary: false, verified: true },
      { email: 'a@b.c', primary: true, verified: true },
    ]
    expect(await told('github', { id: 7, login: 'ab', name: null, avatar_url: 'https://p', email: 'public@b.c' }, list)).toMatchObject({
      ...{ id: '7', name: '', username: 'ab', email: 'a@b.c' },
    })
    expect(await told('twitch', { data: [{ id: '1', display_name: 'AB', login: 'ab', email: 'a@b.c' }] })).toMatchObject({ id: '1', username: 'ab' })
    expect(await told('strava', { id: 1, firstname: 'A', lastname: '' })).toMatchObject({ id: '1', name: 'A' })
    expect(await told('discord', { id: '1', avatar: null, verified: false, email: 'a@b.c' })).toMatchObject({ avatarURL: '', email: '' })
  })

  test('has an address only where somebody vouches for it', async () => {
    expect(await told('google', { sub: '1', email: 'a@b.c', email_verified: false })).toMatchObject({ email: '' })
    expect(await told('google', { sub: '1', email: 'a@b.c' })).toMatchObject({ email: '' })
    expect(await told('github', { id: 7, email: 'a@b.c' }, [{ email: 'a@b.c', primary: true, verified: false }])).toMatchObject({ email: '' })
    const microsoft = (mail: string, userPrincipalName: string) => told('microsoft', { id: '1', mail, userPrincipalName })
    expect(await microsoft('ann.b@corp.example', 'ann@Corp.example')).toMatchObject({ email: 'ann.b@corp.example' })
    expect(await microsoft('victim@other.example', 'eve@corp.example')).toMatchObject({ email: '' })
  })

  test('is refused when there is no id or no answer', async () => {
    await expect(told('google', { name: 'A' })).rejects.toThrow('did not say who')
    await expect(ask({ name: 'google', userInfoURL: `${base}/nowhere` })).rejects.toThrow('404')
  })

  describe('by an id token', () => {
    const oidc = () => ({ name: 'oidc', authURL: base, tokenURL: base, extra: { jwksURL: `${base}/keys`, issuers: ['https://issuer'] } })
    const good = { sub: '1', aud: CLIENT, iss: 'https://issuer', email: 'a@b.c', email_verified: 'true' }

    test('is believed when the keys, the client, the issuer and the time are right', async () => {
      expect(await ask(oidc(), await sign(good))).toMatchObject({ id: '1', email: 'a@b.c' })
    })

    test.each([
      ['another client', { aud: 'other' }],
      ['another issuer', { iss: 'https://other' }],
      ['the past', { exp: 1 }],
    ])('is not when it is of %s', async (_, wrong) => {
      await expect(ask(oidc(), await sign({ ...good, ...wrong }))).rejects.toThrow('not valid')
    })

    test('is not without signature or keys', async () => {
      const [head, body] = (await sign(good)).split('.')
      await expect(ask(oidc(), `${head}.${body}.`)).rejects.toThrow('not valid')
      await expect(ask({ ...oidc(), extra: null }, await sign(good))).rejects.toThrow('configured')
    })
  })
})
