import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { LONG } from '../support/extent.ts'
import { siteUrl } from '../support/site-url.ts'
import { violationsOf } from '../support/violations.ts'
import { wake } from '../support/wake.ts'

const address = '/products/zeugnisgenerator-stapel'
const head = 'Familienname;Vorname;Geschlecht;Stelle;Beginn;Ende;Note;Aufgaben;Kundenkontakt;Kostenstelle'
const rowOf = (at: number, grade = '2') => `Voß${at};Änne;w;Köchin;01.03.2019;31.10.2026;${grade};Warme Küche;ja;4711`

/** As Windows writes it. */
const windows = (text: string) => Buffer.from(text, 'latin1')

async function open(page: Page, csv: Buffer, name = 'personal.csv'): Promise<void> {
  await page.goto(address)
  await wake(page)
  await page.getByLabel('Datei wählen').setInputFiles({ name, mimeType: 'text/csv', buffer: csv })
}

async function fillCommon(page: Page): Promise<void> {
  await page.getByLabel('Arbeitgeber', { exact: true }).fill('Kombüse GmbH')
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Kiel')
  await page.getByLabel('Unterzeichnet von').fill('Ute Hansen')
  await page.getByRole('textbox', { name: 'Funktion', exact: true }).fill('Inhaberin')
}

const filesOf = async (download: Download) => unzipSync(await readFile(await download.path()))

async function archive(page: Page) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alle als ZIP speichern' }).click()
  return filesOf(await download)
}

test('a table of another program becomes an archive of letters: what a row lacks is named, nothing is sent, columns are remembered', async ({
  page,
}) => {
  const elsewhere: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && elsewhere.push(request.url()))
  await open(page, windows([head, rowOf(1), rowOf(2, ''), rowOf(3, '=1+1')].join('\r\n')))
  await expect(page.getByText('Gelesen: personal.csv (Zeilen: 3, Spalten: 10)')).toBeVisible()
  await fillCommon(page)
  const rows = page.getByRole('table', { name: 'Zeilen prüfen' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Nichts aufgefallen')
  await expect(rows.nth(2)).toContainText('Gesamtnote: fehlt.')
  await expect(rows.nth(3)).toContainText('Gesamtnote: Hier steht eine Formel.')
  await page.getByLabel('Zeilen ohne Note werden einfache Zeugnisse').check()
  await expect(rows.nth(2)).toContainText('Einfaches Zeugnis')
  await page.getByRole('button', { name: 'Zeugnisse schreiben (2)' }).click()
  const files = await archive(page)
  expect(Object.keys(files).sort()).toEqual(['002-Voß1-Änne.docx', '002-Voß1-Änne.pdf', '003-Voß2-Änne.docx', '003-Voß2-Änne.pdf', 'Protokoll.csv'])
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(files['002-Voß1-Änne.docx'] ?? []) })
  expect(value).toContain('Kiel, 31.')
  expect(value).toContain('Frau Änne Voß1')
  expect(new TextDecoder().decode(files['Protokoll.csv'])).toContain(
    '4;Voß3;Änne;Einfaches Zeugnis;;kein Zeugnis. Gesamtnote: Hier steht eine Formel.',
  )
  expect(elsewhere).toEqual([])

  await page.getByText('9 von 10 Spalten erkannt; nicht verwendet: Kostenstelle').click()
  await page.getByLabel('Kostenstelle').selectOption('Titel')
  await open(page, windows([head, rowOf(1)].join('\r\n')))
  await expect(page.getByText('10 von 10 Spalten erkannt')).toBeVisible()
})

test('writing is stopped and gone on with, and every row has its letter in the end', async ({ page }) => {
  const count = 40
  await open(page, windows([head, ...Array.from({ length: count }, (_, at) => rowOf(at))].join('\r\n')))
  await fillCommon(page)
  await page.getByLabel('PDF', { exact: true }).uncheck()
  await page.getByRole('button', { name: `Zeugnisse schreiben (${count})` }).click()
  await expect(page.getByText(/^[1-9]\d* von 40 geschrieben/)).toBeVisible()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(page.getByText(/^Angehalten: [1-9]\d* von 40/)).toBeVisible()
  const some = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Fertige als ZIP speichern \([1-9]\d*\)$/ }).click()
  const finished = await filesOf(await some)
  expect(Object.keys(finished).length).toBeGreaterThan(1)
  expect(Object.keys(finished).length).toBeLessThanOrEqual(count)
  expect(new TextDecoder().decode(finished['Protokoll.csv'])).toContain('noch nicht geschrieben.')
  await page.getByRole('button', { name: 'Weiterschreiben' }).click()
  const files = await archive(page)
  expect(Object.keys(files)).toHaveLength(count + 1)
})

