import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { LONG, longUnless } from '../support/extent.ts'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { violationsOf } from '../support/violations.ts'

test.describe.configure({ mode: 'default' })

let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('form failures')
})
test.afterAll(() => site.stop())

const hostile = '"><script>document.title="taken"</script> {{7*7}}'

async function open(page: Page, address: string, hasScript: boolean): Promise<void> {
  if (hasScript) await openWithScript(page, address)
  else await page.goto(address)
}

for (const hasScript of [true, false]) {
  const how = hasScript ? 'with' : 'without'

  test(`${how} JavaScript an empty form names every field, in a summary that takes the focus and at the field`, async ({ browser }) => {
    const page = await (await site.visitor(browser, { javaScriptEnabled: hasScript })).newPage()
    await open(page, '/about/contact?form=demo', hasScript)
    await sendForm(page)
    const summary = page.locator('.fsum')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('link')).toHaveText([
      'Bitte wählen Sie bei „Was möchten Sie sehen?“ eine der Möglichkeiten.',
      'Bitte füllen Sie „Name“ aus.',
      'Bitte füllen Sie „E-Mail-Adresse“ aus.',
      'Bitte füllen Sie „Unternehmen“ aus.',
    ])
    const email = page.getByLabel('E-Mail-Adresse')
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription('Bitte füllen Sie „E-Mail-Adresse“ aus.')
    if (hasScript) expect(await violationsOf(page)).toEqual([])
    await summary.getByRole('link').nth(2).click()
    await expect(email).toBeFocused()
  })

  test(`${how} JavaScript what was typed is kept and shown as text`, longUnless(hasScript), async ({ browser }) => {
    const page = await (await site.visitor(browser, { javaScriptEnabled: hasScript })).newPage()
    await open(page, '/en/partners', hasScript)
    const texts = { name: hostile, company: 'Müller & Söhne', email: 'p\u0430ypal@example.org', message: `${hostile}\nsecond line` }
    await fillForm(page, { texts, choices: { partnership: 'content' } })
    await sendForm(page)
    await expect(page.locator('.fsum')).toContainText('This e-mail address contains characters we do not accept')
    for (const [name, value] of Object.entries(texts)) await expect(page.locator(`.formcard [name=${name}]`)).toHaveValue(value)
    await expect(page.locator('[name=partnership]')).toHaveValue('content')
    await expect(page).not.toHaveTitle('taken')
  })

  test(`${how} JavaScript a limit is explained, the input kept and the mail address offered`, longUnless(hasScript), async ({ browser }) => {
    const page = await (await site.visitor(browser, { javaScriptEnabled: hasScript })).newPage()
    const statuses: number[] = []
    for (let count = 0; statuses.at(-1) !== 429; count += 1) {
      const form = { form: 'contact', name: 'Test', email: `${randomUUID()}@example.org`, message: randomUUID() }
      statuses.push((await page.request.post('/about/contact', { multipart: form, maxRedirects: 0 })).status())
      if (count > 30) throw new Error(`No limit: ${statuses}`)
    }
    await open(page, '/about/contact', hasScript)
    await fillForm(page, { texts: { name: 'Ida', email: 'ida@example.org', message: 'Moin' } })
    await sendForm(page)
    const summary = page.locator('.fsum')
    await expect(summary).toContainText('Von Ihrem Anschluss kamen zu viele Nachrichten in kurzer Zeit.')
    await expect(summary).toContainText('Was Sie geschrieben haben, steht noch im Formular.')
    await expect(summary.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(page.locator('.formcard [name=message]')).toHaveValue('Moin')
  })
}

test('a message goes when its field is right, and none comes while somebody types', async ({ page }) => {
  await openWithScript(page, `${site.url}/about/contact`)
  await sendForm(page)
  await page.locator('.formcard [name=name]').fill('Ida')
  await expect(page.locator('.fsum').getByRole('link')).toHaveCount(2)
  await page.locator('.formcard [name=email]').fill('ida@')
  await expect(page.locator('#contact-email-error')).toHaveText(/nicht vollständig/)
})

test('offline, and with no answer at all, the input stays and the next try arrives once', LONG, async ({ browser }) => {
  const visitor = await site.visitor(browser)
  const page = await visitor.newPage()
  await openWithScript(page, '/about/contact')
  const message = randomUUID()
  await fillForm(page, { texts: { name: 'Ida', email: 'ida@example.org', message } })
  await visitor.setOffline(true)
  await sendForm(page)
  await expect(page.locator('.fsum')).toContainText('Die Verbindung ist abgebrochen.')
  await expect(page.locator('.fsum')).toBeFocused()
  await visitor.setOffline(false)
  // The server takes it, and its answer is lost on the way.
  await page.route('**/about/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await sendForm(page)
  await expect(page.locator('.fsum')).toBeFocused()
  await page.unroute('**/about/contact')
  await expect(page.locator('.formcard [name=message]')).toHaveValue(message)
  await sendForm(page)
  await expect(page.locator('.done')).toBeVisible()
  const seen: string[] = []
  // Other tests' mails may still come.
  const told = () => seen.filter((text) => text.includes(message))
  const listening = (async () => {
    for (;;) seen.push((await site.mail.next()).parsed.text ?? '')
  })()
  await expect.poll(told, { timeout: 30_000 }).toHaveLength(1)
  await Promise.race([listening, page.waitForTimeout(2000)])
  expect(told()).toHaveLength(1)
})

test('a body beyond all limits is answered in words', async ({ browser }) => {
  const visitor = await site.visitor(browser)
  const files = { name: 'gross.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(60 * 2 ** 20) }
  const response = await visitor.request.post('/about/jobs', { multipart: { form: 'application', files } })
  expect(response.status()).toBe(413)
  expect(await response.text()).toContain('Das war zu groß.')
})

test('a form of another site is refused', async ({ browser }) => {
  const visitor = await site.visitor(browser)
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  expect((await visitor.request.post('/about/contact', { headers, form: { name: 'a' } })).status()).toBe(403)
})

test('when the backend is away the page reads, and its form says so, keeps the input and offers the mail address', async ({ browser }) => {
  test.setTimeout(240_000)
  const away = await startFormSite('no backend', { BACKEND_URL: 'http://127.0.0.1:9', BACKEND_TOKEN: 'none' })
  try {
    for (const javaScriptEnabled of [true, false]) {
      const page = await (await away.visitor(browser, { javaScriptEnabled })).newPage()
      await open(page, '/en/about/press', javaScriptEnabled)
      await fillForm(page, { texts: { name: 'Ida', email: 'ida@example.org', company: 'Tageblatt', message: 'Moin' } })
      await sendForm(page)
      await expect(page.locator('.fsum')).toContainText('Our storage cannot be reached at present', { timeout: 60_000 })
      await expect(page.locator('.formcard [name=company]')).toHaveValue('Tageblatt')
      await expect(page.locator('.fsum').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    }
  } finally {
    await away.stop()
  }
})
