import { expect } from '@playwright/test'
import { linkIn, newPerson } from '../support/test-access.ts'
import { test } from './in-browser.ts'
import { mailTo } from './outbox.ts'

test('a test access is made, confirmed from the mail, entered and left', async ({ visitor }) => {
  const { name, company, email, password } = newPerson()
  await visitor.open('/testzugang/testzugang-anlegen')
  await visitor.lingers()
  await visitor.click('.formcard label', 'Zeugnisparser')
  await visitor.fill('Name', name)
  await visitor.fill('Unternehmen', company)
  await visitor.fill('E-Mail-Adresse', email)
  await visitor.fill('Passwort', password)
  await visitor.click('.formcard label', 'Bedingungen')
  await visitor.click('.formcard [type=submit]')
  await visitor.sees('Fast fertig', '.done')
  const link = linkIn({ parsed: await mailTo(email) })
  await visitor.open(link)
  await visitor.click('main button', 'Adresse bestätigen')
  await visitor.sees('Ihre Adresse ist bestätigt.', 'h1')
  await visitor.open('/testzugang/anmelden')
  await visitor.wakes()
  await visitor.fill('E-Mail-Adresse', email)
  await visitor.fill('Passwort', password)
  await visitor.click('.formcard [type=submit]', 'Anmelden')
  await visitor.isAt(/konto$/)
  await visitor.sees('E-Mail-Adresse bestätigt.', '.acc')
  expect(await visitor.run(() => document.title)).toContain('Lotsenwerk')
  await visitor.click('main button', 'Abmelden')
  await visitor.open('/testzugang/konto')
  await visitor.shows('.acc', false)
})
