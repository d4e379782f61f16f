import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'

test.describe.configure({ mode: 'default' })

let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('newsletter')
})
test.afterAll(() => site.stop())

const linkIn = (text: string | undefined) => /https?:\/\/\S+\/newsletter\/\S+token=[\w-]+/.exec(text ?? '')?.[0] ?? ''

for (const javaScriptEnabled of [true, false]) {
  test(`the newsletter begins with a press, not with a link that is opened, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
  }) => {
    const visitor = await site.visitor(browser, { javaScriptEnabled })
    const page = await visitor.newPage()
    if (javaScriptEnabled) await openWithScript(page, '/knowledge/blog')
    else await page.goto('/knowledge/blog')
    const email = `${randomUUID()}@example.org`
    await fillForm(page, { texts: { email } })
    await sendForm(page)
    await expect(page.locator('.done')).toContainText('Fast fertig: Bitte bestätigen Sie Ihre Adresse.')
    const asked = await site.mail.next()
    expect(asked.to).toEqual([email])
    const link = linkIn(asked.parsed.text)
    // What a mail scanner does.
    for (let count = 0; count < 3; count += 1) expect((await visitor.request.get(link)).status()).toBe(200)
    await page.goto(link)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('button', { name: 'Bestätigen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Newsletter ist bestellt.')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Newsletter ist bestellt.')
    const welcome = await site.mail.next()
    expect(welcome.parsed.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    await page.goto(linkIn(welcome.parsed.text))
    await page.getByRole('button', { name: 'Abbestellen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Newsletter ist abbestellt.')
  })
}

test('a mail program unsubscribes with one POST, without cookies, and gets a 200', async ({ playwright }) => {
  const program = await playwright.request.newContext({ baseURL: site.url })
  const response = await program.post(`/newsletter/abmelden?token=${'a'.repeat(43)}`, {
    form: { 'List-Unsubscribe': 'One-Click' },
    headers: { 'user-agent': 'Mail' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(200)
  expect(response.headers()['set-cookie']).toBeUndefined()
})

test('a link that is not valid any more says so, in both languages', async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  await page.goto(`/en/newsletter/bestaetigen?token=${'b'.repeat(43)}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This link is no longer valid.')
  await page.goto('/newsletter/bestaetigen')
  await expect(page.locator('main')).toContainText('Der Link ist nicht vollständig.')
})
