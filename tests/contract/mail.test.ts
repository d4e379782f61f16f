import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PocketBase from 'pocketbase'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../backend/testing/mail-server.ts'
import { placesAboveDialects, type TestPlace } from './places.ts'
import { type RunningBackend, runBackendCommand, startBackend } from './running-backend.ts'

const EMAIL = 'ada@example.org'
const PASSWORD = 'a long enough password'
const ROOT = 'root@example.org'

describe.each(placesAboveDialects)('the product’s accounts by mail on $engine', ({ make }) => {
  let place: TestPlace
  let server: MailServer
  let backend: RunningBackend

  beforeEach(async () => {
    place = await make()
    server = await startMailServer()
    await runBackendCommand(['superuser', 'upsert', ROOT, PASSWORD], place.env)
  })
  afterEach(async () => {
    await backend.kill()
    await server.close()
    await place.remove()
  })

  async function start(env: Readonly<Record<string, string>>): Promise<PocketBase> {
    backend = await startBackend({ ...place.env, ORIGIN: 'https://www.example.org', ...env })
    const root = new PocketBase(backend.url)
    await root.collection('_superusers').authWithPassword(ROOT, PASSWORD)
    await root.collection('users').create({ email: EMAIL, password: PASSWORD, passwordConfirm: PASSWORD })
    return new PocketBase(backend.url)
  }

  const tokenIn = (text = '') => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''

  it('are verified, get a code and a new password through a mail server, with the official SDK', async () => {
    const users = (await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })).collection('users')
    await users.requestVerification(EMAIL)
    const verification = await server.next()
    expect(verification).toMatchObject({ to: [EMAIL], parsed: { from: { name: 'Lotsenwerk' }, subject: expect.stringContaining(' · Confirm') } })
    expect(verification.parsed.text).toContain('https://www.example.org/testzugang/')
    expect(await users.confirmVerification(tokenIn(verification.parsed.text))).toBe(true)

    const { otpId } = await users.requestOTP(EMAIL)
    const code = /^\d{8}$/m.exec((await server.next()).parsed.text ?? '')?.[0] ?? ''
    const { record } = await users.authWithOTP(otpId, code)
    expect(record).toMatchObject({ email: EMAIL, verified: true })

    await users.requestPasswordReset(EMAIL)
    await users.confirmPasswordReset(tokenIn((await server.next()).parsed.text), 'another long password', 'another long password')
    await expect(users.authWithPassword(EMAIL, PASSWORD)).rejects.toMatchObject({ status: 400 })
    expect((await users.authWithPassword(EMAIL, 'another long password')).token).toMatch(/^eyJ/)
  })

  it('are answered as ever while the mail server is down, and get mails again when it is back', async () => {
    const users = (await start({ SMTP_URL: `smtp://127.0.0.1:${server.port}` })).collection('users')
    const { port } = server
    await server.close()
    expect(await users.requestVerification(EMAIL)).toBe(true)
    expect(await users.requestPasswordReset(EMAIL)).toBe(true)
    expect((await users.requestOTP(EMAIL)).otpId).toMatch(/^[a-z0-9]{15}$/)
    expect((await users.authWithPassword(EMAIL, PASSWORD)).record.email).toBe(EMAIL)
    server = await startMailServer({ port })
    let to: readonly string[] = []
    void server.next().then((mail) => {
      to = mail.to
    })
    const askAgain = async () => {
      await users.requestVerification(EMAIL)
      return to
    }
    await expect.poll(askAgain, { interval: 200, timeout: 30_000 }).toEqual([EMAIL])
  })

  it('find their mails in a folder where there is no mail server', async () => {
    const users = (await start({ SMTP_URL: '' })).collection('users')
    await users.requestVerification(EMAIL)
    const outbox = join(place.env.DATA_DIR ?? '', 'outbox')
    const finished = () => readdirSync(outbox).filter((name) => name.endsWith('.eml'))
    await expect.poll(() => finished().length, { timeout: 30_000 }).toBe(1)
    const [file = ''] = finished()
    const { text } = await PostalMime.parse(readFileSync(join(outbox, file)))
    expect(await users.confirmVerification(tokenIn(text))).toBe(true)
  })
})
