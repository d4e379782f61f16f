import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { longUnless } from '../support/extent.ts'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { linkIn, mailTo, newPerson, PASSWORD, register } from '../support/test-access.ts'

test.describe.configure({ mode: 'default' })

let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('test access')
})
test.afterAll(() => site.stop())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, longUnless(javaScriptEnabled), () => {
    let visitor: BrowserContext
    let page: Page
    test.beforeEach(async ({ browser }) => {
      visitor = await site.visitor(browser, { javaScriptEnabled })
      page = await visitor.newPage()
    })
    test.afterEach(() => visitor.close())

    const open = (address: string) => (javaScriptEnabled ? openWithScript(page, address) : page.goto(address))

    test('a test access is made, confirmed by a press and not by a link that is opened', async () => {
      const { email, ...texts } = newPerson()
      await open('/testzugang/testzugang-anlegen')
      await fillForm(page, { ticks: ['zeugnisparser', 'yes'], texts: { ...texts, email } })
      await sendForm(page)
      const done = page.locator('.done')
      await expect(done.getByRole('heading')).toHaveText('Fast fertig: Bitte bestätigen Sie Ihre Adresse.')
      await expect(done.getByRole('heading')).toBeFocused()
      const mail = await mailTo(site, email)
      const link = linkIn(mail)
      // What a mail scanner does.
      for (let count = 0; count < 3; count += 1) expect((await visitor.request.get(link)).status()).toBe(200)
      await page.goto(link)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
      await expect(heading(page)).toHaveText('Ihre Adresse ist bestätigt.')
      await page.reload()
      await expect(heading(page)).toHaveText('Ihre Adresse ist bestätigt.')
      // The same link once more does no harm.
      await page.goto(link)
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
      await expect(heading(page)).toHaveText('Ihre Adresse ist bestätigt.')
    })

    test('a form with mistakes names them, and never gives a password back', async () => {
      await open('/en/testzugang/testzugang-anlegen')
      await fillForm(page, { texts: { name: 'Ida', email: 'ida', password: 'too short' } })
      await sendForm(page)
      await expect(page.locator('.fsum').getByRole('link')).toHaveText([
        'Please choose one of the options for “What would you like to test?”.',
        'Please fill in “Company”.',
        /This e-mail address is incomplete/,
        'The password is too short: at least 12 characters.',
        'Please read the terms and tick the box.',
      ])
      await expect(page.locator('[name=name]')).toHaveValue('Ida')
      await expect(page.locator('[name=password]')).toHaveValue(javaScriptEnabled ? 'too short' : '')
      if (!javaScriptEnabled) expect(await page.locator('.fsum noscript').innerText()).toContain('We do not show the password again.')
    })

    test('an address that has an access is answered like any other, and its owner is told by mail', async () => {
      const person = newPerson()
      await register(visitor.request, site, person)
      await page.goto(linkIn(await mailTo(site, person.email)))
      await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
      await expect(page).toHaveURL(/done/)
      await open('/testzugang/testzugang-anlegen')
      await fillForm(page, { ticks: ['talentscout', 'yes'], texts: { ...newPerson(), email: person.email } })
      await sendForm(page)
      await expect(page.locator('.done').getByRole('heading')).toHaveText('Fast fertig: Bitte bestätigen Sie Ihre Adresse.')
      const mail = await mailTo(site, person.email)
      expect(mail.parsed.subject).toBe('Sie haben schon einen Testzugang · Lotsenwerk')
      expect(mail.parsed.text).toContain('/testzugang/anmelden')
    })

    test('a forgotten password is replaced once, and the link has ended then', async () => {
      const person = newPerson()
      await register(visitor.request, site, person)
      await mailTo(site, person.email)
      await open('/testzugang/passwort-vergessen')
      await fillForm(page, { texts: { email: person.email } })
      await sendForm(page)
      await expect(page.locator('.done').getByRole('heading')).toHaveText('Sehen Sie in Ihr Postfach.')
      const link = linkIn(await mailTo(site, person.email))
      await page.goto(link)
      await page.getByLabel('Neues Passwort').fill('short')
      await page.getByRole('button', { name: 'Passwort speichern' }).click()
      await expect(page.locator('.fsum')).toContainText('Das Passwort ist zu kurz')
      await expect(page.locator('.fsum')).toBeFocused()
      await page.getByLabel('Neues Passwort').fill(`${PASSWORD} 2`)
      await page.getByRole('button', { name: 'Passwort speichern' }).click()
      await expect(heading(page)).toHaveText('Das neue Passwort gilt.')
      await page.goto(link)
      await page.getByLabel('Neues Passwort').fill(`${PASSWORD} 3`)
      await page.getByRole('button', { name: 'Passwort speichern' }).click()
      await expect(page.locator('.fsum')).toContainText('Dieser Link gilt nicht mehr.')
      await page.getByRole('link', { name: 'Neuen Link anfordern' }).click()
      await expect(heading(page)).toHaveText('Passwort vergessen')
    })

    test('the link for confirming is sent once more, and an address that nobody has is answered the same', async () => {
      await open('/testzugang/testzugang-anlegen?form=verification')
      await fillForm(page, { texts: { email: `${randomUUID()}@example.org` } })
      await sendForm(page)
      await expect(page.locator('.done').getByRole('heading')).toHaveText('Der Link ist unterwegs.')
    })

    test('a token of another kind, a made-up one and none at all are told apart from nothing', async () => {
      const person = newPerson()
      await register(visitor.request, site, person)
      const verification = new URL(linkIn(await mailTo(site, person.email))).search
      await page.goto(`/testzugang/passwort-waehlen${verification}`)
      await page.getByLabel('Neues Passwort').fill(PASSWORD)
      await page.getByRole('button', { name: 'Passwort speichern' }).click()
      await expect(page.locator('.fsum')).toContainText('Dieser Link gilt nicht mehr.')
      await page.goto('/en/testzugang/email-bestaetigen?token=made.up.token')
      await page.getByRole('button', { name: 'Confirm address' }).click()
      await expect(page.locator('.fsum')).toContainText('This link is no longer valid.')
      await page.goto('/testzugang/email-uebernehmen')
      await expect(page.locator('.fsum')).toContainText('Der Link ist nicht vollständig.')
    })
  })
}

for (const address of ['/testzugang/anmelden', '/testzugang/konto', '/testzugang/passwort-vergessen', '/testzugang/passwort-waehlen?token=x']) {
  test(`${address} is accessible and stays out of search engines`, async ({ browser }) => {
    const page = await (await site.visitor(browser)).newPage()
    await page.goto(address)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