test('an entry changed while letters are written begins anew; a file that is no table ends nothing', LONG, async ({ page }) => {
  await open(page, windows([head, ...Array.from({ length: 30 }, (_, at) => rowOf(at))].join('\r\n')))
  await fillCommon(page)
  await page.getByRole('button', { name: 'Zeugnisse schreiben (30)' }).click()
  await expect(page.getByText(/^[1-9]\d* von 30 geschrieben/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Husum')
  await expect(page.getByRole('button', { name: 'Zeugnisse schreiben (30)' })).toBeEnabled()
  await expect(page.getByText(/Angehalten|von 30 geschrieben/)).toHaveCount(0)
  await page.getByLabel('PDF', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Zeugnisse schreiben (30)' }).click()
  await page.getByLabel('Andere Datei wählen').setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('Das ist keine Tabelle, die sich lesen lässt.')).toBeVisible()
  const files = await archive(page)
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(files['002-Voß0-Änne.docx'] ?? []) })
  expect(value).toContain('Husum, 31.')
  expect(Object.keys(files)).toHaveLength(31)
})

test('a stack that is left by a link while it is written is there again, and goes on; loading anew asks', async ({ page }) => {
  await open(page, windows([head, ...Array.from({ length: 80 }, (_, at) => rowOf(at))].join('\r\n')))
  await fillCommon(page)
  await page.getByLabel('PDF', { exact: true }).uncheck()
  await page.getByRole('button', { name: 'Zeugnisse schreiben (80)' }).click()
  await expect(page.getByText(/^[1-9]\d* von 80 geschrieben/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await page.goBack()
  await expect(page.getByText(/^Angehalten: [1-9]\d* von 80/)).toBeVisible()
  await expect(page.getByLabel('Arbeitgeber', { exact: true })).toHaveValue('Kombüse GmbH')
  await page.getByRole('button', { name: 'Weiterschreiben' }).click()
  expect(Object.keys(await archive(page))).toHaveLength(81)
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
})

test('a file that is no table is told so, and the table before stays', async ({ page }) => {
  await open(page, windows([head, rowOf(1)].join('\r\n')))
  await expect(page.getByText('Gelesen: personal.csv (Zeilen: 1')).toBeVisible()
  await page.getByLabel('Andere Datei wählen').setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(page.getByText('Das ist keine Tabelle, die sich lesen lässt.')).toContainText('Die Tabelle „personal.csv“ bleibt.')
  await expect(page.getByRole('table', { name: 'Zeilen prüfen' })).toContainText('Voß1')
})

test('the sample is written in English with nothing to complain about for axe on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/en${address}`, { referer: `${siteUrl}/impressum` })
  await wake(page)
  await page.getByRole('button', { name: 'Try it with sample data' }).click()
  await page.getByText('14 of 14 columns recognised').click()
  const rows = page.getByRole('table', { name: 'Check the rows' })
  await expect(rows).toContainText('1 Mar 2019 – 31 Oct 2026')
  await page.getByRole('button', { name: 'Write references (5)' }).click()
  await expect(page.getByRole('button', { name: 'Save all as ZIP' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})

test('without a script the templates are files, and nothing is offered that only a script can do', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl}${address}`)
  await expect(page.locator('#stapel noscript p')).toBeVisible()
  await expect(page.getByText('Datei wählen', { exact: true })).toBeHidden()
  await expect(page.getByText('Mit Musterdaten ansehen')).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Vorlage (Excel)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Zeugnisse-Vorlage.xlsx')
  expect(Object.keys(await filesOf(file))).toContain('xl/workbook.xml')
  await context.close()
})

test('a table without names of columns, and an empty one, are told so', async ({ page }) => {
  await open(page, windows([rowOf(1), rowOf(2)].join('\r\n')))
  await expect(page.getByText('Die erste Zeile muss die Spalten benennen')).toBeVisible()
  await page.getByLabel('Datei wählen').setInputFiles({ name: 'leer.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) })
  await expect(page.getByText('Die Datei ist leer.')).toBeVisible()
})
