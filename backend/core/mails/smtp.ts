import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { createTransport } from 'nodemailer'
import type { SmtpSettings } from '../settings/settings.ts'
import type { Mail } from './mailer.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

const CONNECT_MS = 10_000
const SILENCE_MS = 30_000
const CONNECTIONS = 3

export interface SmtpSender {
  send(mail: Mail): Promise<void>
  close(): void
}

/**
 * Sends over one SMTP server: `tls` from the first byte, else with STARTTLS where the server offers it. A password never
 * crosses a network in the clear: without TLS it goes to this machine only.
 */
export function openSmtp({ host, port, tls, username, password, authMethod, localName }: SmtpSettings): SmtpSender {
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS,
    host,
    port,
    secure: tls,
    requireTLS: username !== '' && !tls && !isThisMachine(host),
    ...(localName && { name: localName }),
    ...(username && { auth: { user: username, pass: password, ...(authMethod && { method: authMethod }) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail(nodemailerMessage(mail))
    },
    close: () => transport.close(),
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback')
}
