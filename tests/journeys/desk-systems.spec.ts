import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, type Page, test } from '@playwright/test'
import { Webhook } from 'standardwebhooks'
import { anna, type DeskSite, startDesk } from '../support/desk.ts'
import { LONG } from '../support/extent.ts'
import { COMPANY } from '../support/form-site.ts'
import { violationsOf } from '../support/violations.ts'

test.describe.configure({ mode: 'serial' })

let site: DeskSite
let folder = ''
let other: Server
let received: { readonly body: string; readonly headers: Record<string, string> }[] = []

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-systems-'))
  site = await startDesk(folder, {}, 'desk of systems')
  other = createServer(async (request, response) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    received.push({ body: await text(request), headers })
    response.writeHead(204).end()
  }).listen(0, '127.0.0.1')
})
test.afterAll(async () => {
  other.close()
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const otherAddress = () => {
  const address = other.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/in`
}

async function go(page: Page, screen: string): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible()
}

async function confirmByName(page: Page, button: string, name: string, action = button): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Zum Bestätigen eingeben: ${name}`).fill(name)
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('another system is told of records, and can check that it was we who told it', async ({ browser }) => {
  // Each of its messages may wait for half a minute.
  test.slow()
  const page = await site.open(browser, anna)
  await go(page, 'Webhooks')
  await page.getByLabel('Name').fill('Personalsystem')
  await page.getByLabel('Adresse').fill('http://intranet.example.org/in')
  await page.getByRole('button', { name: 'Webhook anlegen' }).click()
  await expect(page.getByText('Sie muss mit https:// beginnen')).toBeVisible()
  await expect(page.getByText('Bitte wählen Sie mindestens ein Ereignis.')).toBeVisible()
  await expect(page.getByLabel('Name')).toHaveValue('Personalsystem')
  await page.getByLabel('Adresse').fill(otherAddress())
  await page.locator('input[value="leads.create"]').check()
  await page.getByRole('button', { name: 'Webhook anlegen' }).click()
  const secret = await page.getByRole('alert').locator('code').innerText()
  await page.getByRole('button', { name: 'Ich habe es aufbewahrt' }).click()
  await expect(page.getByText(secret)).toBeHidden()

  await page.getByRole('link', { name: 'Personalsystem' }).click()
  await page.getByRole('button', { name: 'Probe senden' }).click()
  await expect(page.getByRole('row', { name: /webhook\.test/ })).toContainText('angekommen', { timeout: 45_000 })
  const [probe] = received
  expect(new Webhook(secret).verify(probe?.body ?? '', probe?.headers ?? {})).toMatchObject({ type: 'webhook.test', data: {} })

  const lead = { kind: 'contact', locale: 'de', name: 'Jo', email: 'jo@example.org', deleteAfter: '2030-01-01 00:00:00.000Z', submission: 's' }
  await site.contract.collection('leads').create({ ...lead, content: 'c' })
  await expect(page.getByRole('row', { name: /leads\.create/ })).toContainText('angekommen', { timeout: 45_000 })
  expect(JSON.parse(received[1]?.body ?? '')).toMatchObject({ type: 'leads.create', data: { record: { email: 'jo@example.org' } } })

  const webhook = page.url()
  await page.goto('/_/persons?email=jo@example.org')
  await expect(
    page.getByText(`haben in den letzten 30 Tagen durch Webhooks erfahren: Personalsystem (${new URL(otherAddress()).origin})`),
  ).toBeVisible()
  const [given] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Auskunft speichern' }).click()])
  expect(JSON.parse(await readFile(await given.path(), 'utf8'))).toMatchObject({
    records: { leads: [{ name: 'Jo' }] },
    told: { ofTheLastDays: 30, messages: [{ webhook: 'Personalsystem', event: 'leads.create', state: 'delivered' }] },
  })
  await page.goto(webhook)

  await confirmByName(page, 'Neues Geheimnis', 'Personalsystem')
  const renewed = await page.getByRole('alert').locator('code').innerText()
  expect(renewed).not.toBe(secret)
  received = []
  await page
    .getByRole('row', { name: /leads\.create/ })
    .getByRole('button', { name: 'Noch einmal senden' })
    .click()
  await expect.poll(() => received.length, { timeout: 45_000 }).toBe(1)
  const again = { body: '', headers: {}, ...received[0] }
  expect(() => new Webhook(secret).verify(again.body, again.headers)).toThrow()
  expect(new Webhook(renewed).verify(again.body, again.headers)).toBeTruthy()

  await page.goto('/_/persons?email=jo@example.org')
  await confirmByName(page, 'Alles löschen', 'jo@example.org', 'Endgültig löschen')
  const [protocol] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Protokoll speichern' }).click()])
  const kept = await readFile(await protocol.path(), 'utf8')
  expect(JSON.parse(kept)).toMatchObject({ told: { messages: [{ webhook: 'Personalsystem', event: 'leads.create' }] } })
  expect(kept).not.toContain('jo@example.org')

  await page.goto(webhook)
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByText('angehalten')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Probe senden' })).toBeDisabled()
  await confirmByName(page, 'Löschen', 'Personalsystem', 'Endgültig löschen')
  await expect(page.getByText('Es gibt noch keinen Webhook.')).toBeVisible()
  await page.context().close()
})

test('a test account is locked and let in again, waits longer, and goes when its address is typed', async ({ browser, request }) => {
  const password = 'ein langer Satz'
  const users = site.contract.collection('users')
  const account = { password, passwordConfirm: password, name: 'Änne', company: 'Werft', products: ['talentscout'] }
  await users.create({ ...account, email: 'aenne@example.org', verified: true })
  await users.create({ ...account, email: 'wartet@example.org' })
  const signIn = async () =>
    (await request.post(`${site.url}/api/collections/users/auth-with-password`, { data: { identity: 'aenne@example.org', password } })).status()
  expect(await signIn()).toBe(200)

  const page = await site.open(browser, anna)
  await go(page, 'Testzugänge')
  const row = page.getByRole('row', { name: /aenne@example\.org/ })
  await expect(row).toContainText('talentscout')
  await row.getByRole('button', { name: 'Sperren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Zum Bestätigen eingeben: aenne@example.org').fill('aenne@example.org')
  await dialog.getByRole('button', { name: 'Sperren' }).click()
  await expect(row).toContainText('gesperrt')
  expect(await signIn()).toBe(403)
  const visitor = await (await site.visitor(browser)).newPage()
  await visitor.goto('/testzugang/anmelden')
  await visitor.getByLabel('E-Mail').fill('aenne@example.org')
  await visitor.getByLabel('Passwort', { exact: true }).fill(password)
  await visitor.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(visitor.getByText('Dieser Testzugang ist gesperrt.')).toBeVisible()
  await row.getByRole('button', { name: 'Freigeben' }).click()
  await expect(row).toContainText('bestätigt')
  expect(await signIn()).toBe(200)

  await page.getByLabel('Stand').selectOption('waiting')
  await expect(page).toHaveURL(/state=waiting/)
  await page.getByRole('button', { name: 'Eine Woche länger warten' }).click()
  await expect(page.getByText('der Link zum Bestätigen ist noch einmal unterwegs')).toBeVisible()
  await confirmByName(page, 'Löschen', 'wartet@example.org', 'Endgültig löschen')
  await expect(page.getByText('Nichts passt zu dieser Auswahl.')).toBeVisible()
  await page.context().close()
})

test('a mail that nobody took is shown with the reason, and goes out when it is tried again', async ({ browser }) => {
  const waiting = { subject: 'Probe', body: '<p>Probe</p>', language: 'de' }
  const later = '2030-01-01 00:00:00.000Z'
  const outbox = site.contract.collection('outbox')
  await outbox.create({ reference: 'probe', recipient: COMPANY, mail: waiting, attempts: 3, nextAttempt: later, lastError: 'Error: 451 try later' })
  const page = await site.open(browser, anna)
  await page.getByRole('link', { name: '1 E-Mail, die nicht ankam' }).click()
  await expect(page.getByRole('row', { name: new RegExp(COMPANY) })).toContainText('451 try later')
  await page.getByRole('button', { name: 'Jetzt versuchen', exact: true }).click()
  await expect(page.getByText('Keine E-Mail wartet.')).toBeVisible({ timeout: 60_000 })
  await page.context().close()
})

test('what editors have to see to stands on one screen, and links are asked when somebody presses', async ({ browser }) => {
  const page = await site.open(browser, anna)
  const asked: string[] = []
  await page.route('**/api/desk/links', (route) => {
    const { address } = route.request().postDataJSON()
    asked.push(address)
    const isFirst = asked.length === 1
    return route.fulfill({ json: { status: isFirst ? 404 : 200, movedTo: '' } })
  })
  await go(page, 'Zustand der Inhalte')
  await expect(page.getByText(/Nichts ist fällig|fällig/).first()).toBeVisible()
  await page.getByRole('button', { name: /Alle \d+ zeigen/ }).click()
  await expect(page.getByRole('row', { name: /§ 109 GewO/ })).toBeVisible()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Alle prüfen' }).click()
  await expect(page.getByText(/\d+ geprüft, 1 antwortet nicht, 0 sind umgezogen\./)).toBeVisible()
  await expect(page.getByRole('link', { name: asked[0] ?? '' })).toBeVisible()
  expect(new Set(asked).size).toBe(asked.length)
  await page.context().close()
})

for (const [language, width] of [
  ['de', 1440],
  ['en', 390],
] as const)
  test(`each of these screens is accessible and fits, in ${language} at ${width} px`, LONG, async ({ browser }) => {
    await site.contract.collection('webhooks').create({
      ...{ name: `W ${language}`, url: `https://example.org/${'a'.repeat(300)}`, secret: 'whsec_YWJj', events: ['leads.create', 'users.update'] },
    })
    const page = await site.open(browser, anna, { width, height: 900 })
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(String(error)))
    await page.evaluate((chosen) => localStorage.setItem('desk-language', chosen), language)
    const [webhook] = await site.contract.collection('webhooks').getFullList()
    for (const path of ['accesses', 'mails', 'webhooks', `webhooks/${webhook?.id}`, 'content']) {
      await page.goto(`${site.url}/_/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violationsOf(page), path).toEqual([])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, path).toBe(0)
    }
    expect(problems).toEqual([])
    await page.context().close()
  })
