import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import type { MailServer } from '../../backend/testing/mail-server.ts'
import type { FormSite } from './form-site.ts'

export const PASSWORD = 'ein langer Satz ohne Sinn'

/** Somebody with an address of their own: each gets few mails a day. */
export function newPerson() {
  return { name: 'Änne Özil', company: 'Werft am Fleet', email: `${randomUUID()}@example.org`, password: PASSWORD }
}

type Mail = Awaited<ReturnType<MailServer['next']>>

/** The next mail to this address; those to others, such as of a sign-in from a new place, are put aside. */
export async function mailTo(site: FormSite, email: string): Promise<Mail> {
  const mail = await site.mail.next()
  return mail.to.includes(email) ? mail : mailTo(site, email)
}

/** The German link of a mail about an account. */
export function linkIn({ parsed }: Pick<Mail, 'parsed'>): string {
  return /https?:\/\/\S+\/testzugang\/\S+token=[\w.-]+/.exec(parsed.text ?? '')?.[0] ?? ''
}

/** Makes a test access as the form without script does. */
export async function register(request: APIRequestContext, site: FormSite, person: ReturnType<typeof newPerson>): Promise<void> {
  const response = await request.post(`${site.url}/testzugang/testzugang-anlegen`, {
    multipart: { form: 'trial', products: 'zeugnisgenerator', terms: 'yes', ...person },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}
