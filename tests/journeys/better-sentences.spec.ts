import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { unzip } from '../support/documents.ts'
import { accepted, bodyOf, rejected } from '../support/tracked-changes.ts'

/** By somebody who knew nothing of the rules; a line ends in the middle of a sentence. */
const letter = `Hafenbäckerei Thode KG
Am Sandtorkai 12, 20457 Hamburg

Arbeitszeugnis

Frau Lena Thormann war vom 1. April 2019 bis zum 30. September 2025 in unserer Filiale als Bäckereifachverkäuferin tätig.

Frau Thormann verfügte über gute Fachkenntnisse. Sie arbeitete sorgfältig
und zuverlässig. Auch bei großem Andrang blieb sie ruhig.

Sie erledigte ihre Aufgaben zu unserer vollen Zufriedenheit.

Ihr Verhalten gegenüber Vorgesetzten, Kolleginnen und Kunden war einwandfrei.

Frau Thormann verlässt uns auf eigenen Wunsch. Wir danken ihr für die Mitarbeit und wünschen ihr alles Gute.

Hamburg, 30. September 2025

Jens Thode, Inhaber`

async function readOwn(page: Page): Promise<void> {
  await page.goto('/products/zeugnisparser')
  await page.getByLabel('Eigener Text').check()
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(letter)
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await page.getByRole('button', { name: 'Sätze verbessern' }).click()
  await expect(page.getByRole('heading', { name: 'Sätze verbessern' })).toBeFocused()
}

const offers = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words }).getByRole('radio')

async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return readFile(await download.path())
}

test('a chosen sentence becomes a letter with tracked changes and one to the employer; nothing is sent', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.postData() ?? ''))
  await readOwn(page)
  const formula = offers(page, 'zu unserer vollen Zufriedenheit')
  await formula.nth(1).check()
  await expect(page.getByText('Geänderte Sätze: 1')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Brief an den Arbeitgeber' })).toHaveValue(
    /Hafenbäckerei Thode KG[\s\S]*Bitte schreiben Sie: „Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit\.“\nSo wird dieser Wortlaut gelesen: BAG, 18\.11\.2014, 9\u00a0AZR\u00a0584\/13\./,
  )
  await offers(page, 'sorgfältig und zuverlässig').nth(1).check()
  const body = bodyOf(await saved(page, 'Brief mit Änderungen (Word)'))
  expect(rejected(body)).toBe(letter)
  expect(accepted(body)).toContain('Sie erledigte ihre Aufgaben stets zu unserer vollen Zufriedenheit.')
  expect(accepted(body)).toMatch(/Sie arbeitete (?:stets|sehr) sorgfältig\nund zuverlässig\./)
  expect(accepted(body).split('\n').at(-1)).toBe('Jens Thode, Inhaber')
  expect(bodyOf(await saved(page, 'Brief (Word)'))).toContain('Bitte um Änderung meines Zeugnisses')
  expect((await saved(page, 'Brief (Text)')).toString('utf8')).toContain('Lena Thormann')
  expect(sent.filter((data) => data.includes('Thormann'))).toEqual([])
})

const foreign = (name: string) => new URL(`../support/foreign-files/${name}`, import.meta.url)

