import { expect, test } from '@playwright/test'
import { wake } from '../support/wake.ts'

const page = '/docs/api/zeugnisanalyse'

test('a documented request is changed, sent by keyboard, and answered with status and time', async ({ page: browser }) => {
  await browser.goto(page)
  await wake(browser)
  await browser.getByRole('radio', { name: 'Satz benoten' }).check()
  await browser.getByLabel('Inhalt (JSON)').fill('{ "text": "Er war stets bemüht." }')
  await browser.getByLabel('Inhalt (JSON)').press('Control+Enter')
  await expect(browser.locator('.try [role=status]')).toHaveText(/^200 nach \d+ ms$/)
  await expect(browser.locator('.try pre')).toContainText('"grade": 5')
})

test('a wrong request shows what the API says of it, and keeps what was typed', async ({ page: browser }) => {
  await browser.goto(`${page}#try-gradeSentence`)
  await browser.getByLabel('Inhalt (JSON)').fill('{ "txt": 1 }')
  await browser.getByRole('button', { name: 'Senden' }).click()
  await expect(browser.locator('.try [role=status]')).toHaveText(/^422 nach/)
  await expect(browser.locator('.try pre')).toContainText('Diese Angabe fehlt.')
  await expect(browser.getByLabel('Inhalt (JSON)')).toHaveValue('{ "txt": 1 }')
})

test('a key that has expired is said so', async ({ page: browser }) => {
  await browser.goto(`${page}#try-gradeSentence`)
  await browser.getByLabel('Testschlüssel').fill('sk_test_2025')
  await browser.getByRole('button', { name: 'Senden' }).click()
  await expect(browser.locator('.try pre')).toContainText('expired_key')
})

test('the language of the samples is chosen once, for all pages', async ({ page: browser }) => {
  await browser.goto(page)
  const python = browser.getByRole('radio', { name: 'Python' })
  await python.check()
  await expect(browser.locator('.in-python').first()).toBeVisible()
  await expect(browser.locator('.in-curl').first()).toBeHidden()
  await expect.poll(() => browser.evaluate(() => localStorage.getItem('code-language'))).toBe('python')
  await browser.goto('/docs/api/zeugnisgenerator')
  await expect(python).toBeChecked()
  await expect(browser.locator('.in-python').first()).toBeVisible()
})

test('the OpenAPI document can be had, with texts in the language of its address', async ({ request }) => {
  for (const [address, title] of [
    ['/docs/api/zeugnisanalyse.json', 'Zeugnisanalyse'],
    ['/en/docs/api/zeugnisanalyse.json', 'Reference analysis'],
  ]) {
    const response = await request.get(String(address))
    expect(response.headers()['content-type']).toContain('application/json')
    expect((await response.json()).info.title).toBe(title)
  }
})

test('the server answers the API over the net, problems included', async ({ request }) => {
  const headers = { authorization: 'Bearer sk_test_lotse', 'accept-language': 'de' }
  const pdf = await request.get('/api/v1/roles', { headers })
  expect((await pdf.json()).items).toHaveLength(21)
  const large = await request.post('/api/v1/sentences', { headers, data: { text: 'a'.repeat(2 ** 20) } })
  expect([large.status(), (await large.json()).code]).toEqual([413, 'body_too_large'])
  const none = await request.get('/api/v1/roles')
  expect([none.status(), none.headers()['content-type']]).toEqual([401, 'application/problem+json'])
})
