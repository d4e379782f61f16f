import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { anna, ben, type DeskSite, isOnPostgres, signIn, startDesk } from '../support/desk.ts'
import { LONG } from '../support/extent.ts'
import { type S3Server, startS3Server } from '../support/s3-server.ts'
import { violationsOf } from '../support/violations.ts'

test.describe.configure({ mode: 'serial' })

const bucket = { bucket: 'dateien', accessKey: 'schluessel', secret: 'ein Geheimnis' }

let site: DeskSite
let storage: S3Server
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-server-'))
  storage = await startS3Server(bucket)
  // The mail server is named at the desk.
  site = await startDesk(folder, { SMTP_URL: '' }, 'desk of the server')
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

test('the first screen says how much of the disk is free', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await expect(page.getByText(/B von .*B frei, .*B belegt/)).toBeVisible()
  await page.context().close()
})

test('without a mail server the second factor is not to be had, and the desk says so', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await goTo(page, 'Zugänge zum Leitstand')
  await expect(page.getByText('Der Server hat keinen Mailserver; Codes kämen nicht an.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zweiten Faktor einschalten' })).toBeHidden()
  await page.context().close()
})

test('settings are refused at their fields, saved, and never show a password', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await goTo(page, 'Einstellungen')
  await page.getByLabel('Name der Anwendung').fill('')
  await page.getByLabel('Adresse der Anwendung').fill('keine Adresse')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Nicht gespeichert. Was nicht stimmt, steht an den Feldern.')).toBeVisible()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  await expect(page.getByText('Das ist keine vollständige Adresse; sie beginnt mit https://.')).toBeVisible()
  await page.getByLabel('Name der Anwendung').fill('Lotsenwerk Probe')
  await page.getByLabel('Adresse der Anwendung').fill(site.url)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Gruppen' }).getByRole('link', { name: 'E-Mail' }).click()
  await expect(page.getByText('Es gibt noch keinen Mailserver')).toBeVisible()
  await page.getByLabel('E-Mails über diesen Server senden').check()
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await page.getByLabel('Port', { exact: true }).fill('viele')
  await page.getByLabel('Passwort').fill('nur einmal gesagt')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte geben Sie eine ganze Zahl ein')).toBeVisible()
  await page.getByLabel('Port', { exact: true }).fill('1')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.getByLabel('Passwort')).toHaveValue('')
  expect(await page.content()).not.toContain('nur einmal gesagt')
  expect((await site.contract.settings.getAll()).meta).toMatchObject({ appName: 'Lotsenwerk Probe' })
  await page.context().close()
})

test('a trial mail says when nobody takes it, and arrives once the server is right', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/settings/mail')
  await page.getByLabel('An', { exact: true }).fill('probe')
  await page.getByRole('button', { name: 'Probe-E-Mail senden' }).click()
  await expect(page.getByText('Diese E-Mail-Adresse ist nicht vollständig.')).toBeVisible()
  await page.getByLabel('An', { exact: true }).fill('probe@example.org')
  await page.getByRole('button', { name: 'Probe-E-Mail senden' }).click()
  await expect(page.getByText('Niemand hat die E-Mail angenommen.')).toBeVisible()
  await page.getByLabel('Port', { exact: true }).fill(String(site.mail.port))
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.getByLabel('Welche').selectOption('password-reset')
  await page.getByRole('button', { name: 'Probe-E-Mail senden' }).click()
  await expect(page.getByText('Die E-Mail an probe@example.org ist abgegeben.')).toBeVisible()
  expect((await mailTo('probe@example.org', /Passwort/)).parsed.html).toContain(site.url)
  await page.context().close()
})

test('a bucket is tried: away, refused, missing, and as it should be', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/settings/files')
  const tryIt = () => page.getByRole('button', { name: 'Jetzt prüfen' }).click()
  await tryIt()
  await expect(page.getByText('Es ist kein Speicher eingeschaltet.')).toBeVisible()
  await page.getByLabel('Diesen Speicher benutzen').check()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte füllen Sie dieses Feld aus.').first()).toBeVisible()
  await page.getByLabel('Adresse des Anbieters').fill('http://127.0.0.1:9')
  await page.getByLabel('Speicher (Bucket)').fill('anderswo')
  await page.getByLabel('Region').fill('eu-central-1')
  await page.getByLabel('Zugangsschlüssel').fill(bucket.accessKey)
  await page.getByLabel('Geheimer Schlüssel').fill('falsch')
  await page.getByLabel('Name des Speichers im Pfad').check()
  const save = async () => {
    await page.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('Gespeichert.')).toBeVisible()
    await tryIt()
  }
  await save()
  await expect(page.getByText('Der Anbieter ist unter dieser Adresse nicht zu erreichen.')).toBeVisible()
  await page.getByLabel('Adresse des Anbieters').fill(storage.url)
  await save()
  await expect(page.getByText('Der Anbieter lässt diese Schlüssel nicht herein.')).toBeVisible()
  await page.getByLabel('Geheimer Schlüssel').fill(bucket.secret)
  await save()
  await expect(page.getByText('Diesen Speicher gibt es beim Anbieter nicht.')).toBeVisible()
  await page.getByLabel('Speicher (Bucket)').fill(bucket.bucket)
  await save()
  await expect(page.getByText('Der Speicher nimmt Dateien an und löscht sie wieder.')).toBeVisible()
  expect(storage.objects.size).toBe(0)
  expect(await page.content()).not.toContain(bucket.secret)
  await page.getByLabel('Diesen Speicher benutzen').uncheck()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Dateien liegen jetzt im Datenordner des Servers.')).toBeVisible()
  await page.goto('/_/settings/backups')
  await page.getByLabel('Zeitplan').fill('jeden Tag')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Das ist kein Zeitplan mit fünf Angaben.')).toBeVisible()
  await tryIt()
  await expect(page.getByText('Es ist kein Speicher eingeschaltet.')).toBeVisible()
  await page.context().close()
})

