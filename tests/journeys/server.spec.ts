import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { inlineSources } from '../../server/http/security-headers.ts'
import { LONG } from '../support/extent.ts'
import { allPages } from '../support/pages.ts'
import { portOf } from '../support/ports.ts'
import { ask, sendBytes } from '../support/raw-request.ts'
import { siteUrl } from '../support/site-url.ts'
import { startSite } from '../support/start-site.ts'

test.describe('answers', () => {
  test('pages, payloads and texts come compressed as the client can read it, with a tag of their own', async () => {
    const plain = await ask('/about/team')
    const br = await ask('/about/team', { 'accept-encoding': 'gzip, br' })
    const gzip = await ask('/about/team', { 'accept-encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(plain.headers.etag).toMatch(/^"/)
    // A quick form has no tag; a shortest one has its own.
    for (const { headers } of [br, gzip]) expect(headers.etag).not.toBe(plain.headers.etag)
    for (const { headers } of [plain, br, gzip]) expect(headers.vary).toContain('Accept-Encoding')
    expect((await ask('/about/team.data', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    expect((await ask('/sitemap.xml', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
  })

  test('a page that has not changed is answered with 304 and no body', async () => {
    const { headers } = await ask('/about/team')
    const again = await ask('/about/team', { 'if-none-match': `"other", W/${headers.etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  })

  test('a hashed asset may be kept for ever, a page is asked for again', async () => {
    const page = (await ask('/about/team')).body.toString()
    const asset = /\/assets\/[\w.-]+\.woff2/.exec(page)?.[0] ?? ''
    expect((await ask(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/about/team')).headers['cache-control']).toBe('no-cache')
  })

  test('a part of a file can be asked for', async () => {
    const whole = await ask('/og/de/index.png')
    const part = await ask('/og/de/index.png', { range: 'bytes=100-199' })
    expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-199/${whole.body.length}`])
    expect(part.body).toEqual(whole.body.subarray(100, 200))
    expect((await ask('/og/de/index.png', { range: 'bytes=9999999-' })).status).toBe(416)
    expect((await ask('/og/de/index.png', { range: 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
  })

  test('the way back from a sign-in elsewhere says how it went, and leaves the window to the page that opened it', async ({ page }) => {
    const back = await ask('/api/oauth2-redirect?state=nobody&code=1')
    expect([back.status, back.headers.location]).toEqual([307, '../_/#/auth/oauth2-redirect-failure'])
    for (const { headers } of [back, await ask('/_/')]) expect(headers['cross-origin-opener-policy']).toBeUndefined()
    await page.goto('/api/oauth2-redirect?state=nobody&code=1')
    await expect(page.getByText('Die Anmeldung ist nicht gelungen.')).toBeVisible()
    await expect(page.getByText('Zum Leitstand')).toBeHidden()
  })

  test('HEAD answers like GET without a body', async () => {
    const get = await ask('/about/team')
    const head = await ask('/about/team', {}, 'HEAD')
    expect([head.status, head.body.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe(get.headers['content-length'])
  })

  test('addresses match without regard to case, and a slash at the end leads to the address without it', async () => {
    const written = await ask('/products/Zeugnisparser')
    expect(written.status).toBe(200)
    expect(written.body.toString()).toContain(`<link rel="canonical" href="${siteUrl}/products/zeugnisparser"/>`)
    expect((await ask('/ARBEITSZEUGNIS-vorlage/arbeitszeugnis-koch-IN')).body.toString()).toContain(
      `href="${siteUrl}/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in"`,
    )
    const slash = await ask('/about/team/?a=1')
    expect([slash.status, slash.headers.location]).toEqual([301, '/about/team?a=1'])
  })

  test('health and builds answer', async () => {
    expect(JSON.parse((await ask('/api/health')).body.toString())).toEqual({ code: 200, message: 'API is healthy.', data: {} })
    const latest = await ask(`/_build/latest.json?${Date.now()}`)
    const { id, timestamp } = JSON.parse(latest.body.toString())
    expect(latest.headers['cache-control']).toBe('no-store')
    expect(new Date(timestamp).getTime()).toBeLessThanOrEqual(Date.now())
    const meta = JSON.parse((await ask(`/_build/meta/${id}.json`)).body.toString())
    expect(meta).toEqual({ id, prerendered: allPages.map((page) => page.address).sort() })
    expect((await ask('/_build/meta/000000000000.json')).status).toBe(404)
  })

  test('robots, sitemaps, manifest and the security contact are there', async () => {
    expect((await ask('/robots.txt')).body.toString()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    const security = (await ask('/.well-known/security.txt')).body.toString()
    const expires = new Date(/^Expires: (.*)$/m.exec(security)?.[1] ?? 0).getTime()
    expect(expires).toBeGreaterThan(Date.now() + 86_400_000)
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
    expect(security).toMatch(/^Contact: mailto:/)
    const manifest = JSON.parse((await ask('/site.webmanifest')).body.toString())
    for (const { src } of manifest.icons) expect((await ask(src)).status).toBe(200)
    for (const path of ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/og/en/index.png']) expect((await ask(path)).status, path).toBe(200)
    for (const [path, locale] of [
      ['/sitemap.xml', 'de'],
      ['/en/sitemap.xml', 'en'],
    ] as const) {
      const { headers, body } = await ask(path)
      expect(headers['content-type']).toContain('application/xml')
      const listed = [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
      expect(listed).toEqual(allPages.filter((page) => page.locale === locale).map((page) => siteUrl + page.address))
    }
  })
})

test.describe('security', () => {
  test('every answer carries the headers, and none names the server', async () => {
    for (const path of ['/about/team', '/about/team.data', '/gibt/es/nicht', '/api/health', '/favicon.svg', '//evil']) {
      const { headers } = await ask(path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['referrer-policy'], path).toBeTruthy()
      expect(headers['permissions-policy'], path).toContain('camera=()')
      expect(headers.server ?? headers['x-powered-by'], path).toBeUndefined()
      expect(headers['strict-transport-security'], path).toBeUndefined()
    }
  })

  test('the policy allows exactly the inline scripts and styles that stand in the pages', async () => {
    for (const { address } of allPages) {
      const { headers, body } = await ask(address, { 'sec-fetch-site': 'same-origin' })
      const policy = String(headers['content-security-policy'])
      expect(policy).not.toContain('unsafe')
      const { scripts, styles } = inlineSources(body.toString())
      expect(scripts.length, address).toBe(2)
      for (const source of [...scripts, ...styles]) expect(policy, address).toContain(source)
      expect(body.toString(), address).not.toMatch(/<[^>]+ style="/)
    }
  })

  test('a page rendered now has a nonce of its own', async () => {
    const nonceOf = async () =>
      /'nonce-([^']+)'/.exec(
        String((await ask('/gibt/es/nicht', { 'user-agent': 'Mozilla/5.0 Chrome/153' })).headers['content-security-policy']),
      )?.[1]
    const [first, second] = [await nonceOf(), await nonceOf()]
    expect(first).toMatch(/^[\w+/]{22}==$/)
    expect(second).not.toBe(first)
  })

  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example/',
    '/%00',
    '/a%00.data',
    '/..%2f..%2fetc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/%',
    '/%zz',
    `/${'a'.repeat(10_000)}`,
    '/%ff%fe',
    '/.env',
    '/assets/',
  ]) {
    test(`${path.slice(0, 40)} is refused with a 4xx and leads nowhere else`, async () => {
      const { status, headers } = await ask(path)
      expect(status).toBeGreaterThanOrEqual(path === '/assets/' ? 301 : 400)
      expect(status).toBeLessThan(500)
      if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/)
    })
  }

  test('unknown methods and broken requests get a 4xx', async () => {
    expect((await ask('/about/team', {}, 'DELETE')).status).toBe(405)
    expect((await ask('/about/team', {}, 'PROPFIND')).status).toBe(405)
    expect((await ask('/about/team', {}, 'POST')).status).toBe(405)
    expect(await sendBytes('BREW / HTTP/1.1\r\nHost: a\r\n\r\n')).toContain(' 400 ')
    expect(await sendBytes('GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n')).toContain(' 400 ')
    expect(await sendBytes('GET / HTTP/1.1\r\n\r\n')).toContain(' 400 ')
    expect(await sendBytes(`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toContain(' 431 ')
  })

  test('the API answers with a problem also where a request does not reach it', async () => {
    for (const [path, method, status, code] of [
      ['/api/v1/%zz', 'GET', 400, 'invalid_request'],
      ['/api/v1/roles%00', 'GET', 400, 'invalid_request'],
      ['/api/v1//roles', 'GET', 404, 'not_found'],
      [`/api/v1/${'a'.repeat(15_500)}`, 'GET', 414, 'address_too_long'],
      ['/api/v1/roles', 'TRACE', 405, 'method_not_allowed'],
      ['/api/v1/roles', 'PROPFIND', 405, 'method_not_allowed'],
    ] as const) {
      const answer = await ask(path, { 'accept-language': 'de' }, method)
      expect([answer.status, answer.headers['content-type']], path.slice(0, 30)).toEqual([status, 'application/problem+json'])
      expect(JSON.parse(answer.body.toString())).toMatchObject({ code, status, type: `/docs/api/einfuehrung#${code}` })
    }
    expect(await sendBytes('GET /api/v1/roles HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n', 'all')).toContain('"code":"invalid_request"')
    const large = await sendBytes(`GET /api/v1/roles HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 'all')
    expect(large).toMatch(/^HTTP\/1\.1 431 .*content-type: application\/problem\+json\r\n.*"code":"headers_too_large"/s)
  })

  test('strange headers are no reason to fail', async () => {
    for (const headers of [
      { 'accept-language': 'x'.repeat(5000) },
      { cookie: '%%%;;=;i18n_redirected=' },
      { 'accept-encoding': ';;q=,' },
      { referer: 'http://[' },
      { range: 'bytes=-' },
      { host: 'a b' },
    ]) {
      expect((await ask('/', headers)).status, JSON.stringify(headers).slice(0, 60)).toBeLessThan(500)
    }
  })

  test('a body that is too large is refused', async () => {
    expect((await ask('/about/team', { 'content-length': String(2 ** 21) }, 'POST', Buffer.alloc(2 ** 21))).status).toBe(413)
  })

  test('with an https origin the connection stays encrypted and the stamped addresses follow', LONG, async () => {
    const site = await startSite({
      PORT: String(portOf('https')),
      ORIGIN: 'https://www.example.org',
      LOGIN_URL: 'https://login.example.org/?a=1&b=2',
    })
    const response = await fetch(`${site.url}/about/team`)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=')
    const text = await response.text()
    expect(text).toContain('<link rel="canonical" href="https://www.example.org/about/team"/>')
    expect(text).toContain('href="https://login.example.org/?a=1&amp;b=2"')
    expect(text).not.toContain('.invalid')
    expect(await (await fetch(`${site.url}/about/team.data`)).text()).not.toContain('.invalid')
    expect(await (await fetch(`${site.url}/gibt/es/nicht`, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/153' } })).text()).not.toContain('.invalid')
    await site.stop()
  })
})

test.describe('the backend below /api', () => {
  const json = (body: Buffer) => JSON.parse(body.toString())
  const sent = { 'content-type': 'application/json' }

  test('answers strangers in the shape of its contract, and shows them nothing', async () => {
    const refused = await ask('/api/collections/leads/records')
    expect([refused.status, json(refused.body)]).toEqual([403, { data: {}, message: 'Only superusers can perform this action.', status: 403 }])
    expect((await ask('/api/collections')).status).toBe(401)
    expect(json((await ask('/api/collections/users/records')).body)).toMatchObject({ items: [], totalItems: 0 })
    const unknown = await ask('/api/nowhere')
    expect([unknown.status, json(unknown.body).data, unknown.headers['access-control-allow-origin']]).toEqual([404, {}, '*'])
  })

  test('refuses what cannot be read, is too large or is wrong, each with its own error', async () => {
    const signIn = '/api/collections/users/auth-with-password'
    expect((await ask(signIn, sent, 'POST', Buffer.from('{"identity":'))).status).toBe(400)
    expect((await ask(signIn, { ...sent, 'content-length': String(2 ** 26), connection: 'close' }, 'POST')).status).toBe(413)
    const blank = await ask(signIn, sent, 'POST', Buffer.from('{}'))
    expect([blank.status, json(blank.body).data]).toMatchObject([
      400,
      { identity: { code: 'validation_required' }, password: { code: 'validation_required' } },
    ])
    const wrong = await ask(signIn, sent, 'POST', Buffer.from('{"identity":"nobody@example.org","password":"12345678"}'))
    expect([wrong.status, json(wrong.body)]).toEqual([400, { data: {}, message: 'Failed to authenticate.', status: 400 }])
  })
})

test.describe('the process', () => {
  test('says what is wrong with the environment and does not start', async () => {
    await expect(startSite({ PORT: 'drei' })).rejects.toThrow('The server ended with 1')
  })

  test('warns of sample data, logs no full addresses, and stops when asked to', async () => {
    const site = await startSite({ PORT: String(portOf('process')) })
    await fetch(`${site.url}/gibt/es/nicht?name=geheim`)
    await expect
      .poll(() => site.log.find((line) => line.event === 'request'))
      .toMatchObject({ path: '/gibt/es/nicht', status: 404, from: expect.stringMatching(/^(127\.0\.0\.0|::)/) })
    expect(JSON.stringify(site.log)).not.toContain('geheim')
    expect(site.log.some((line) => line.level === 'warn' && String(line.event).includes('sample data'))).toBe(true)
    const ended = once(site.process, 'exit')
    site.process.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  })
})
