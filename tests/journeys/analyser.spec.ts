import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'

const address = '/products/zeugnisparser'
const sample = (name: string) => readFile(new URL(`../../content/samples/${name}.txt`, import.meta.url), 'utf8')

async function openInput(page: Page): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Eigener Text').check()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample stands there with its grade and findings, and a phrase leads to its finding', async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Jonas Petersen')
    await expect(page.locator('.sum')).toContainText('2,5')
    await page.getByRole('link', { name: /^stets zu unserer vollen Zufriedenheit/ }).click()
    await expect(page.locator('.fd:target')).toContainText('BAG, 18.11.2014')
  })
})

test('a pasted letter is read here: nothing of it is sent', async ({ page }) => {
  await openInput(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(await sample('zwischen'))
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.locator('.sum')).toContainText(/^4ausreichend/)
  await expect(page.locator('.fds')).toContainText('„bestrebt“')
  await expect(page.locator('.az-f')).toContainText('Rang nicht erkennbar')
  expect(sent.filter((request) => !request.startsWith(`GET ${new URL(page.url()).origin}/`))).toEqual([])
  expect(sent.filter((request) => /Kessler|Disposition/.test(request))).toEqual([])
})

test('the notes are read by keyboard only, and can be filtered by technique', async ({ page }) => {
  await page.goto(address)
  await page
    .getByRole('link', { name: /^stets zu unserer vollen Zufriedenheit/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.fd-b:visible')).toContainText('Gesamturteil: gut')
  await page.getByRole('radio', { name: 'Einschränkung' }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('.fd')).toHaveCount(1)
  await expect(page.getByText('1 von 11 Stellen')).toBeVisible()
})

test('another sample replaces the letter', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Muster Pflege').check()
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Svenja Albers')
  await expect(page.locator('.sum-n')).toHaveText('1')
})

test('when the reading cannot be loaded that is said, the text stays, and the next try reads it', async ({ page }) => {
  await page.route('**/assets/analyse.worker*', (route) => route.fulfill({ status: 404 }))
  await openInput(page)
  const text = page.getByRole('textbox', { name: 'Zeugnistext' })
  const letter = await sample('zwischen')
  await text.fill(letter)
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.getByRole('alert')).toContainText('Die Analyse ließ sich nicht laden.')
  await expect(text).toHaveValue(letter)
  await page.unroute('**/assets/analyse.worker*')
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.locator('.sum')).toContainText(/^4ausreichend/)
})

test('a reading that does not come can be cancelled: the text stays, and the next try reads it', async ({ page }) => {
  await page.route('**/assets/analyse.worker*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => { while (true); }' }),
  )
  await openInput(page)
  const text = page.getByRole('textbox', { name: 'Zeugnistext' })
  const letter = await sample('zwischen')
  await text.fill(letter)
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await text.press('End')
  await text.pressSequentially(' Nachsatz.')
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/Nachsatz\./)
  await expect(page.getByText('Abgebrochen. Ihr Text steht noch hier.')).toBeVisible()
  await page.unroute('**/assets/analyse.worker*')
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.locator('.sum')).toContainText(/^4ausreichend/)
})

for (const [text, message] of [
  ['', 'Da steht noch kein Text.'],
  ['This is an English text about the weather and the sea.', 'kein deutscher Text'],
  ['Rechnung über die gelieferte Ware und den Versand an Sie.', 'kein Arbeitszeugnis'],
] as const) {
  test(`"${text.slice(0, 20)}" is answered, and stays in the field`, async ({ page }) => {
    await openInput(page)
    await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(text)
    await page.getByRole('button', { name: 'Befund lesen' }).click()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue(text)
  })
}