test('limits have rules, each refused at its own field', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/settings/limits')
  await page.getByRole('button', { name: 'Regel hinzufügen' }).click()
  const rule = page.getByRole('group', { name: /^Regel \d+$/ }).last()
  await rule.getByLabel('Was').fill('/api/')
  await rule.getByLabel('Höchstens').fill('0')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(rule.getByText('Für dasselbe gibt es schon eine Regel.')).toBeVisible()
  await expect(rule.getByText('Bitte füllen Sie dieses Feld aus.')).toBeVisible()
  await rule.getByLabel('Was').fill('users:update')
  await rule.getByLabel('Höchstens').fill('50')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const { rateLimits } = await site.contract.settings.getAll()
  expect(rateLimits.rules.at(-1)).toEqual({ label: 'users:update', audience: '', duration: 10, maxRequests: 50 })
  await page.context().close()
})

test('whoever would lock themselves out is asked first', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.goto('/_/settings/access')
  const addresses = page.getByLabel('Von hier aus ist der Leitstand zu erreichen')
  await addresses.fill('203.0.113.7\nirgendwo')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/Ihre eigene Adresse .* ist nicht dabei/)).toBeVisible()
  await page.getByRole('button', { name: 'Trotzdem speichern' }).click()
  await expect(page.getByText('Eintrag 2: Das ist weder eine Netzadresse noch ein Netz.')).toBeVisible()
  expect((await site.contract.settings.getAll()).superuserIPs).toEqual([])
  await addresses.fill('::1\n127.0.0.0/8')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.reload()
  await expect(addresses).toHaveValue('::1\n127.0.0.0/8')
  await addresses.fill('')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect.poll(async () => (await site.contract.settings.getAll()).superuserIPs).toEqual([])
  await page.context().close()
})

