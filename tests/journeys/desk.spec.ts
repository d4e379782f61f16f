import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { listSlugs } from '#words/from-disk'
import { anna, ben, type DeskSite, signIn, startDesk } from '../support/desk.ts'
import { longUnless } from '../support/extent.ts'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { COMPANY } from '../support/form-site.ts'
import { tabTo } from '../support/tab-to.ts'
import { violationsOf } from '../support/violations.ts'

test.describe.configure({ mode: 'serial' })

let site: DeskSite
let folder = ''

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = await mkdtemp(join(tmpdir(), 'site-tests-desk-'))
  site = await startDesk(folder)
})
test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
})

const asked = 'Lässt sich Personio anbinden?\n\nUnd was kostet das im Jahr?'

/** What a visitor sends through the site's own form. */
async function sendMessage(browser: Browser, name: string, email: string): Promise<void> {
  const visitor = await site.visitor(browser)
  const page = await visitor.newPage()
  await openWithScript(page, '/about/contact')
  await fillForm(page, { texts: { name, email, message: asked } })
  await sendForm(page)
  await expect(page.getByText('Ihre Nachricht ist angekommen.')).toBeVisible()
  await visitor.close()
}

/** The next mail to somebody about something; others, such as those about new sign-ins, come in between. */
async function mailTo(address: string, subject: string) {
  for (;;) {
    const mail = await site.mail.next()
    if (mail.to.includes(address) && mail.parsed.subject === subject) return mail
  }
}

