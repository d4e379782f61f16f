import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '../model/mail.ts'
import type { SmtpSettings } from '../model/settings.ts'

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
export function openSmtp(settings: SmtpSettings): SmtpSender {
  // Loaded with the first mail: it is large.
  const transport = import('nodemailer').then(({ createTransport }) => createTransport(optionsOf(settings)))
  return {
    async send(mail) {
      await (await transport).sendMail(nodemailerMessage(mail))
    },
    close: () => void transport.then((open) => open.close()),
  }
}

function optionsOf({ host, port, tls, username, password, authMethod, localName }: SmtpSettings) {
  return {
    pool: true as const,
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
  }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && ipaddr.process(host).range() === 'loopback')
}

const PORT = 587
const TLS_PORT = 465

/** The server that `smtp://user:password@host:587` names, or `smtps://` with TLS from the first byte (port 465). */
export function smtpOfUrl(text: string): SmtpSettings {
  const url = new URL(text)
  const tls = url.protocol === 'smtps:'
  return {
    enabled: true,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (tls ? TLS_PORT : PORT),
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    authMethod: '',
    tls,
    localName: '',
  }
}

/** No machine shall answer these mails: no out-of-office note comes back to the sender (RFC 3834). */
const noAnswers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }

/** A mail for nodemailer. Addresses go as parts, never as header text, so that no line break in them makes a header. */
export function nodemailerMessage({ from, to, replyTo, subject, html, text, headers, messageId, attachments = [] }: Mail): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    headers: { ...noAnswers, ...headers },
    ...(messageId && { messageId }),
    attachments: attachments.map(({ filename, content }) => ({ filename, content: Buffer.from(content) })),
  }
}
