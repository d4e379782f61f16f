import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { testAccessTerms } from '#words/facts'
import { SESSION_KEY } from '../../site/session/stored-session.ts'
import { LONG } from '../support/extent.ts'
import { openAtOnce } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { linkIn, mailTo, newPerson, PASSWORD, register } from '../support/test-access.ts'
import { bytesOf, recordTraffic } from '../support/traffic.ts'

test.describe.configure({ mode: 'default' })

/** Router, client of the backend and checks, in bytes as sent. */
const MAX_SCRIPT = 150_000

let site: FormSite
let own: Browser
let visitor: BrowserContext
let page: Page
let email: string
/** The link that confirms the address. */
let link: string

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('account')
})
test.afterAll(() => site.stop())

test.beforeEach(async ({ browser }) => {
  own = browser
  visitor = await site.visitor(browser)
  page = await visitor.newPage()
  const person = newPerson()
  email = person.email
  await register(visitor.request, site, person)
  link = linkIn(await mailTo(site, email))
})
test.afterEach(() => visitor.close())

async function signIn(on: Page = page, password = PASSWORD): Promise<void> {
  await openAtOnce(on, '/testzugang/anmelden')
  await on.getByLabel('E-Mail-Adresse').fill(email)
  await on.getByLabel('Passwort', { exact: true }).fill(password)
  await on.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

async function enter(on: Page = page): Promise<void> {
  await signIn(on)
  await expect(on.getByRole('heading', { name: 'Zugang', exact: true })).toBeVisible()
}

async function press(on: Page, address: string, button: string): Promise<void> {
  await on.goto(address)
  await on.getByRole('button', { name: button }).click()
}

/** Somebody else's machine: another browser without a session. */
const elsewhere = async () => (await site.visitor(own)).newPage()

test('a confirmation on the phone changes the account that is open on the desk', LONG, async () => {
  await enter()
  await expect(page.locator('.acc .note')).toContainText('Bitte bestätigen Sie Ihre E-Mail-Adresse.')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await press(await elsewhere(), link, 'Adresse bestätigen')
  await expect(page.locator('.acc .note')).toContainText('E-Mail-Adresse bestätigt.')
  await expect(page.getByRole('button', { name: 'Link noch einmal senden' })).toBeHidden()
  await page.reload()
  await expect(page.locator('.acc .note')).toContainText('E-Mail-Adresse bestätigt.')
})

test('a wrong password says so, keeps the address, and the way in stays open', async () => {
  await signIn(page, 'not the password')
  await expect(page.locator('.fsum')).toContainText('Adresse und Passwort passen nicht zusammen.')
  await expect(page.locator('.fsum')).toBeFocused()
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/konto$/)
})

test('a code by mail signs in; five wrong ones end the tries, and say how long to wait', async () => {
  await openAtOnce(page, '/testzugang/anmelden')
  const address = page.getByLabel('E-Mail-Adresse')
  await address.fill(email.slice(1))
  await page.getByRole('button', { name: 'Code per E-Mail' }).click()
  await expect(address).toHaveValue(email.slice(1))
  await address.fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Mit Passwort' }).click()
  await expect(address).toHaveValue(email.toUpperCase())
  await page.getByRole('button', { name: 'Code per E-Mail' }).click()
  await page.getByRole('button', { name: 'Code senden' }).click()
  const code = page.getByLabel('Code aus der Nachricht')
  const mail = await mailTo(site, email)
  const right = /\b\d{8}\b/.exec(mail.parsed.text ?? '')?.[0] ?? ''
  const wrong = right === '00000000' ? '11111111' : '00000000'
  for (let count = 0; count < 4; count += 1) {
    await code.fill(wrong)
    const answered = page.waitForResponse(/auth-with-otp/)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    expect((await answered).status()).toBe(400)
    await expect(page.locator('.fsum')).toContainText('Dieser Code stimmt nicht oder ist abgelaufen.')
  }
  await code.fill(right)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.locator('.acc .note')).toContainText('E-Mail-Adresse bestätigt.')
  await page.getByRole('button', { name: 'Abmelden' }).click()

  await openAtOnce(page, '/en/testzugang/anmelden')
  await page.getByRole('button', { name: 'Code by e-mail' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('Code from the message').fill(wrong)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('.fsum')).toContainText(/Too many attempts\. Please try again in (one|\d+)\sminutes?\./)
})

test('details are changed, and the file holds what is stored', async () => {
  await enter()
  await page.getByLabel('Unternehmen').fill('Neue Werft')
  await page.getByLabel(/Talentscout/).check()
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Daten herunterladen' }).click()])
  expect(download.suggestedFilename()).toBe('testzugang.json')
  const { account, signInPlaces } = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(account).toMatchObject({
    email,
    company: 'Neue Werft',
    products: ['zeugnisgenerator', 'talentscout'],
    termsVersion: testAccessTerms.version,
    locale: 'de',
  })
  expect(signInPlaces).toHaveLength(1)
})

