import { generateKeyPairSync } from 'node:crypto'
import { jwtVerify } from 'jose'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { loadSettings } from '../core/settings/store.ts'
import { type Admin, openAdmin } from '../testing/admin.ts'
import { testDatabases } from '../testing/databases.ts'

const secrets = { smtp: { password: 'p1' }, s3: { secret: 's1' }, backups: { s3: { secret: 's2' } } }
const required = { code: 'validation_required' }
const bucket = { enabled: true, bucket: 'b', region: 'r', accessKey: 'k', endpoint: 'http://127.0.0.1:1' }

describe.each(testDatabases)('the settings on $engine', (engine) => {
  let admin: Admin
  beforeEach(async () => {
    admin = await openAdmin(engine)
  })
  afterEach(async () => {
    expect(admin.errors).toEqual([])
    await admin.close()
  })

  const change = (body: unknown) => admin.ask('PATCH', 'settings', body)

  test('merge what is sent, keep secrets and never show them', async () => {
    const first = await change({ ...secrets, meta: { appName: 'One' } })
    expect(first.status).toBe(200)
    const second = await change({ meta: { senderName: 'Two' }, trustedProxy: { headers: ['x-real-ip'] }, unknown: 1, s3: null })
    expect(second.json).toMatchObject({ meta: { appName: 'One', senderName: 'Two' }, trustedProxy: { headers: ['x-real-ip'] } })
    expect(second.text).toBe((await admin.ask('GET', 'settings')).text)
    expect(second.text).not.toMatch(/password|secret/)
    expect(await loadSettings(admin.core.connection)).toMatchObject({ ...secrets, meta: { appName: 'One', senderName: 'Two' } })
  })

  test.each([
    [{ meta: { appName: '', appURL: 'a b', senderAddress: 'x', accentColor: '#12' } }, ['required', 'is_url', 'is_email', 'length_invalid']],
    [{ smtp: { enabled: true, host: '', port: 0, authMethod: 'OTHER' } }, ['required', 'required', 'in_invalid']],
    [{ s3: { ...bucket, endpoint: '' } }, ['required', 'required']],
    [{ backups: { cron: '* * *' } }, ['invalid_cron']],
    [{ backups: { cron: '0 0 * * *', cronMaxKeep: 0 } }, ['required']],
    [{ batch: { enabled: true, maxRequests: 0, timeout: -1 } }, ['required', 'min_greater_equal_than_required']],
    [{ logs: { maxDays: -1 } }, ['min_greater_equal_than_required']],
    [{ superuserIPs: ['127.0.0.1', 'x', '10.0.0.0/99'] }, ['invlaid_ip_or_subnet', 'invlaid_ip_or_subnet']],
    [{ rateLimits: { enabled: true, rules: [] } }, ['required']],
    [{ rateLimits: { rules: [{ label: 'a b', audience: '@x' }] } }, ['match_invalid', 'in_invalid', 'required', 'required']],
  ])('refuse %j', async (body, codes) => {
    const { status, text } = await change(body)
    expect(status).toBe(400)
    expect([...text.matchAll(/"validation_(\w+)"/g)].map(([, code]) => code).sort()).toEqual([...codes].sort())
    expect(await loadSettings(admin.core.connection)).toEqual(admin.core.settings)
  })

  test('refuse rules that are for the same people, and take those for different ones', async () => {
    const rule = (audience: string) => ({ label: '/api/', audience, duration: 1, maxRequests: 1 })
    const conflict = { label: { code: 'validation_conflicting_rate_limit_rule' } }
    const refused = await change({ rateLimits: { rules: [rule('@guest'), rule('')] } })
    expect(refused.json.data).toMatchObject({ rateLimits: { rules: { 1: conflict } } })
    expect((await change({ rateLimits: { rules: [rule('@guest'), rule('@auth')] } })).status).toBe(200)
  })

  test('refuse a value of another type, and guests', async () => {
    expect(await change({ meta: { appName: 1 } })).toMatchObject({ status: 400, json: { data: {} } })
    expect((await admin.ask('PATCH', 'settings', {}, { token: null })).status).toBe(401)
  })

  test('hold at once: addresses of superusers, trusted proxies, rate limits', async () => {
    const guest = { token: null }
    await change({ rateLimits: { enabled: true, rules: [{ label: '/api/health', duration: 60, maxRequests: 1 }] } })
    expect(
      [await admin.ask('GET', 'health', undefined, guest), await admin.ask('GET', 'health', undefined, guest)].map(({ status }) => status),
    ).toEqual([200, 429])
    await change({ superuserIPs: ['203.0.113.0/24'], trustedProxy: { headers: ['x-real-ip'] } })
    expect((await admin.ask('GET', 'settings')).status).toBe(403)
    expect((await admin.ask('GET', 'settings', undefined, { headers: { 'x-real-ip': '203.0.113.9' } })).status).toBe(200)
  })

  test('send the mails of a collection as a trial', async () => {
    const refused = await admin.ask('POST', 'settings/test/email', { email: 'x', template: 'y', collection: '_otps' })
    expect(refused.json.data).toMatchObject({
      email: { code: 'validation_is_email' },
      template: { code: 'validation_in_invalid' },
      collection: { code: 'validation_invalid_auth_collection' },
    })
    for (const template of ['verification', 'password-reset', 'email-change', 'otp', 'login-alert']) {
      expect((await admin.ask('POST', 'settings/test/email', { email: 'ada@example.org', template })).status, template).toBe(204)
    }
    expect(admin.mails.map(({ to }) => to)).toEqual(Array(5).fill('ada@example.org'))
    expect(admin.mails[3]?.text).toContain('123456')
  })

  test('say why a bucket cannot be used', async () => {
    const tried = (filesystem: string) => admin.ask('POST', 'settings/test/s3', { filesystem })
    expect((await tried('other')).json.data).toMatchObject({ filesystem: { code: 'validation_in_invalid' } })
    expect((await tried('storage')).json).toMatchObject({ status: 400, data: {}, message: expect.stringContaining('not enabled') })
  })

  test('make a secret for Apple that its public key verifies', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const form = { clientId: 'app', teamId: '0123456789', keyId: 'abcdefghij', duration: 60 }
    for (const type of ['pkcs8', 'sec1'] as const) {
      const pem = privateKey.export({ type, format: 'pem' })
      const { json } = await admin.ask('POST', 'settings/apple/generate-client-secret', { ...form, privateKey: pem })
      const { payload, protectedHeader } = await jwtVerify(json.secret, publicKey, { currentDate: admin.core.now() })
      expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: 'abcdefghij' })
      expect(payload).toMatchObject({ iss: '0123456789', sub: 'app', aud: 'https://appleid.apple.com' })
    }
    const long = await admin.ask('POST', 'settings/apple/generate-client-secret', { ...form, duration: 15_777_001 })
    expect(long.json.data).toMatchObject({ privateKey: required, duration: { code: 'validation_max_less_equal_than_required' } })
  })
})