test('the log of requests is searched, its choice stands in the address, and a request is looked at', async ({ browser }) => {
  await fetch(`${site.url}/api/collections/gibt-es-nicht/records?token=geheim`)
  const page = await site.open(browser, anna)
  await goTo(page, 'Protokoll der Anfragen')
  await expect(async () => {
    await page.getByRole('button', { name: 'Neu laden' }).click()
    await expect(page.getByRole('link', { name: /gibt-es-nicht/ }).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.getByLabel('Wörter in der Anfrage').fill('gibt-es-nicht')
  await expect(page).toHaveURL(/q=gibt-es-nicht/)
  await page.getByLabel('Status').selectOption('4')
  await page.getByLabel('Stufe').selectOption('8')
  await page.getByLabel('Zeitraum').selectOption('hour')
  await expect(page).toHaveURL(/q=gibt-es-nicht.*status=4.*level=8.*span=hour/)
  await expect(page.getByText(/^1 Eintrag$/)).toBeVisible()
  await page.getByText('Als Tabelle').click()
  await expect(page.locator('.hours-table')).toContainText('1')
  await page.getByRole('link', { name: /gibt-es-nicht/ }).click()
  await expect(page.getByText('/api/collections/gibt-es-nicht/records', { exact: true })).toBeVisible()
  await expect(page.getByText('404', { exact: true })).toBeVisible()
  expect(await page.content()).not.toContain('geheim')
  await page.getByRole('link', { name: 'Protokoll der Anfragen' }).last().click()
  await expect(page.getByLabel('Wörter in der Anfrage')).toHaveValue('gibt-es-nicht')
  await page.getByLabel('Status').selectOption('2')
  await expect(page.getByText('Nichts passt zu dieser Auswahl.')).toBeVisible()
  await page.context().close()
})

test('a job is run by hand, and the screen says how it went', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await goTo(page, 'Aufgaben')
  const row = page.getByRole('row').filter({ hasText: '__pbLogsCleanup__' })
  await expect(row).toContainText('alle 6 Stunden, Minute 0')
  await expect(row).toContainText('seit dem Start noch nicht')
  await row.getByRole('button', { name: 'Jetzt ausführen' }).click()
  await expect(row.getByText(/^gelungen, /)).toBeVisible()
  await page.context().close()
})

/** Backups are made of the embedded database only. */
const testBackups: (title: string, body: (fixtures: { readonly browser: Browser }) => Promise<void>) => void = isOnPostgres ? () => undefined : test

testBackups('a backup is made, saved, sent in again, restored by typing its name, and deleted', async ({ browser }) => {
  const reader = (email: string) => ({ email, locale: 'de', tokenHash: email.padEnd(64, 'x'), confirmed: '2026-11-20 10:00:00.000Z' })
  await site.contract.collection('newsletter').create(reader('vorher@example.org'))
  const page = await site.open(browser, anna)
  await goTo(page, 'Sicherungen')
  await expect(page.getByText('Es gibt noch keine Sicherung.')).toBeVisible()
  await page.getByLabel('Name (freiwillig)').fill('Mit Großbuchstaben')
  await page.getByRole('button', { name: 'Sicherung machen' }).click()
  await expect(page.getByText('Bitte nur kleine Buchstaben')).toBeVisible()
  await page.getByLabel('Name (freiwillig)').fill('probe')
  await page.getByRole('button', { name: 'Sicherung machen' }).click()
  await expect(page.getByText('Die Sicherung ist da.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'probe.zip' })
  const [saved] = await Promise.all([page.waitForEvent('download'), row.getByRole('button', { name: 'Speichern' }).click()])
  expect(saved.suggestedFilename()).toBe('probe.zip')
  const buffer = await readFile(await saved.path())
  expect(buffer.subarray(0, 2).toString()).toBe('PK')
  await page.getByRole('button', { name: 'Hochladen' }).click()
  await expect(page.getByText('Bitte wählen Sie eine Datei.')).toBeVisible()
  const send = async (name: string, content: Buffer) => {
    await page.getByLabel('Datei', { exact: true }).setInputFiles({ name, mimeType: 'application/zip', buffer: content })
    await page.getByRole('button', { name: 'Hochladen' }).click()
  }
  await send('probe.zip', buffer)
  await expect(page.getByText('Das gibt es schon.')).toBeVisible()
  await send('text.zip', Buffer.from('kein Zip'))
  await expect(page.getByText('Das ist kein Zip.')).toBeVisible()
  await send('zweite.zip', buffer)
  await expect(page.getByText('Die Sicherung steht jetzt in der Liste.')).toBeVisible()

  await site.contract.collection('newsletter').create(reader('nachher@example.org'))
  await row.getByRole('button', { name: 'Wiederherstellen' }).click()
  await expect(page.getByRole('dialog')).toContainText('Was seither geschrieben wurde, ist verloren')
  await expect(page.getByRole('dialog')).toContainText('sind danach wieder da und müssen noch einmal gelöscht werden')
  await confirm(page, { name: 'probe', action: 'Alle Daten ersetzen' })
  await expect(page.getByText('Das ist nicht „probe.zip“.')).toBeVisible()
  await confirm(page, { name: 'probe.zip', action: 'Alle Daten ersetzen' })
  await expect(page.getByText('Der Server ist wieder da, mit den Daten aus probe.zip.')).toBeVisible()
  const left = await site.contract.collection('newsletter').getFullList()
  expect(left.map(({ email }) => email)).toEqual(['vorher@example.org'])

  const second = page.getByRole('row').filter({ hasText: 'zweite.zip' })
  await second.getByRole('button', { name: 'Löschen' }).click()
  await confirm(page, { name: 'zweite.zip', action: 'Endgültig löschen' })
  await expect(second).toBeHidden()
  await page.context().close()
})

testBackups('a restored backup that knows another password asks for it, and then says that the server is back', async ({ browser }) => {
  const changed = { ...ben, password: 'seit der Sicherung neu' }
  await site.operator(changed)
  const page = await site.open(browser, changed)
  await goTo(page, 'Sicherungen')
  await page.getByRole('button', { name: 'Wiederherstellen' }).click()
  await confirm(page, { name: 'probe.zip', action: 'Alle Daten ersetzen' })
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveText('Bitte melden Sie sich wieder an')
  await signIn(page, ben)
  await expect(page.getByText('Der Server ist wieder da, mit den Daten aus probe.zip.')).toBeVisible()
  await page.context().close()
})

for (const [language, size] of [
  ['Deutsch', { width: 1440, height: 900 }],
  ['English', { width: 390, height: 844 }],
] as const)
  test(`every screen for the server is accessible and quiet on the console (${language}, ${size.width} px)`, LONG, async ({ browser }) => {
    const page = await site.open(browser, anna, size)
    const said: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
    await page.getByRole('button', { name: language }).click()
    const { items } = await site.contract.logs.getList(1, 1)
    const account = { email: `${size.width}@example.org`, password: 'passwort123', passwordConfirm: 'passwort123' }
    const user = await site.contract.collection('users').create(account)
    const groups = ['', '/mail', '/files', '/backups', '/limits', '/access', '/log'].map((name) => `/settings${name}`)
    for (const path of [
      '/today',
      '/logs',
      `/logs/${items[0]?.id}`,
      '/jobs',
      '/backups',
      '/operators',
      `/operators/act-as?record=${user.id}`,
      ...groups,
      '/settings/gibt-es-nicht',
    ]) {
      await page.goto(`/_${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violationsOf(page), path).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    }
    expect(said).toEqual([])
    await page.context().close()
  })
