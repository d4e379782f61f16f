import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HttpBindings, serve } from '@hono/node-server'
import { type Browser, chromium, type Page } from '@playwright/test'
import { Hono } from 'hono'
import type { AuthMethodsList } from 'pocketbase'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '../../backend/apis/app.ts'
import { endpoints } from '../../backend/apis/endpoints.ts'
import { updateCollection } from '../../backend/core/collections/save.ts'
import { type Blog, openBlog } from '../../backend/testing/blog.ts'
import { testDatabases } from '../../backend/testing/databases.ts'
import { wireOf } from '../../server/backend/wire.ts'
import { findChromium } from '../support/chromium.ts'
import { addressOf, answerOpenId, openIdClient, startOpenId } from '../support/open-id.ts'

const PERSON = { email: 'ann@example.com', email_verified: true, name: 'Ann Example' }
const scripts = [fileURLToPath(import.meta.resolve('pocketbase/umd')), fileURLToPath(new URL('pages/sign-in.js', import.meta.url))]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

describe('signing in through a real OpenID Connect server, in a real browser, with the official SDK', () => {
  let blog: Blog
  let backend: ReturnType<typeof serve>
  let openId: Awaited<ReturnType<typeof startOpenId>>
  let browser: Browser
  let page: Page
  let origin: string

  beforeAll(async () => {
    // The server reminds of what a real one must not do, on every start.
    for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockReturnValue()
    browser = await chromium.launch(await findChromium())
  })
  afterAll(() => browser.close())

  beforeEach(async () => {
    blog = await openBlog(testDatabases[0] ?? expect.fail('SQLite is always there'))
    const contract = createApp({ core: blog.core, endpoints, onError: (error) => console.error(error) })
    const app = new Hono<{ Bindings: HttpBindings }>()
    app.get('/', (context) => context.html('<title>App</title><script src="/app.js"></script>'))
    app.get('/app.js', (context) => context.body(scripts, 200, { 'content-type': 'text/javascript' }))
    app.get('/_/', (context) => context.text('You can close this window.'))
    app.get('/back', (context) => context.text('Back in the app.'))
    app.all('/api/*', (context) => contract.fetch(context.req.raw, wireOf(context.env.incoming)))
    backend = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1', overrideGlobalObjects: false })
    await once(backend, 'listening')
    origin = addressOf(backend)
    openId = await startOpenId([`${origin}/api/oauth2-redirect`, `${origin}/back`], PERSON)
    const endpoint = (path: string) => `${openId.issuer}${path}`
    await updateCollection(blog.core, blog.collection('users'), {
      oauth2: {
        enabled: true,
        mappedFields: { name: 'name' },
        providers: [{ ...openIdClient, name: 'oidc', authURL: endpoint('/auth'), tokenURL: endpoint('/token'), userInfoURL: endpoint('/me') }],
      },
    })
    page = await (await browser.newContext()).newPage()
    await page.goto(origin)
  })
  afterEach(async () => {
    await page.context().close()
    blog.core.realtime.close()
    for (const server of [backend, openId.server]) server.close()
    await blog.close()
  })

  /** Starts the SDK's own flow with a window of ours in place of its popup; what comes of it is kept in the page. */
  async function startFlow(change = (url: string) => url): Promise<Page> {
    const url = await page.evaluate<string>('startFlow()')
    const window = await page.context().newPage()
    await window.goto(change(url))
    return window
  }

  const result = () => page.evaluate<Readonly<Record<string, unknown>>>('result')

  it('ends with a login in the page that asked, and a window that says so', async () => {
    const window = await startFlow()
    await answerOpenId(window)
    await window.waitForURL('**/_/#/auth/oauth2-redirect-success')
    expect(await result()).toMatchObject({
      storedId: expect.any(String),
      record: { email: PERSON.email, name: PERSON.name, verified: true },
      meta: { isNew: true, id: 'ann', email: PERSON.email, rawUser: { sub: 'ann' } },
    })
    const again = await startFlow()
    await again.waitForURL('**/_/#/auth/oauth2-redirect-success')
    expect(await result()).toMatchObject({ meta: { isNew: false } })
  })

  it('opens and closes the SDK’s own popup', async () => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.evaluate('startPopup()')])
    const closed = popup.waitForEvent('close')
    await answerOpenId(popup)
    await closed
    expect(await result()).toMatchObject({ record: { email: PERSON.email } })
  })

  it('ends with an error in both when consent is denied', async () => {
    const window = await startFlow()
    await answerOpenId(window, { consents: false })
    await window.waitForURL('**/_/#/auth/oauth2-redirect-failure')
    expect(String((await result()).error)).toContain('access_denied')
  })

  it('reaches nobody when the state is not that of a page that waits, which goes on waiting for its own', async () => {
    let own = ''
    const stray = await startFlow((url) => {
      own = url
      return url.replace(/state=\w+/, `state=${'x'.repeat(40)}`)
    })
    await answerOpenId(stray)
    await stray.waitForURL('**/_/#/auth/oauth2-redirect-failure')
    const window = await page.context().newPage()
    await window.goto(own)
    await window.waitForURL('**/_/#/auth/oauth2-redirect-success')
    // Had the stray one reached the page, its flow would have ended with that.
    expect(await result()).toMatchObject({ record: { email: PERSON.email } })
  })

  describe('with a code that the app fetched itself', () => {
    async function fetchCode(): Promise<{ code: string; codeVerifier: string }> {
      const { oauth2 } = await page.evaluate<AuthMethodsList>('listMethods()')
      const method = oauth2.providers[0] ?? expect.fail('there is a provider')
      expect(method.authURL).toMatch(/&redirect_uri=$/)
      const window = await page.context().newPage()
      await window.goto(`${method.authURL}${encodeURIComponent(`${origin}/back`)}`)
      await answerOpenId(window)
      await window.waitForURL('**/back?*')
      const { searchParams } = new URL(window.url())
      expect(searchParams.get('state')).toBe(method.state)
      return { code: searchParams.get('code') ?? '', codeVerifier: method.codeVerifier }
    }

    const signIn = (code: string, codeVerifier: string, redirectURL = `${origin}/back`) =>
      page.evaluate(`signInWithCode(${JSON.stringify(code)}, ${JSON.stringify(codeVerifier)}, ${JSON.stringify(redirectURL)})`)
    const refused = { status: 400, message: 'Failed to fetch OAuth2 token.', data: {} }

    it('signs in once with it, and not again', async () => {
      const { code, codeVerifier } = await fetchCode()
      expect(await signIn(code, codeVerifier)).toEqual({ status: 200, name: 'From the app' })
      expect(await signIn(code, codeVerifier)).toEqual(refused)
    })

    it('does not with another verifier, another address to go back to, or a code that nobody gave', async () => {
      const first = await fetchCode()
      expect(await signIn(first.code, 'v'.repeat(43))).toEqual(refused)
      await page.context().clearCookies()
      const second = await fetchCode()
      expect(await signIn(second.code, second.codeVerifier, `${origin}/elsewhere`)).toEqual(refused)
      expect(await signIn('invented', first.codeVerifier)).toEqual(refused)
    })
  })
})
