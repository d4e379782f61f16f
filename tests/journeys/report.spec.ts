import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { readPdf } from '../support/documents.ts'
import { wake } from '../support/wake.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sample report leads from the comparison to a company, on to the next one, and back', async ({ page }) => {
    await page.goto('/companies-demo')
    await expect(page.getByRole('heading', { level: 2, name: 'Eine Lücke, eine Überschneidung' })).toBeVisible()
    await page.getByRole('table').getByRole('link', { name: 'Nordbeck Maschinenbau GmbH' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nordbeck Maschinenbau GmbH')
    await expect(page.getByRole('article', { name: 'Endzeugnis mit Anmerkungen' })).toContainText('Gesamturteil: befriedigend')
    await expect(page.getByRole('button', { name: /PDF|Drucken/ })).toHaveCount(0)
    await page
      .getByRole('navigation', { name: 'Weitere Betriebe in diesem Bericht' })
      .getByRole('link', { name: /^Danach/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alster-Süd Kliniken gGmbH')
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.getByRole('link', { name: 'Alle Zeugnisse im Vergleich' }).click()
    await expect(page).toHaveURL(/\/companies-demo$/)
  })

  test('what an interim reference binds is said with its ruling, in both languages', async ({ page }) => {
    for (const [address, title] of [
      ['/companies-demo', 'Endzeugnis fällt ab'],
      ['/en/companies-demo', 'The final reference is less favourable'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('248/07')
    }
  })
})

test('the library of PDF files is loaded only when a PDF is asked for', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/en/companies-demo/alster-sued-kliniken')
  await wake(page)
  await page.waitForLoadState('networkidle')
  const before = asked.length
  expect(asked.filter((url) => /pdf|worker|\.ttf/i.test(url))).toEqual([])
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Final reference: PDF' }).click()
  const file = await waiting
  expect(file.suggestedFilename()).toBe('Final reference Alster-Süd Kliniken gGmbH.pdf')
  const pdf = await readPdf(await readFile(await file.path()))
  const text = pdf.elements.map((element) => element.text).join(' ')
  expect(text).toContain('[Person A]')
  expect(text).toContain('grade')
  expect(asked.length).toBeGreaterThan(before)
})

test('a report that is not there answers as a page that never was, and stays out of indexes', async ({ request }) => {
  for (const address of ['/abcdefghijklmnopqrstuvwxyz', '/abcdefghijklmnopqrstuvwxyz/behn-reederei', '/companies-demo/nobody']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(answer.headers()['x-robots-tag'], address).toBe('noindex, nofollow')
  }
})
