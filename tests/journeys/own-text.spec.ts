import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'

const address = '/products/zeugnisparser'
const own = () => readFile(new URL('../../content/samples/zwischen.txt', import.meta.url), 'utf8')

async function readOwn(page: Page, text: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Eigener Text').check()
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(text)
  await page.getByRole('button', { name: 'Befund lesen' }).click()
}

test('an own text survives a reload on this device, without taking the focus, until it is deleted', async ({ page }) => {
  await readOwn(page, await own())
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Kessler')
  await page.reload()
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Kessler')
  await expect(page.getByLabel('Eigener Text')).toBeChecked()
  await expect(page.getByText('Ihr Text bleibt in diesem Browser, auch nach dem Neuladen, bis Sie ihn löschen.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  await page.getByRole('button', { name: 'Text löschen' }).click()
  await expect(page.locator('.az-k').getByRole('status')).toHaveText('Der Text ist aus diesem Browser gelöscht.')
  await expect(page.locator('.az-k').getByRole('status')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue('')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  await page.reload()
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Jonas Petersen')
})

test('it is there again after a sample, and another text takes its place', async ({ page }) => {
  await readOwn(page, await own())
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Kessler')
  await page.getByLabel('Muster Pflege').check()
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Svenja Albers')
  await page.getByLabel('Eigener Text').check()
  await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Kessler')
  await page.getByRole('button', { name: 'Anderen Text lesen' }).click()
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill('Ein Rezept: zwei Eier, ein Löffel Zucker.')
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue('Ein Rezept: zwei Eier, ein Löffel Zucker.')
})

test.describe('in a browser that stores nothing', () => {
  test('an own text is read as elsewhere', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      }),
    )
    await readOwn(page, await own())
    await expect(page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })).toContainText('Kessler')
  })
})
