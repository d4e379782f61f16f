import type { SmtpSettings } from '../settings/settings.ts'
import type { Mailer } from './mailer.ts'
import { writeToOutbox } from './outbox-folder.ts'
import { openSmtp, type SmtpSender } from './smtp.ts'
import { smtpOfUrl } from './smtp-url.ts'

export interface MailerOptions {
  /** Stands in for the settings' SMTP server. */
  readonly smtpUrl?: string | undefined
  /** Where mails are written while no SMTP server is set. */
  readonly outbox: string
}

/** Carries mails over SMTP when a server is set, else into a folder. Connections stay open until the settings change. */
export function openMailer({ smtpUrl, outbox }: MailerOptions): Mailer {
  const fixed = smtpUrl ? smtpOfUrl(smtpUrl) : undefined
  let open: { readonly key: string; readonly sender: SmtpSender } | undefined

  function senderFor(settings: SmtpSettings): SmtpSender {
    const key = JSON.stringify(settings)
    if (open?.key !== key) {
      open?.sender.close()
      open = { key, sender: openSmtp(settings) }
    }
    return open.sender
  }

  return {
    async deliver(mail, smtp) {
      const settings = fixed ?? smtp
      if (settings.enabled) await senderFor(settings).send(mail)
      else await writeToOutbox(outbox, mail)
    },
    close() {
      open?.sender.close()
      open = undefined
    },
  }
}
