import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { anna, ben, type DeskSite, signIn, startDesk } from '../support/desk.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'

test.describe.configure({ mode: 'serial' })

const bucket = { bucket: 'dateien', accessKey: 'schluessel', secret: 'ein Geheimnis' }

let site: DeskSite
let storage: S3Server
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-operators-'))
  storage = await startS3Server(bucket)
  const { host } = new URL(storage.url)
  const S3_URL = `http://${bucket.accessKey}:${encodeURIComponent(bucket.secret)}@${host}/${bucket.bucket}`
  site = await startDesk(folder, { S3_URL }, 'desk of operators')
})
test.afterAll(async () => {
  await site.stop()
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

/** The next mail to somebody about something; others, such as those about new sign-ins, come in between. */
async function mailTo(address: string, subject: RegExp) {
  for (;;) {
    const mail = await site.mail.next()
    if (mail.to.includes(address) && subject.test(mail.parsed.subject ?? '')) return mail
  }
}

const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

async function confirm(page: Page, { name, action }: { readonly name: string; readonly action: string }): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: action }).click()
}

test('an operator is invited by a link, another with a password, and removed by typing the address', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await goTo(page, 'Zugänge zum Leitstand')
  await expect(page.getByText('website@internal.invalid')).toBeHidden()
  const invite = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Zugang anlegen' }) })
  await invite.getByRole('textbox', { name: 'E-Mail' }).fill(ben.email)
  await invite.getByRole('button').click()
  await expect(invite.getByText('Das gibt es schon.')).toBeVisible()
  await invite.getByRole('textbox', { name: 'E-Mail' }).fill('clara@example.org')
  await invite.getByRole('button').click()
  await expect(page.getByText('ein Link ist an clara@example.org unterwegs')).toBeVisible()
  const { parsed } = await mailTo('clara@example.org', /./)
  const [link = ''] = /http[^"\s]+\/_\/[^"\s]+/.exec(parsed.html ?? '') ?? []
  const visitor = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  const clara = await visitor.newPage()
  await clara.goto(link)
  await clara.getByLabel('Neues Passwort').fill('Claras Passwort')
  await clara.getByLabel('Noch einmal').fill('Claras Passwort')
  await clara.getByRole('button', { name: 'Passwort speichern' }).click()
  await clara.getByRole('link', { name: 'Anmelden' }).click()
  await signIn(clara, { email: 'clara@example.org', password: 'Claras Passwort' })
  await goTo(clara, 'Aufgaben')

  await invite.getByLabel('mit einem Passwort').check()
  await invite.getByRole('textbox', { name: 'E-Mail' }).fill('dora@example.org')
  await invite.getByLabel('Erstes Passwort').fill('kurz')
  await invite.getByRole('button', { name: 'Zugang anlegen' }).click()
  await expect(invite.getByText('Bitte mindestens acht Zeichen')).toBeVisible()
  await invite.getByLabel('Erstes Passwort').fill('lang genug')
  await invite.getByRole('button', { name: 'Zugang anlegen' }).click()
  await expect(page.getByText('Der Zugang für dora@example.org ist angelegt.')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: 'clara@example.org' })
  await row.getByRole('button', { name: 'Alle Sitzungen beenden' }).click()
  await expect(row.getByText('Alle Sitzungen dieses Zugangs sind beendet.')).toBeVisible()
  await goTo(clara, 'Sicherungen')
  await expect(clara.getByRole('dialog').getByRole('heading')).toHaveText('Bitte melden Sie sich wieder an')
  await row.getByRole('button', { name: 'Entfernen' }).click()
  await confirm(page, { name: 'clara@example.org', action: 'Endgültig löschen' })
  await expect(row).toBeHidden()
  await visitor.close()
  await page.context().close()
})

test('operators change their own address and password, with the present one only', async ({ browser }) => {
  const page = await site.open(browser, { email: 'dora@example.org', password: 'lang genug' })
  await goTo(page, 'Zugänge zum Leitstand')
  const own = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Ihr eigener Zugang' }) })
  const save = () => own.getByRole('button', { name: 'Zugang ändern' }).click()
  await own.getByLabel('Jetziges Passwort').fill('geraten')
  await save()
  await expect(own.getByText('Das ist nicht Ihr jetziges Passwort.')).toBeVisible()
  await own.getByRole('textbox', { name: 'E-Mail' }).fill('dora.neu@example.org')
  await own.getByLabel('Jetziges Passwort').fill('lang genug')
  await own.getByLabel('Neues Passwort').fill('noch viel länger')
  await own.getByLabel('Noch einmal').fill('vertippt')
  await save()
  await expect(own.getByText('Die beiden Eingaben sind nicht gleich.')).toBeVisible()
  await own.getByLabel('Noch einmal').fill('noch viel länger')
  await save()
  await expect(own.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByRole('banner').getByText('dora.neu@example.org')).toBeVisible()
  await goTo(page, 'Aufgaben')
  await expect(page.getByText('__pbOTPCleanup__')).toBeVisible()
  await page.context().close()
})

