import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { company } from '#words/facts'
import { test } from './in-browser.ts'
import { mailTo } from './outbox.ts'

for (const [address, labels, send, thanks] of [
  ['/about/contact', ['Name', 'E-Mail-Adresse', 'Nachricht'], 'Nachricht senden', 'Ihre Nachricht ist angekommen.'],
  ['/en/about/contact', ['Name', 'E-mail address', 'Message'], 'Send message', 'Your message has arrived.'],
] as const) {
  test(`${address}: mistakes are named and lead to their fields, what is typed stays, and the message arrives`, async ({ visitor }) => {
    const [name, email, message] = labels
    const text = `Guten Tag <b>${randomUUID()}</b>`
    const person = `${randomUUID()}@example.org`
    await visitor.open(address)
    await visitor.lingers()
    await visitor.fill(name, 'Anne')
    await visitor.click('.formcard [type=submit]', send)
    await visitor.hasFocus('.fsum')
    await visitor.click('.fsum a')
    await visitor.hasFocus('.formcard [name=email]')
    expect(await visitor.run(() => document.querySelector<HTMLInputElement>('.formcard [name=name]')?.value)).toBe('Anne')
    await visitor.fill(email, person)
    await visitor.fill(message, text)
    await visitor.click('.formcard [type=submit]', send)
    await visitor.sees(thanks, '.done')
    await mailTo(person)
    await mailTo(company.email, text)
  })
}