test('a new password ends other sessions and keeps this one; the other goes on in place', async () => {
  await enter()
  const other = await elsewhere()
  await enter(other)
  await page.getByText('Passwort ändern').click()
  await page.getByLabel('Bisheriges Passwort').fill('wrong')
  await page.getByLabel('Neues Passwort').fill(`${PASSWORD} 2`)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.locator('.fsum')).toContainText('Das bisherige Passwort stimmt nicht.')
  await page.getByLabel('Bisheriges Passwort').fill(PASSWORD)
  await page.getByRole('button', { name: 'Passwort speichern' }).click()
  await expect(page.getByText('Das neue Passwort gilt.')).toBeVisible()
  await page.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()

  await other.getByLabel('Unternehmen').fill('Getippt, bevor die Sitzung endete')
  await other.getByRole('button', { name: 'Angaben speichern' }).click()
  const dialog = other.getByRole('dialog')
  await expect(dialog).toContainText('Ihre Anmeldung ist abgelaufen.')
  expect((await new AxeBuilder({ page: other }).analyze()).violations).toEqual([])
  await dialog.getByLabel('Passwort', { exact: true }).fill(`${PASSWORD} 2`)
  await dialog.getByRole('button', { name: 'Anmelden' }).click()
  await expect(dialog).toBeHidden()
  await expect(other.getByLabel('Unternehmen')).toHaveValue('Getippt, bevor die Sitzung endete')
  await other.getByRole('button', { name: 'Angaben speichern' }).click()
  await expect(other.getByText('Gespeichert.')).toBeVisible()
})