test('the second factor is switched on after a trial mail, asks for the code of a mail, and is switched off again', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await goTo(page, 'Zugänge zum Leitstand')
  await page.getByRole('button', { name: `Probe-E-Mail an ${anna.email} senden` }).click()
  await mailTo(anna.email, /./)
  await expect(page.getByRole('button', { name: 'Zweiten Faktor einschalten' })).toBeDisabled()
  await page.getByLabel('Die E-Mail ist angekommen.').check()
  await page.getByRole('button', { name: 'Zweiten Faktor einschalten' }).click()
  await expect(page.getByText('eingeschaltet', { exact: true })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: site.url, locale: 'de-DE' })
  const other = await elsewhere.newPage()
  await other.goto('/_/operators')
  await signIn(other, ben)
  await expect(other.getByText(`Wir haben an ${ben.email} einen Code geschickt.`)).toBeVisible()
  const { parsed } = await mailTo(ben.email, /OTP|Code|code/)
  const [code = ''] = /\b\d{6,8}\b/.exec(parsed.text ?? '') ?? []
  await other.getByLabel('Code').fill('00000000')
  await other.getByRole('button', { name: 'Anmelden' }).click()
  await expect(other.getByRole('alert')).toHaveText('E-Mail, Passwort oder Code stimmen nicht.')
  await other.getByLabel('Code').fill(code)
  await other.getByRole('button', { name: 'Anmelden' }).click()
  await expect(other.getByRole('heading', { name: 'Zugänge zum Leitstand' })).toBeVisible()
  await elsewhere.close()

  await page.getByRole('button', { name: 'Zweiten Faktor ausschalten' }).click()
  await confirm(page, { name: anna.email, action: 'Zweiten Faktor ausschalten' })
  await expect(page.getByRole('button', { name: `Probe-E-Mail an ${anna.email} senden` })).toBeVisible()
  await page.context().close()
})

test('acting as an account says what for and how long, shows its token once, and stands in the log', async ({ browser }) => {
  const password = 'passwort123'
  const user = await site.contract.collection('users').create({ email: 'ute@example.org', password, passwordConfirm: password, verified: true })
  const page = await site.open(browser, anna)
  await page.goto('/_/operators/act-as')
  await page.getByLabel('E-Mail oder Kennung').fill('ute@')
  await page.getByRole('button', { name: 'Wählen ute@example.org' }).click()
  await expect(page).toHaveURL(new RegExp(`record=${user.id}`))
  await expect(page.getByText('ist für den Server diese Person')).toBeVisible()
  await page.getByRole('button', { name: 'Token ausstellen' }).click()
  await expect(page.getByText('Bitte wählen Sie, wofür.')).toBeVisible()
  await page.getByLabel('Wofür').selectOption('support')
  await page.getByLabel('Wie lange').selectOption('3600')
  await page.getByRole('button', { name: 'Token ausstellen' }).click()
  const token = (await page.locator('.key').textContent()) ?? ''
  const asked = await fetch(`${site.url}/api/collections/users/records/${user.id}`, { headers: { authorization: token } })
  expect(asked.status).toBe(200)
  await page.getByLabel('E-Mail oder Kennung').fill('jemand anderes')
  await expect(page.getByRole('button', { name: 'Wählen' })).toBeHidden()
  await expect(page.locator('.key')).toHaveText(token)
  await page.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByText(token)).toBeHidden()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(token)
  await goTo(page, 'Änderungen')
  const row = page
    .getByRole('row')
    .filter({ hasText: `users/${user.id}` })
    .filter({ hasText: 'angemeldet als' })
  await expect(row).toContainText(anna.email)
  await expect(row).toContainText('duration: 3600, purpose: support')
  await page.context().close()
})

test('what the environment names is said, and not to be changed at the desk', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/settings/mail')
  await expect(page.getByText(`Der Mailserver 127.0.0.1:${site.mail.port} ist beim Start des Servers vorgegeben (SMTP_URL).`)).toBeVisible()
  await expect(page.getByLabel('Server', { exact: true })).toBeHidden()
  await page.goto('/_/settings/files')
  await expect(page.getByText(`Der Speicher ${bucket.bucket} bei ${storage.url} ist beim Start des Servers vorgegeben (S3_URL).`)).toBeVisible()
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  await expect(page.getByText('Der Speicher nimmt Dateien an und löscht sie wieder.')).toBeVisible()
  expect(await page.content()).not.toContain(bucket.secret)
  await page.context().close()
})
