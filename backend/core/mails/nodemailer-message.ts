import type { SendMailOptions } from 'nodemailer'
import type { Mail } from './mailer.ts'

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
