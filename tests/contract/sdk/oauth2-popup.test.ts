import { connect, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from '../../../backend/testing/identity-provider.ts'
import { eventually } from '../eventually.ts'
import { listen } from './listen.ts'
import { type NotesBackend, startNotesBackend } from './notes-backend.ts'
import { type BrowserStage, openChromium, type Stage, stages } from './stages.ts'

let backend: NotesBackend
let provider: TestIdentityProvider
beforeAll(async () => {
  ;[backend, provider] = await Promise.all([startNotesBackend(), startIdentityProvider()])
  const endpoints = { authURL: `${provider.url}/auth?kind=test`, tokenURL: `${provider.url}/token`, userInfoURL: `${provider.url}/me` }
  await backend.root.collections.update('people', {
    oauth2: {
      enabled: true,
      mappedFields: { name: 'name' },
      providers: [{ name: 'oidc', clientId: 'lotsenwerk', clientSecret: 'a secret of some length', ...endpoints }],
    },
  })
})
afterAll(async () => {
  await provider.close()
  await backend.close()
})

/** Where the provider would send somebody back to who has signed in there, or has not. */
function wayBack(address: string, answer: Readonly<Record<string, string>>): string {
  const { searchParams } = new URL(address)
  return `${searchParams.get('redirect_uri')}?${new URLSearchParams({ state: searchParams.get('state') ?? '', ...answer })}`
}

const codeFor = (email: string) => provider.codeFor({ sub: email, email, email_verified: true, name: 'Ann' })

describe.each(stages)('signing in with OAuth2 and a window of one’s own in $name', ({ name, open }) => {
  let stage: Stage
  beforeAll(async () => {
    stage = await open(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  const address = () => eventually(() => stage.told[0] ?? expect.fail('no address yet'))
  /** Starts to sign in and goes back from the provider with this answer; gives what the SDK makes of it. */
  async function refusalAfter(answer: Readonly<Record<string, string>>, url = backend.url) {
    const playing = stage.play(
      ({ PocketBase, refusalOf, tell }, url) =>
        refusalOf(new PocketBase(url).collection('people').authWithOAuth2({ provider: 'oidc', urlCallback: tell })),
      url,
    )
    await fetch(wayBack(await address(), answer), { redirect: 'manual' })
    return playing
  }

  it('ends with a session; the state is the id of the realtime connection', async () => {
    const email = `${name.toLowerCase()}@example.org`
    const playing = stage.play(async ({ PocketBase, url, tell }) => {
      const client = new PocketBase(url)
      const { record, meta } = await client
        .collection('people')
        .authWithOAuth2({ provider: 'oidc', scopes: ['openid', 'email'], createData: { bio: 'from the app' }, urlCallback: tell })
      return { email: record.email, name: record.name, bio: record.bio, isNew: meta?.isNew, isValid: client.authStore.isValid }
    })
    const { searchParams } = new URL(await address())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      ...{ kind: 'test', client_id: 'lotsenwerk', response_type: 'code', scope: 'openid email', code_challenge_method: 'S256' },
      ...{ state: expect.stringMatching(/^\w{40}$/), redirect_uri: `${backend.url}/api/oauth2-redirect` },
    })
    await fetch(wayBack(await address(), { code: codeFor(email) }), { redirect: 'manual' })
    expect(await playing).toEqual({ email, name: 'Ann', bio: 'from the app', isNew: true, isValid: true })
  })

  it('needs a provider that the collection has', async () => {
    const refusal = await stage.play(({ PocketBase, url, refusalOf }) =>
      refusalOf(new PocketBase(url).collection('people').authWithOAuth2({ provider: 'nobody', urlCallback: () => undefined })),
    )
    expect(refusal).toMatchObject({ message: 'Something went wrong.', original: 'Missing or invalid provider "nobody".' })
  })

  it('needs a code', async () => {
    expect(await refusalAfter({ error: 'access_denied' })).toMatchObject({ original: 'OAuth2 redirect error or missing code: access_denied' })
    await stage.reset()
    expect(await refusalAfter({})).toMatchObject({ original: expect.stringMatching(/^OAuth2 redirect error or missing code: /) })
  })

  it('needs the state of its own connection', async () => {
    const relay = await startRelay(backend.url)
    expect(await refusalAfter({ code: codeFor('other@example.org') }, relay.url)).toMatchObject({ original: "State parameters don't match." })
    relay.close()
  })

  it('fails with the provider’s refusal, and can be given up', async () => {
    expect(await refusalAfter({ code: 'invented' })).toMatchObject({ status: 400, message: 'Failed to fetch OAuth2 token.' })
    await stage.reset()
    const refusal = await stage.play(({ PocketBase, url, refusalOf }) => {
      const client = new PocketBase(url)
      const giveUp = () => void client.cancelRequest('sign-in')
      return refusalOf(client.collection('people').authWithOAuth2({ provider: 'oidc', requestKey: 'sign-in', urlCallback: giveUp }))
    })
    expect(refusal).toMatchObject({ isAbort: true, status: 0 })
  })
})

describe('signing in with OAuth2 and the SDK’s own popup', () => {
  let stage: BrowserStage
  beforeAll(async () => {
    stage = await openChromium(backend.url)
  })
  beforeEach(() => stage.reset())
  afterAll(() => stage.close())

  /** Starts to sign in; gives the popup and what comes of it. */
  async function startPopup(providerName = 'oidc'): Promise<{ popup: Page; playing: Promise<unknown> }> {
    const opened = stage.page.waitForEvent('popup')
    const playing = stage.play(async ({ PocketBase, url, tell }, name) => {
      const { open } = window
      window.open = (...given) => {
        tell(String(given[2]))
        return open(...given)
      }
      const people = new PocketBase(url).collection('people')
      return people.authWithOAuth2({ provider: name }).then(
        ({ record }) => record.email,
        (error) => error.originalError.message,
      )
    }, providerName)
    return { popup: await opened, playing }
  }

  it('ends with a session and a closed popup', async () => {
    const { popup, playing } = await startPopup()
    await popup.waitForURL(`${provider.url}/auth?**`)
    const closed = popup.waitForEvent('close')
    await popup.goto(wayBack(popup.url(), { code: codeFor('popup@example.org') })).catch(() => undefined)
    await closed
    expect(await playing).toBe('popup@example.org')
  })

  it('closes the popup too when it fails', async () => {
    const { popup, playing } = await startPopup('nobody')
    expect(await playing).toBe('Missing or invalid provider "nobody".')
    await eventually(() => expect(popup.isClosed()).toBe(true))
  })

  it.each([
    { window: { width: 1600, height: 1000 }, popup: 'width=1024,height=768,top=116,left=288' },
    { window: { width: 800, height: 600 }, popup: 'width=800,height=600,top=0,left=0' },
  ])('opens it no larger than 1024×768 or the window: $popup', async ({ window, popup: size }) => {
    await stage.page.setViewportSize(window)
    const { playing } = await startPopup('nobody')
    await playing
    expect(stage.told).toEqual([`${size},resizable,menubar=no`])
  })
})

it('signing in with OAuth2 in Node needs a window of one’s own', async () => {
  const people = backend.root.collection('people')
  expect(() => people.authWithOAuth2({ provider: 'oidc' })).toThrow(
    expect.objectContaining({ originalError: new Error('Not in a browser context - please pass a custom urlCallback function.') }),
  )
})

/** Passes bytes on to the backend, and brings back the states of others. */
async function startRelay(url: string): Promise<{ readonly url: string; close(): void }> {
  const { hostname, port } = new URL(url)
  const another = `"state":"${'x'.repeat(40)}"`
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.pipe(far)
    // Latin 1 keeps every byte, and a state as long as the true one the lengths that were announced.
    far.on('data', (bytes) => near.write(bytes.toString('latin1').replace(/"state":"\w{40}"/, another), 'latin1'))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy())
  })
  return { url: await listen(server), close: () => server.close() }
}
