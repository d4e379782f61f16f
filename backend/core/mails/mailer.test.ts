import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localhostCertificate } from '../../testing/localhost-certificate.ts'
import { MAIL_LOGIN, type MailServer, startMailServer } from '../../testing/mail-server.ts'
import type { Mail, Mailer } from '../model/mail.ts'
import { defaultSettings, type SmtpSettings } from '../model/settings.ts'
import { openMailer } from './open-mailer.ts'
import { smtpOfUrl } from './smtp.ts'

const mail: Mail = {
  from: { name: 'Lötsenwerk "Hamburg"', address: 'moin@example.org' },
  to: 'ada@example.org',
  subject: 'Grüße · Ünïcode',
  html: '<p>Schöne Grüße</p>',
  text: 'Schöne Grüße',
}
const off = defaultSettings.smtp

let folder: string
let mailer: Mailer
let server: MailServer | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backend-outbox-'))
  mailer = openMailer({ outbox: join(folder, 'outbox') })
})
afterEach(async () => {
  mailer.close()
  await server?.close()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

const to = (started: MailServer, rest: Partial<SmtpSettings> = {}): SmtpSettings => ({
  ...off,
  enabled: true,
  host: '127.0.0.1',
  port: started.port,
  ...rest,
})
const login = { username: MAIL_LOGIN.user, password: MAIL_LOGIN.pass }

describe('over SMTP', () => {
  test('a mail arrives with both its parts, its letters and its names', async () => {
    server = await startMailServer()
    await mailer.deliver(mail, to(server))
    const { parsed, ...envelope } = await server.next()
    expect(envelope).toMatchObject({ from: 'moin@example.org', to: ['ada@example.org'], secure: false, user: undefined })
    expect(parsed).toMatchObject({ subject: mail.subject, from: mail.from, to: [{ name: '', address: 'ada@example.org' }] })
    expect(parsed.html?.trim()).toBe(mail.html)
    expect(parsed.text?.trim()).toBe(mail.text)
    expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  })

  test('no value of a mail can add a header, a recipient or a part', async () => {
    server = await startMailServer()
    const evil = '\r\nBcc: eve@example.org\r\nX-Evil: yes\r\n\r\n<b>body</b>'
    await mailer.deliver({ ...mail, subject: `Hi${evil}`, from: { name: `Name${evil}`, address: 'moin@example.org' } }, to(server))
    const { parsed, to: recipients } = await server.next()
    expect(recipients).toEqual(['ada@example.org'])
    expect(parsed.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(parsed.bcc).toBeUndefined()
    expect(parsed.text?.trim()).toBe(mail.text)
    await mailer.deliver({ ...mail, to: `ada@example.org${evil}` }, to(server)).catch(() => undefined)
    await mailer.deliver({ ...mail, to: 'ada@example.org, eve@example.org' }, to(server)).catch(() => undefined)
    await mailer.deliver({ ...mail, subject: 'last' }, to(server))
    for (let next = await server.next(); next.parsed.subject !== 'last'; next = await server.next()) {
      expect(next.to).not.toContain('eve@example.org')
      expect(next.parsed.headers.map(({ key }) => key)).not.toContain('x-evil')
    }
  })

  test.each(['', 'PLAIN', 'LOGIN'])('a login goes through, by method "%s"', async (authMethod) => {
    server = await startMailServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authMethods: authMethod ? [authMethod] : ['PLAIN', 'LOGIN'],
    })
    await mailer.deliver(mail, to(server, { ...login, authMethod }))
    expect((await server.next()).user).toBe(MAIL_LOGIN.user)
  })

  test('a wrong login is told to whoever sends, who goes on', async () => {
    server = await startMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    await expect(mailer.deliver(mail, to(server, { ...login, password: 'wrong' }))).rejects.toThrow(/login|auth/i)
    await mailer.deliver(mail, to(server, login))
    expect((await server.next()).user).toBe(MAIL_LOGIN.user)
  })

  test('a server that is down is an error; when it is back, mails go out again', async () => {
    const first = await startMailServer()
    const settings = to(first)
    await first.close()
    await expect(mailer.deliver(mail, settings)).rejects.toThrow(/ECONNREFUSED/)
    server = await startMailServer({ port: first.port })
    await mailer.deliver(mail, settings)
    expect((await server.next()).parsed.subject).toBe(mail.subject)
  })
})

describe('with TLS', () => {
  const trusted = getCACertificates('default')
  afterEach(() => setDefaultCACertificates(trusted))
  const trust = () => setDefaultCACertificates([...trusted, localhostCertificate.cert])

  test('from the first byte, and with STARTTLS where the server offers it, a login goes encrypted', async () => {
    trust()
    for (const secure of [true, false]) {
      server = await startMailServer({ ...localhostCertificate, secure, disabledCommands: [] })
      await mailer.deliver(mail, to(server, { ...login, host: 'localhost', tls: secure }))
      expect(await server.next()).toMatchObject({ secure: true, user: MAIL_LOGIN.user })
      await server.close()
    }
  })

  test('a server whose certificate nobody vouches for gets no mail', async () => {
    for (const secure of [true, false]) {
      server = await startMailServer({ ...localhostCertificate, secure, disabledCommands: [] })
      await expect(mailer.deliver(mail, to(server, { ...login, host: 'localhost', tls: secure }))).rejects.toThrow(/certificate/)
      await server.close()
    }
  })

  test('a password does not go out in the clear, but to this machine', async () => {
    server = await startMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
    // 127.0.0.1, spelled so that nobody could know before it is looked up.
    await expect(mailer.deliver(mail, to(server, { ...login, host: '127.1' }))).rejects.toThrow(/TLS/)
    await mailer.deliver(mail, to(server, { ...login, host: 'localhost' }))
    expect((await server.next()).secure).toBe(false)
  })
})

test('without a server a mail becomes a file that only its owner may read', async () => {
  await mailer.deliver(mail, off)
  const [name = ''] = readdirSync(join(folder, 'outbox'))
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[a-z0-9]{15}\.eml$/)
  const file = join(folder, 'outbox', name)
  expect(await PostalMime.parse(readFileSync(file))).toMatchObject({
    subject: mail.subject,
    from: mail.from,
    html: expect.stringContaining('Schöne Grüße'),
  })
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('SMTP_URL stands in for the settings', async () => {
  server = await startMailServer({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  const user = `${encodeURIComponent(MAIL_LOGIN.user)}:${encodeURIComponent(MAIL_LOGIN.pass)}`
  const fixed = openMailer({ smtpUrl: `smtp://${user}@127.0.0.1:${server.port}`, outbox: join(folder, 'outbox') })
  await fixed.deliver(mail, off)
  fixed.close()
  expect((await server.next()).user).toBe(MAIL_LOGIN.user)
})

test('SMTP_URL names port and encryption, or leaves them to what is usual', () => {
  expect(smtpOfUrl('smtp://mail.example.org')).toMatchObject({ enabled: true, host: 'mail.example.org', port: 587, tls: false, username: '' })
  expect(smtpOfUrl('smtps://mail.example.org')).toMatchObject({ port: 465, tls: true })
  expect(smtpOfUrl('smtp://[::1]:2525')).toMatchObject({ host: '::1', port: 2525 })
})