test('changes to a Word file are tracked in that very file; without it the page says that only the text is kept', async ({ page }) => {
  const own = await readFile(foreign('kranfuehrer.docx'))
  await page.goto('/products/zeugnisparser')
  await page.getByLabel('Eigener Text').check()
  await page.locator('.pick--all input').setInputFiles({ name: 'kranfuehrer.docx', mimeType: 'application/octet-stream', buffer: own })
  await page.getByRole('button', { name: 'Sätze verbessern' }).click()
  await page.getByRole('radio', { name: 'Note 1', exact: true }).check()
  const row = page.getByRole('listitem').filter({ has: page.getByRole('radio', { name: 'Eigene Fassung' }) })
  await row.first().getByRole('radio', { name: 'Eigene Fassung' }).check()
  await row.first().getByRole('textbox').fill('Er arbeitete stets sehr sorgfältig.')
  await expect(page.getByText('Die Änderungen stehen in Ihrer Datei „kranfuehrer.docx“.')).toBeVisible()
  const changed = await saved(page, 'Brief mit Änderungen (Word)')
  const [before, after] = [unzip(own), unzip(changed)]
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const [path, part] of before) if (path !== 'word/document.xml') expect(after.get(path)).toBe(part)
  expect(bodyOf(changed)).toContain('Er arbeitete stets sehr sorgfältig.'.slice(-12))
  expect(withoutRevisions(bodyOf(changed))).toBe(withoutRevisions(bodyOf(own)))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  await page.goBack()
  await expect(page.getByText('Geänderte Sätze: 1')).toBeVisible()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Sätze verbessern' }).click()
  await row.first().getByRole('radio', { name: 'Eigene Fassung' }).check()
  await row.first().getByRole('textbox').fill('Er arbeitete stets sehr sorgfältig.')
  await expect(page.getByText('Die Datei ist neu und enthält nur den Text')).toBeVisible()
})

/** What a document says with its looks once the changes are rejected, whatever runs it is cut into. */
function withoutRevisions(body: string): string {
  return body
    .replace(/<w:ins [^>]*[^/]>.*?<\/w:ins>/gs, '')
    .replace(/<\/?w:del(?: [^>]*)?>/g, '')
    .replaceAll('w:delText', 'w:t')
    .replace(/<w:t(?: [^>]*)?>/g, '<w:t>')
    .replace(/<\/w:t><\/w:r><w:r(?: [^>]*)?>(<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>|<w:rPr\/>)?<w:t>/gs, '')
}

test('an own wording is read in its place, stays when another grade is looked for, and is taken back', async ({ page }) => {
  await readOwn(page)
  const row = page.getByRole('listitem').filter({ hasText: 'sorgfältig und zuverlässig' })
  await row.getByRole('radio', { name: 'Eigene Fassung' }).check()
  await expect(page.getByText('Geänderte Sätze')).toHaveCount(0)
  await row.getByRole('textbox').fill('Sie arbeitete stets sehr sorgfältig.')
  await expect(row.getByText('Liest sich als Note 1.')).toBeVisible()
  await row.getByRole('textbox').fill('Sie arbeitete schlampig.')
  await expect(row.getByText('Liest sich als Note 5.')).toBeVisible()
  await page.getByRole('radio', { name: 'Note 1', exact: true }).check()
  await expect(row.getByRole('textbox')).toHaveValue('Sie arbeitete schlampig.')
  await page.getByRole('button', { name: 'Alle Änderungen zurücknehmen' }).click()
  await expect(row.getByRole('radio', { name: 'Bleibt so' })).toBeChecked()
  await expect(page.getByText('Geänderte Sätze')).toHaveCount(0)
})

test('a letter to the employer that was edited by hand is kept until it is drafted again', async ({ page }) => {
  await readOwn(page)
  await offers(page, 'zu unserer vollen Zufriedenheit').nth(1).check()
  const request = page.getByRole('textbox', { name: 'Brief an den Arbeitgeber' })
  await request.fill('Guten Tag, hier Lena Thormann.')
  await offers(page, 'gute Fachkenntnisse').nth(1).check()
  await expect(request).toHaveValue('Guten Tag, hier Lena Thormann.')
  await page.getByRole('radio', { name: 'Note 1', exact: true }).check()
  await expect(request).toHaveValue('Guten Tag, hier Lena Thormann.')
  await page.getByRole('button', { name: 'Alle Änderungen zurücknehmen' }).click()
  await offers(page, 'zu unserer vollen Zufriedenheit').nth(1).check()
  await offers(page, 'gute Fachkenntnisse').nth(1).check()
  await expect(request).toHaveValue('Guten Tag, hier Lena Thormann.')
  await page.getByRole('button', { name: 'Neu aufsetzen' }).click()
  await expect(request).toHaveValue(/1\. Zum Fachwissen[\s\S]*2\. Zur Leistung insgesamt/)
  await page.getByRole('radio', { name: 'English' }).check()
  await expect(request).toHaveValue(/Please write instead: „Sie erledigte/)
})
