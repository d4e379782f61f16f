import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { generateId } from '../../tools/id.ts'
import type { Mail } from './mailer.ts'
import { nodemailerMessage } from './nodemailer-message.ts'

const OWNER_ONLY = 0o600
const OWNERS_FOLDER = 0o700

/** Writes a mail as a file that any mail program opens; its name begins with the time, or is its own id: then a second try is the same file. Only the owner may read it: it may hold a token. */
export async function writeToOutbox(folder: string, mail: Mail): Promise<void> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await composer.sendMail(nodemailerMessage(mail))
  await mkdir(folder, { recursive: true, mode: OWNERS_FOLDER })
  const file = join(folder, `${nameOf(mail)}.eml`)
  // Whoever watches the folder sees whole mails only.
  await writeFile(`${file}.part`, message, { mode: OWNER_ONLY })
  await rename(`${file}.part`, file)
}

function nameOf({ messageId }: Mail): string {
  if (messageId) return messageId.replace(/[^\w@.-]/g, '')
  return `${new Date().toISOString().replace(/[:.]/g, '-')}-${generateId()}`
}
