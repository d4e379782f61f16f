import { afterEach, beforeEach, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../testing/mail-server.ts'
import type { Mail, Mailer } from '../model/mail.ts'
import { defaultSettings } from '../model/settings.ts'
import { openMailer } from './open-mailer.ts'

const mail: Mail = {
  from: { name: 'Lotsenwerk', address: 'moin@example.org' },
  to: 'ada@example.org',
  replyTo: 'bob@example.org',
  subject: 'last',
  html: '<p>Moin</p>',
  text: 'Moin',
  headers: { 'List-Unsubscribe': '<https://www.example.org/u>' },
  messageId: '<a@example.org>',
  attachments: [{ filename: 'a.txt', content: new Uint8Array([65]) }],
}

/** Everything that ends a line somewhere, and an encoded word that would be one when it is decoded. */
const breaks = ['\r\n', '\r', '\n', '\n\n', '\r\n\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\0', '\r\n ', '\n\t']
const evils = [
  ...breaks.map((end) => `x${end}Bcc: eve@example.org${end}X-Evil: yes${end}`),
  '=?utf-8?q?x=0D=0ABcc:_eve=40example.org=0D=0AX-Evil:_yes?=',
  '=?utf-8?b?eA0KQmNjOiBldmVAZXhhbXBsZS5vcmc=?=',
  `${'x'.repeat(5000)}\r\nX-Evil: yes`,
  'x"; filename=evil.exe; x="',
]

/** Each value of a mail that a visitor or the settings give. */
const places: Readonly<Record<string, (evil: string) => Partial<Mail>>> = {
  subject: (evil) => ({ subject: evil }),
  'name of the sender': (evil) => ({ from: { name: evil, address: 'moin@example.org' } }),
  'address of the sender': (evil) => ({ from: { name: 'A', address: `moin@example.org${evil}` } }),
  recipient: (evil) => ({ to: `ada@example.org${evil}` }),
  'address for answers': (evil) => ({ replyTo: `bob@example.org${evil}` }),
  'link to unsubscribe': (evil) => ({ headers: { 'List-Unsubscribe': `<https://www.example.org/${evil}>` } }),
  'id of the mail': (evil) => ({ messageId: `<a${evil}@example.org>` }),
  'name of a file': (evil) => ({ attachments: [{ filename: `${evil}.txt`, content: new Uint8Array([65]) }] }),
}

let server: MailServer
let mailer: Mailer
beforeEach(async () => {
  server = await startMailServer()
  mailer = openMailer({ outbox: '' })
})
afterEach(async () => {
  mailer.close()
  await server.close()
})

const smtp = () => ({ ...defaultSettings.smtp, enabled: true, host: '127.0.0.1', port: server.port })

/** The names of all headers, of the parts too. What else Unicode calls the end of a line ends none in a mail (RFC 5322, 2.1). */
function headerNames(raw: string): string[] {
  return raw.split(/\r\n|\r|\n/).flatMap((line) => /^([!-9;-~]+):(?: |$)/.exec(line)?.[1]?.toLowerCase() ?? [])
}

test.each(Object.entries(places))(
  'no line end in the %s adds a header, a recipient or a part',
  async (_, withEvil) => {
    await mailer.deliver(mail, smtp())
    const usual = new Set(headerNames((await server.next()).raw))
    for (const evil of evils) {
      await mailer.deliver({ ...mail, subject: 'tried', ...withEvil(evil) }, smtp()).catch(() => undefined)
      await mailer.deliver(mail, smtp())
      for (let next = await server.next(); next.parsed.subject !== 'last'; next = await server.next()) {
        expect(next.to, JSON.stringify(evil)).toEqual([expect.stringMatching(/^ada@example\.org/)])
        expect(next.to[0], JSON.stringify(evil)).not.toContain('eve')
        expect(
          headerNames(next.raw).filter((name) => !usual.has(name)),
          JSON.stringify(evil),
        ).toEqual([])
        expect([next.parsed.bcc, next.parsed.cc], JSON.stringify(evil)).toEqual([undefined, undefined])
        expect(next.parsed.attachments).toHaveLength(1)
      }
    }
  },
  120_000,
)

test.each(breaks)('no line end (%j) in the name that we give ourselves sends a command of its own', async (end) => {
  const localName = `mail.example.org${end}MAIL FROM:<eve@example.org>${end}RCPT TO:<eve@example.org>`
  await mailer.deliver({ ...mail, subject: 'tried' }, { ...smtp(), localName }).catch(() => undefined)
  await mailer.deliver(mail, smtp())
  for (let next = await server.next(); next.parsed.subject !== 'last'; next = await server.next()) {
    expect([next.from, next.to]).toEqual(['moin@example.org', ['ada@example.org']])
  }
})
