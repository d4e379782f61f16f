import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
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

test('deleted in one tab it is shown in no other', async ({ page, context }) => {
  await readOwn(page, await own())
  const letter = page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })
  await expect(letter).toContainText('Kessler')
  const other = await context.newPage()
  await other.goto(address)
  await other.getByRole('button', { name: 'Text löschen' }).click()
  await expect(page.locator('.az-k').getByRole('status')).toHaveText('Der Text ist aus diesem Browser gelöscht.')
  await expect(letter).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue('')
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

test('a text that was read can be changed, and is had back after another was begun, each with the focus in the field', async ({ page }) => {
  const field = page.getByRole('textbox', { name: 'Zeugnistext' })
  const letter = page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })
  await readOwn(page, await own())
  await page.getByRole('button', { name: 'Text ändern' }).click()
  await expect(field).toHaveValue(/Kessler/)
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await field.fill((await own()).replaceAll('Kessler', 'Kerner'))
  await expect(page.getByText('Der Text steht im Feld.')).toBeVisible()
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(letter).toContainText('Kerner')
  await page.getByRole('button', { name: 'Anderen Text lesen' }).click()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect(page.getByText('Noch kein Text.')).toBeVisible()
  await page.getByRole('button', { name: 'Vorigen Text zurückholen' }).click()
  await expect(letter).toContainText('Kerner')
})

test('what is typed survives a reload before it was read, and comes back after a file has taken its place', async ({ page }) => {
  await page.goto(address)
  await page.getByLabel('Eigener Text').check()
  const field = page.getByRole('textbox', { name: 'Zeugnistext' })
  await field.fill('Frau Kessler arbeitete stets sehr sorgfältig.')
  await page.reload()
  await expect(field).toHaveValue('Frau Kessler arbeitete stets sehr sorgfältig.')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await page.getByLabel('Eigener Text').check()
  await field.fill(await own())
  await page.getByLabel('Datei wählen').setInputFiles(fileURLToPath(new URL('../support/foreign-files/gaertnerin.docx', import.meta.url)))
  const letter = page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })
  await expect(letter).toContainText('Gärtnerin')
  await page.getByRole('button', { name: 'Vorigen Text zurückholen' }).click()
  await expect(letter).toContainText('Kessler')
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
