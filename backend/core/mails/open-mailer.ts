import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateId } from '../../tools/id.ts'
import { OWNERS_FILE, OWNERS_FOLDER } from '../../tools/owner-only.ts'
import type { Mail, Mailer } from '../model/mail.ts'
import type { SmtpSettings } from '../model/settings.ts'
import { nodemailerMessage, openSmtp, type SmtpSender, smtpOfUrl } from './smtp.ts'

interface MailerOptions {
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
    fixed,
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

/** Writes a mail as a file that any mail program opens; its name begins with the time, or is its own id: then a second try is the same file. Only the owner may read it: it may hold a token. */
async function writeToOutbox(folder: string, mail: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail(nodemailerMessage(mail))
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  const file = join(folder, `${nameOf(mail)}.eml`)
  // Whoever watches the folder sees whole mails only.
  await writeFile(`${file}.part`, message, { mode: OWNERS_FILE })
  await rename(`${file}.part`, file)
}

function nameOf({ messageId }: Mail): string {
  if (messageId) return messageId.replace(/[^\w@.-]/g, '')
  return `${new Date().toISOString().replace(/[:.]/g, '-')}-${generateId()}`
}
