import type { SmtpSettings } from './settings.ts'

/** What only some mails have. */
export interface MailExtras {
  /** Who gets an answer, when it is not the sender. */
  readonly replyTo?: string | undefined
  /** In angle brackets; the same for each try, so that a mail that came twice is known as one. */
  readonly messageId?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly attachments?: readonly { readonly filename: string; readonly content: Uint8Array }[] | undefined
}

/** A mail as it goes out: one recipient, HTML and the same as plain text. */
export interface Mail extends MailExtras {
  readonly from: { readonly name: string; readonly address: string }
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Hands mails over to whoever carries them. */
export interface Mailer {
  /** What stands in for the settings' mail server, where the program around has named one. */
  readonly fixed?: SmtpSettings | undefined
  /** Rejects when nobody took the mail; `smtp` are the settings of this moment. */
  deliver(mail: Mail, smtp: SmtpSettings): Promise<void>
  /** Ends open connections. */
  close(): void
}
