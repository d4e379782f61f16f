import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { wake } from '../support/wake.ts'

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
    await expect(page.locator('.fd:has(> :target)')).toContainText('BAG, 18.11.2014')
  })
})

test('a pasted letter is read here: nothing of it is sent', async ({ page }) => {
  await openInput(page)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(await sample('zwischen'))
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.locator('.sum')).toContainText(/^4ausreichend/)
  await expect(page.locator('.fds')).toContainText('„bestrebt, die Termine einzuhalten“')
  await expect(page.locator('.az-f')).toContainText('Rang nicht erkennbar')
  expect(sent.filter((request) => !request.startsWith(`GET ${new URL(page.url()).origin}/`))).toEqual([])
  expect(sent.filter((request) => /Kessler|Disposition/.test(request))).toEqual([])
})

test('the notes are read by keyboard only, and can be filtered by technique', async ({ page }) => {
  await page.goto(address)
  await wake(page)
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
  await page.getByRole('link', { name: /^einwandfrei/ }).click()
  await expect(page.getByText('11 von 11 Stellen')).toBeVisible()
  await expect(page.locator('.fd-b:visible')).toContainText('Verhalten: befriedigend')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the finding of a phrase is a sheet over the letter that is stepped through and closed, and the phrase stays in view', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('link', { name: /^stets zu unserer vollen Zufriedenheit/ }).click()
    const sheet = page.locator('.fd:has(> :target)')
    await expect(sheet).toContainText('Gesamturteil: gut')
    const phraseAndSheet = () =>
      page.evaluate(() => ({
        phrase: document.querySelector('.az-b [data-on]')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY,
        sheet: document.querySelector('.fd:has(> :target)')?.getBoundingClientRect().top ?? 0,
      }))
    const isAbove = () => phraseAndSheet().then((place) => place.phrase > 0 && place.phrase <= place.sheet && place.sheet >= 400)
    await expect.poll(isAbove).toBe(true)
    await sheet.getByRole('link', { name: 'Nächste Stelle' }).click()
    await expect(sheet).toContainText('8 von 11')
    await expect(sheet).toBeFocused()
    await expect.poll(isAbove).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Sein Verhalten gegenüber/ })).toBeFocused()
    await page.getByRole('link', { name: /^einwandfrei/ }).click()
    await expect(sheet).toContainText('Verhalten: befriedigend')
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(address))
  })

  test('the sheet of a finding closes once the letter is left', async ({ page }) => {
    await page.goto(address)
    await page.getByRole('link', { name: /^stets zu unserer vollen Zufriedenheit/ }).click()
    const sheet = page.locator('.fd:has(> :target)')
    await expect(sheet).toBeVisible()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(sheet).toHaveCount(0)
  })
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

test('a reading that does not come can be cancelled: the text stays, and the next try reads it', LONG, async ({ page }) => {
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
  test(`"${text.slice(0, 20)}" is answered, and stays in the field, which has the focus`, async ({ page }) => {
    await openInput(page)
    await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(text)
    await page.getByRole('button', { name: 'Befund lesen' }).click()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue(text)
    await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toBeFocused()
  })
}
