import type { Settings } from '../settings/settings.ts'
import { mailDocument, mailText } from './layout.ts'
import type { Mail, MailExtras } from './mailer.ts'

/** What somebody is told by mail: subject and inner HTML, from which layout and plain text are made. */
export interface Letter extends MailExtras {
  readonly to: string
  readonly subject: string
  /** HTML inside the layout's sheet; every value in it is escaped already. */
  readonly body: string
  /** Where the whole is in one language. */
  readonly language?: string | undefined
}

/** A letter as a mail of the application: its sender, its colour. */
export function mailOf({ body, language, ...letter }: Letter, meta: Settings['meta']): Mail {
  return {
    ...letter,
    from: { name: meta.senderName, address: meta.senderAddress },
    html: mailDocument({ subject: letter.subject, body, language, accent: meta.accentColor }),
    text: mailText(body),
  }
}