test('a new address is taken over with the password, from the link that it got', LONG, async () => {
  await enter()
  const next = newPerson().email
  await page.getByText('E-Mail-Adresse ändern').click()
  await page.getByLabel('Neue E-Mail-Adresse').fill(email)
  await page.getByRole('button', { name: 'Link an die neue Adresse senden' }).click()
  await expect(page.locator('.fsum')).toContainText('Diese Adresse können wir nicht übernehmen')
  await page.getByLabel('Neue E-Mail-Adresse').fill(next)
  await page.getByRole('button', { name: 'Link an die neue Adresse senden' }).click()
  await expect(page.getByText('Der Link ist unterwegs zur neuen Adresse.')).toBeVisible()
  const mail = await mailTo(site, next)
  const phone = await elsewhere()
  await phone.goto(linkIn(mail))
  await phone.getByLabel('Passwort', { exact: true }).fill('wrong')
  await phone.getByRole('button', { name: 'Adresse übernehmen' }).click()
  await expect(phone.locator('.fsum')).toContainText('Das ist nicht das Passwort dieses Kontos.')
  await phone.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await phone.getByRole('button', { name: 'Adresse übernehmen' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Die neue Adresse gilt.')
  await page.reload()
  await expect(page.getByText(/Ihre Anmeldung ist abgelaufen|Die neue E-Mail-Adresse gilt/)).toBeVisible()
  email = next
  await enter(phone)
})

test('a report shared in another tab appears in the account, and is deleted there', LONG, async () => {
  await enter()
  const reports = page.getByRole('region', { name: 'Geteilte Berichte' })
  await expect(reports).toContainText('Zurzeit ist kein Bericht geteilt.')
  const tab = await visitor.newPage()
  await tab.goto('/products/zeugnisparser')
  await tab.getByRole('button', { name: 'Als Link teilen' }).click()
  await tab.getByRole('button', { name: 'Link anlegen' }).click()
  await expect(tab.getByText('Löschen können Sie den Bericht auch in Ihrem Zugang.')).toBeVisible()
  const address = await tab.getByLabel('Link zum Bericht').inputValue()

  await expect(reports.getByRole('listitem')).toContainText('Möbelhaus Deichgraf GmbH')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  const stranger = await elsewhere()
  expect(await (await stranger.request.get('/api/collections/reports/records')).json()).toMatchObject({ items: [], totalItems: 0 })
  await reports.getByRole('button', { name: 'Bericht löschen' }).click()
  await reports.getByRole('button', { name: 'Behalten' }).click()
  await reports.getByRole('button', { name: 'Bericht löschen' }).click()
  await reports.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(reports).toContainText('Zurzeit ist kein Bericht geteilt.')
  expect((await stranger.request.get(address)).status()).toBe(404)
})

test('an account is deleted with its password, and another tab knows', async () => {
  await enter()
  const tab = await visitor.newPage()
  await tab.goto('/testzugang/konto')
  await expect(tab.getByRole('heading', { name: 'Zugang', exact: true })).toBeVisible()
  const other = await elsewhere()
  await enter(other)
  await page.locator('summary', { hasText: 'Konto löschen' }).click()
  const password = page.getByLabel('Zur Bestätigung Ihr Passwort')
  await password.fill('wrong')
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(page.locator('.fsum')).toContainText('Das ist nicht das Passwort dieses Kontos.')
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expect(page.getByText('Ihr Konto ist gelöscht, mit allem, was dazugehörte.')).toBeFocused()
  await expect(other.getByText('Ihr Konto ist gelöscht, mit allem, was dazugehörte.')).toBeVisible()
  await expect(tab.getByText(/Ihr Konto ist gelöscht|Sie sind abgemeldet/)).toBeVisible()
  await signIn()
  await expect(page.locator('.fsum')).toContainText('Adresse und Passwort passen nicht zusammen.')
})

test('who is signed in goes from the sign-in page to the account, and signing out is known in every tab', LONG, async () => {
  const toAccount = page.getByRole('banner').getByRole('link', { name: 'Konto', exact: true })
  await expect(toAccount).toBeHidden()
  await enter()
  await expect(toAccount).toBeVisible()
  await expect(page.locator('.acc')).toContainText(`Angemeldet als${newPerson().name}, ${email}`)
  const tab = await visitor.newPage()
  await tab.goto('/en/testzugang/anmelden')
  await expect(tab).toHaveURL(/\/en\/testzugang\/konto$/)
  await expect(tab.getByRole('heading', { name: 'Access', exact: true })).toBeVisible()
  // A tab of its own: one that is loaded again may renew once more for the page that goes.
  const renewer = await visitor.newPage()
  const late = Promise.withResolvers<void>()
  await renewer.route('**/auth-refresh', (route) => late.promise.then(() => route.continue()))
  await Promise.all([renewer.waitForRequest('**/auth-refresh'), renewer.goto('/en/testzugang/konto')])
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeFocused()
  await expect(toAccount).toBeHidden()
  const renewed = renewer.waitForResponse('**/auth-refresh')
  late.resolve()
  await (await renewed).finished()
  for (const other of [tab, renewer]) await expect(other.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bitte melden Sie sich dafür an.')).toBeVisible()
})

test('signing out holds against a renewal that another tab was about to write down', LONG, async () => {
  await enter()
  const renewer = await visitor.newPage()
  const reached = Promise.withResolvers<void>()
  const left = Promise.withResolvers<void>()
  await renewer.route('**/held', async (route) => {
    reached.resolve()
    await left.promise
    await route.fulfill({ body: '' })
  })
  // Stands still with the renewed session in hand, as a tab does that gets no time: its view of the storage is as old as that.
  await renewer.addInitScript(() => {
    const read = Response.prototype.json
    Response.prototype.json = async function () {
      const value: unknown = await read.call(this)
      if (this.url.endsWith('/auth-refresh')) {
        const standstill = new XMLHttpRequest()
        standstill.open('GET', '/held', false)
        standstill.send()
      }
      return value
    }
  })
  await renewer.goto('/en/testzugang/konto')
  await reached.promise
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeFocused()
  left.resolve()
  await expect(renewer.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bitte melden Sie sich dafür an.')).toBeVisible()
})

test('a tab that was set aside while somebody signed out looks again when it is shown', LONG, async () => {
  await enter()
  const aside = await visitor.newPage()
  await aside.addInitScript(() => addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation()))
  await aside.goto('/en/testzugang/konto')
  await expect(aside.getByRole('heading', { name: 'Access', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await aside.waitForFunction((key) => localStorage.getItem(key) === null, SESSION_KEY)
  await aside.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(aside.getByText('You are signed out.')).toBeVisible()
})

test('the client of the backend is loaded on the pages of the account only, within their weight', async () => {
  const traffic = recordTraffic(page)
  await enter()
  expect(bytesOf(await traffic(), 'script')).toBeLessThanOrEqual(MAX_SCRIPT)
})

test('without JavaScript the account says what it needs, and signing in leads to the workplace', async ({ browser }) => {
  const without = await (await site.visitor(browser, { javaScriptEnabled: false })).newPage()
  await without.goto('/testzugang/konto')
  expect(await without.locator('main noscript').innerText()).toContain('Das Konto braucht JavaScript')
  await without.goto('/testzugang/anmelden')
  await without.locator('#plain-email').fill(email)
  await without.locator('#plain-password').fill(PASSWORD)
  await without.getByRole('button', { name: 'Anmelden', exact: true }).last().click()
  await expect(without).toHaveURL(/vorgaenge$/)
  await expect(without.getByRole('heading', { name: 'Zeugnisse in Arbeit' })).toBeVisible()
})