async function openEnquiry(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Anfragen', exact: true }).click()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('an operator comes in with the right password only, and the page gives nothing away before', async ({ page }) => {
  await page.goto(`${site.url}/_/enquiries`)
  await expect(page.getByRole('heading', { name: 'Anmelden am Leitstand' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('E-Mail').fill(anna.email)
  await page.getByLabel('Passwort').fill('geraten')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-Mail, Passwort oder Code stimmen nicht.')
  await page.getByLabel('Passwort').fill(anna.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nichts passt zu dieser Auswahl.')).toBeVisible()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden am Leitstand' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('an enquiry goes from arrival to closed by keyboard alone', async ({ browser }) => {
  await sendMessage(browser, 'Jutta Brandt', 'jutta.brandt@example.org')
  const page = await site.open(browser, anna)
  await expect(page.getByRole('link', { name: '1 neue Anfrage' })).toBeVisible()
  await tabTo(page, 'link', '1 neue Anfrage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/_\/enquiries\?state=new$/)
  await expect(page.getByRole('link', { name: 'Jutta Brandt' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('brandt')
  await expect(page).toHaveURL(/q=brandt/)
  await tabTo(page, 'link', 'Jutta Brandt')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Und was kostet das im Jahr?')).toBeVisible()
  await tabTo(page, 'combobox', 'Vorlage')
  await page.keyboard.press('a')
  await tabTo(page, 'textbox', 'Antwort')
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toHaveValue(/^Guten Tag Jutta Brandt,\n\nvielen Dank/)
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nPS: Ja, das geht.')
  await page.getByLabel('Vorlage').selectOption('demo')
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toHaveValue(/PS: Ja, das geht\.$/)
  await tabTo(page, 'button', 'Antwort senden')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Die Antwort an jutta.brandt@example.org ist auf dem Weg.')).toBeVisible()
  const { parsed } = await mailTo('jutta.brandt@example.org', 'Ihre Nachricht an Lotsenwerk')
  expect(parsed.replyTo?.[0]?.address).toContain('@lotsenwerk')
  expect(parsed.text).toContain('PS: Ja, das geht.')
  expect(parsed.text).toContain('Und was kostet das im Jahr?')
  await expect(page.getByRole('combobox', { name: 'Stand' })).toHaveValue('answered')
  await tabTo(page, 'combobox', 'Stand')
  await page.keyboard.press('a')
  await page.keyboard.press('a')
  await tabTo(page, 'button', 'Speichern')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  const [lead] = await site.contract.collection('leads').getFullList()
  expect(lead).toMatchObject({ state: 'closed', name: 'Jutta Brandt' })
  await page.context().close()
})

test('two operators see each other at one enquiry, and the second save says what the first has changed', async ({ browser }) => {
  await sendMessage(browser, 'Cem Öztürk', 'cem@example.org')
  const [first, second] = [await site.open(browser, anna), await site.open(browser, ben)]
  await openEnquiry(first, 'Cem Öztürk')
  const { parsed } = await mailTo(COMPANY, 'Neue Nachricht: Cem Öztürk')
  const [link = ''] = /http\S+\/_\/enquiries\/\w+/.exec(parsed.text ?? '') ?? []
  await second.goto(link)
  await expect(second.getByRole('heading', { level: 1, name: 'Cem Öztürk' })).toBeVisible()
  await expect(first.getByText(`Hat diesen Eintrag gerade auch geöffnet: ${ben.email}`)).toBeVisible()
  await expect(second.getByText(`Hat diesen Eintrag gerade auch geöffnet: ${anna.email}`)).toBeVisible()
  await second.getByLabel('Notiz').fill('Ben ruft an.')
  await first.getByLabel('Notiz').fill('Anna schreibt.')
  await first.getByLabel('Wer kümmert sich').selectOption(anna.email)
  await first.getByRole('button', { name: 'Speichern' }).click()
  await expect(first.getByText('Gespeichert.')).toBeVisible()
  await second.getByRole('button', { name: 'Speichern' }).click()
  const clash = second.getByRole('alert')
  await expect(clash).toContainText('Notiz: Anna schreibt.')
  await expect(clash).not.toContainText(anna.email)
  await expect(second.getByLabel('Notiz')).toHaveValue('Ben ruft an.')
  await clash.getByRole('button', { name: 'Deren Angaben übernehmen' }).click()
  await expect(second.getByLabel('Notiz')).toHaveValue('Anna schreibt.')
  await expect(second.getByLabel('Wer kümmert sich')).toHaveValue(/\w+/)
  await first.getByRole('link', { name: 'Anfragen', exact: true }).first().click()
  await expect(second.getByText(/gerade auch geöffnet/)).toBeHidden()
  for (const page of [first, second]) await page.context().close()
})

test('a session that ends in the middle of a form keeps the text until the operator is back', async ({ browser }) => {
  const page = await site.open(browser, ben)
  await openEnquiry(page, 'Cem Öztürk')
  await page.getByLabel('Notiz').fill('Rückruf am Montag')
  const changed = { ...ben, password: 'ein drittes Passwort' }
  await site.operator(changed)
  await page.getByRole('button', { name: 'Speichern' }).click()
  const again = page.getByRole('dialog')
  await expect(again.getByRole('heading')).toHaveText('Bitte melden Sie sich wieder an')
  await page.keyboard.press('Escape')
  expect(await violationsOf(page)).toEqual([])
  await signIn(page, changed)
  await expect(page.getByLabel('Notiz')).toHaveValue('Rückruf am Montag')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await site.operator(ben)
  await page.context().close()
})

test('a line that is lost is said, what was typed stays, and it goes on when the line is back', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await openEnquiry(page, 'Cem Öztürk')
  await page.getByLabel('Notiz').fill('Im Zug geschrieben')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Der Server antwortet gerade nicht/)).toBeVisible()
  await expect(page.getByLabel('Notiz')).toHaveValue('Im Zug geschrieben')
  await page.context().setOffline(false)
  await expect(page.getByText(/^Der Server antwortet gerade nicht/)).toBeHidden()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await page.context().close()
})

test('one person’s data is given out and deleted everywhere, with a protocol that names nobody', async ({ browser }) => {
  await site.contract
    .collection('newsletter')
    .create({ email: 'Cem@example.org', locale: 'de', tokenHash: 'a'.repeat(64), confirmed: '2026-11-20 10:00:00.000Z' })
  const page = await site.open(browser, anna)
  await openEnquiry(page, 'Cem Öztürk')
  await page.getByRole('link', { name: 'Alles, was unter dieser Adresse gespeichert ist' }).click()
  await expect(page.getByText('Anfragen und Bewerbungen: 1')).toBeVisible()
  await expect(page.getByText('Newsletter: 1')).toBeVisible()
  const [given] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Auskunft speichern' }).click()])
  expect(given.suggestedFilename()).toBe('person.json')
  await page.getByRole('button', { name: 'Alles löschen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Cem')
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(dialog.getByText('Das ist nicht „cem@example.org“.')).toBeVisible()
  await dialog.getByRole('textbox').fill('cem@example.org')
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click()
  await expect(page.getByText('Alles ist gelöscht.')).toBeVisible()
  await expect(page.getByText('Anfragen und Bewerbungen: 0')).toBeVisible()
  for (const collection of ['leads', 'newsletter']) {
    const left = await site.contract.collection(collection).getFullList({ filter: "email:lower = 'cem@example.org'" })
    expect(left, collection).toEqual([])
  }
  await page.context().close()
})

test('every article can become a draft, and each says of when it is', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
  const articles = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Als Entwurf übernehmen/ }) })
  await expect(articles).toHaveCount(5)
  await expect(articles.first().getByRole('time')).toHaveText(/^\d{1,2}\.\s\p{L}+\s20\d\d$/u)
  await page.getByRole('button', { name: `Alle ${listSlugs('blog').length} zeigen` }).click()
  await expect(articles).toHaveCount(listSlugs('blog').length)
  await articles.last().getByRole('button').click()
  const german = page.getByRole('group', { name: 'Deutsch', exact: true })
  await expect(german.getByLabel('Betreff')).toHaveValue(/\S/)
  await expect(german.getByLabel('Text')).toHaveValue(/\/blog-article\//)
  await page.context().close()
})

test('an issue of the newsletter is written, tried and sent to its readers', async ({ browser }) => {
  await site.contract
    .collection('newsletter')
    .create({ email: 'lea@example.org', locale: 'de', tokenHash: 'b'.repeat(64), confirmed: '2026-11-20 10:00:00.000Z' })
  const page = await site.open(browser, anna)
  await page.getByRole('link', { name: 'Newsletter', exact: true }).click()
  await expect(page.getByText('1 Person bekommt die nächste Ausgabe')).toBeVisible()
  await page.getByRole('button', { name: 'Neue Ausgabe' }).click()
  const german = page.getByRole('group', { name: 'Deutsch', exact: true })
  const english = page.getByRole('group', { name: 'English', exact: true })
  await german.getByLabel('Betreff').fill('Neues im Dezember')
  await german.getByLabel('Text').fill('Es gibt **zwei** Neuerungen. <b>kein HTML</b>')
  await expect(page.getByText('Verschickt werden kann die Ausgabe, wenn')).toBeVisible()
  await english.getByLabel('Betreff').fill('News in December')
  await english.getByLabel('Text').fill('There are two.')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Gespeichert.')).toBeVisible()
  await expect(page.locator('.mail strong')).toHaveText('zwei')
  await expect(page.locator('.mail')).toContainText('<b>kein HTML</b>')
  await page.getByRole('button', { name: `Beide Fassungen an ${anna.email} senden` }).click()
  expect((await mailTo(anna.email, 'News in December')).parsed.text).toContain('There are two.')
  await page.getByRole('button', { name: 'Jetzt verschicken' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Die Ausgabe geht an 1 Adresse,')
  await dialog.getByRole('textbox').fill('Neues im Dezember')
  await dialog.getByRole('button', { name: 'Jetzt verschicken' }).click()
  const sent = await mailTo('lea@example.org', 'Neues im Dezember')
  expect(sent.parsed.html).toContain('<strong>zwei</strong>')
  await expect(page.getByText('verschickt', { exact: true })).toBeVisible()
  await page.context().close()
})

test('a key of the public API is issued, shown once, used and revoked, and the log says who did what', async ({ browser }) => {
  const page = await site.open(browser, anna)
  await page.getByRole('link', { name: 'API-Schlüssel' }).click()
  await page.getByRole('button', { name: 'Schlüssel ausgeben' }).click()
  await expect(page.getByText('Bitte geben Sie dem Schlüssel einen Namen.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Anbindung Werft')
  await page.getByLabel('zeugnisgenerator').check()
  await page.getByRole('button', { name: 'Schlüssel ausgeben' }).click()
  const key = (await page.locator('.key').textContent()) ?? ''
  expect(key).toMatch(/^sk_live_[\w-]{43}$/)
  await page.getByRole('button', { name: 'Ich habe ihn aufbewahrt' }).click()
  await expect(page.getByText(key)).toBeHidden()
  const roles = (authorization: string) => fetch(`${site.url}/api/v1/roles`, { headers: { authorization } })
  expect((await roles(`Bearer ${key}`)).status).toBe(200)
  await page.getByRole('button', { name: 'Sperren' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Anbindung Werft')
  await dialog.getByRole('button', { name: 'Sperren' }).click()
  await expect(page.getByText('gesperrt')).toBeVisible()
  expect((await roles(`Bearer ${key}`)).status).toBe(401)
  await page.getByRole('link', { name: 'Änderungen' }).click()
  const rows = page.getByRole('row').filter({ hasText: 'apiKeys/' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(anna.email)
  expect(await page.locator('main').textContent()).not.toContain(key.slice(8))
  await page.context().close()
})

for (const [language, size] of [
  ['Deutsch', { width: 1440, height: 900 }],
  ['English', { width: 390, height: 844 }],
] as const)
  test(
    `every screen is accessible and quiet on the console (${language}, ${size.width} px)`,
    longUnless(language === 'English'),
    async ({ browser }) => {
      const page = await site.open(browser, anna, size)
      const said: string[] = []
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
      await page.getByRole('button', { name: language }).click()
      const [lead] = await site.contract.collection('leads').getFullList()
      const [issue] = await site.contract.collection('newsletterIssues').getFullList()
      for (const path of [
        '/newsletter',
        '/newsletter/readers',
        `/newsletter/issues/${issue?.id}`,
        '/today',
        '/enquiries',
        `/enquiries/${lead?.id}`,
        '/persons?email=jutta.brandt@example.org',
        '/gibt-es-nicht',
      ]) {
        await page.goto(`/_${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await violationsOf(page), path).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      }
      expect(said).toEqual([])
      await page.context().close()
    },
  )

test('the desk weighs at most 250 kB of script, under a strict policy, and no public page names it', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  const response = await page.goto('/_/today')
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex, nofollow', 'no-store'])
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map((entry) => Reflect.get(entry, 'encodedBodySize')),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(250_000)
  for (const path of ['/', '/products/zeugnisgenerator', '/en/pricing/zeugnisgenerator'])
    expect(await (await fetch(site.url + path)).text()).not.toContain('/_/assets')
  await page.context().close()
})

test('nobody but operators gets an answer to what the desk asks', async () => {
  const user = await site.contract
    .collection('users')
    .create({ email: 'user@example.org', password: 'passwort123', passwordConfirm: 'passwort123', verified: true })
  const login = await fetch(`${site.url}/api/collections/users/auth-with-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: 'user@example.org', password: 'passwort123' }),
  })
  const { token } = await login.json()
  const [lead] = await site.contract.collection('leads').getFullList()
  const calls: readonly [string, string][] = [
    ...[
      'leads',
      'newsletter',
      'newsletterIssues',
      'newsletterBatches',
      'apiKeys',
      'apiUsage',
      'outbox',
      'answers',
      'deskPresence',
      'webhooks',
      'webhookDeliveries',
      '_audit',
      '_superusers',
    ].map((name): [string, string] => ['GET', `collections/${name}/records`]),
    ...['leads', 'newsletterIssues', 'apiKeys', 'outbox', 'answers', 'deskPresence', 'webhooks', 'webhookDeliveries'].map(
      (name): [string, string] => ['POST', `collections/${name}/records`],
    ),
    ['GET', `collections/leads/records/${lead?.id}`],
    ['PATCH', `collections/leads/records/${lead?.id}`],
    ['DELETE', `collections/leads/records/${lead?.id}`],
    ['GET', 'desk/content'],
    ['POST', 'desk/links'],
    ...['backups', 'server', 'logs', 'logs/stats', 'logs/abc', 'settings', 'crons', 'collections', 'collections/_superusers', 'backups/a.zip'].map(
      (path): [string, string] => ['GET', path],
    ),
    ...[
      'backups',
      'backups/upload',
      'backups/a.zip/restore',
      'settings/test/email',
      'settings/test/s3',
      'crons/__pbOTPCleanup__',
      `collections/users/impersonate/${user.id}`,
      'collections/_superusers/records',
    ].map((path): [string, string] => ['POST', path]),
    ['PATCH', 'settings'],
    ['PATCH', 'collections/_superusers'],
    ['PATCH', `collections/_superusers/records/${site.contract.authStore.record?.id}`],
    ['DELETE', `collections/_superusers/records/${site.contract.authStore.record?.id}`],
    ['DELETE', 'backups/a.zip'],
    ['POST', 'files/token'],
  ]
  const askers = { guest: '', 'somebody with a test account': token, 'a wrong token': `${token.slice(0, -4)}abcd` }
  for (const [asker, authorization] of Object.entries(askers)) {
    for (const [method, path] of calls) {
      if (path === 'files/token' && asker.startsWith('somebody')) continue
      const response = await fetch(`${site.url}/api/${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
      })
      expect([401, 403, 404], `${asker}: ${method} ${path} is ${response.status}`).toContain(response.status)
    }
  }
  await site.contract.collection('users').delete(user.id)
})
