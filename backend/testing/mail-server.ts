import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

interface ReceivedMail {
  /** As it came, with its headers. */
  readonly raw: string
  readonly parsed: Email
  /** Envelope addresses. */
  readonly from: string
  readonly to: readonly string[]
  /** Whether it came encrypted. */
  readonly secure: boolean
  /** Who logged in to send it. */
  readonly user: string | undefined
}

export interface MailServer {
  readonly port: number
  /** The oldest mail that was not taken yet; waits for one. */
  next(): Promise<ReceivedMail>
  close(): Promise<void>
}

export const MAIL_LOGIN = { user: 'us er@example.org', pass: 'p@ss:wo/rd' }

/** A real SMTP server on a free port, or on a given one. */
export async function startMailServer({ port = 0, ...options }: SMTPServerOptions & { readonly port?: number } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: ((mail: ReceivedMail) => void)[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onAuth: ({ username, password }, _, done) =>
      username === MAIL_LOGIN.user && password === MAIL_LOGIN.pass ? done(null, { user: username }) : done(new Error('wrong login')),
    async onData(stream, { envelope, secure, user }, done) {
      const raw = await text(stream).catch(() => undefined)
      // Whoever was cut off in the middle waits for no answer.
      if (raw === undefined) return
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const mail = {
        raw,
        parsed: await PostalMime.parse(raw),
        from,
        to: envelope.rcptTo.map(({ address }) => address),
        secure,
        user: user && String(user),
      }
      const taker = waiting.shift()
      if (taker) taker(mail)
      else received.push(mail)
      done()
    },
    ...options,
  })
  // Clients that go away are what some tests are about.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    next: async () => received.shift() ?? new Promise((taker) => waiting.push(taker)),
    close: () => new Promise((done) => server.close(() => done())),
  }
}
