import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import mammoth from 'mammoth'
import { readPdf } from '../support/documents.ts'
import { LONG } from '../support/extent.ts'
import { siteUrl } from '../support/site-url.ts'

const docxText = async (file: Download) => (await mammoth.extractRawText({ buffer: await readFile(await file.path()) })).value

async function pdfOf(file: Download): Promise<{ language: unknown; text: string }> {
  const { language, elements } = await readPdf(await readFile(await file.path()))
  return { language, text: elements.map(({ text }) => text).join(' ') }
}

async function download(page: Page, button: string): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()])
  return file
}

test('a letter is written and saved as a Word file and as a PDF, and nothing of it is sent', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  const docx = await download(page, 'Word (DOCX)')
  expect(docx.suggestedFilename()).toBe('Zeugnis-Entwurf-Sörensen.docx')
  expect(await docxText(docx)).toContain('Frau Katharina Sörensen')
  const pdf = await pdfOf(await download(page, 'PDF'))
  expect(pdf.language).toBe('de-DE')
  expect(pdf.text).toContain('Frau Katharina Sörensen')
  await expect(page.getByText('Gespeichert: Zeugnis-Entwurf-Sörensen.pdf')).toBeVisible()
  expect(asked.filter((request) => !/^(GET \S+|GET blob:\S+) $/.test(request) || /S%C3%B6rensen|Sörensen/.test(request))).toEqual([])
})

test('a file asked for before React is there holds what was typed before it', LONG, async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  expect(await docxText(await download(page, 'Word (DOCX)'))).toContain('Frau Katharina Sörensen')
})

test('the libraries of files are loaded only when a file is asked for', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  await expect(page.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await download(page, 'Word (DOCX)')
  expect(scripts.length).toBeGreaterThan(before)
})

test('a file that cannot be made is said, and can be asked for again', LONG, async ({ page }) => {
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  await expect(page.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.ttf', (route) => route.abort())
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect(page.getByText('Die Datei konnte nicht erstellt werden.')).toBeVisible()
  await page.unroute('**/*.ttf')
  expect((await pdfOf(await download(page, 'PDF'))).text).toContain('Sörensen')
})

/** The font files that a page asks for, by name. */
function fontsAskedBy(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const name = /\/([\w-]+)-[\w-]{8}\.ttf$/.exec(new URL(request.url()).pathname)?.[1]
    if (name) files.push(name)
  })
  return files
}

test('a name of another script stands in the PDF; its fonts are loaded then, and a German letter loads four', async ({ page }) => {
  const files = fontsAskedBy(page)
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('Sörensen')
  expect((await pdfOf(await download(page, 'PDF'))).text).toContain('Sörensen')
  expect(files.toSorted()).toEqual(['sans-latin', 'sans-strong-latin', 'serif-latin', 'serif-strong-latin'])
  for (const [name, font] of [
    ['Nguyễn', 'serif-vietnamese'],
    ['Иванова', 'serif-cyrillic'],
    ['Παπαδόπουλος', 'serif-greek'],
    ['محمد العلي', 'serif-arabic'],
    ['כהן', 'serif-hebrew'],
  ] as const) {
    await page.getByLabel('Nachname').fill(name)
    await expect(page.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText(name)
    expect((await pdfOf(await download(page, 'PDF'))).text).toContain(`Frau Katharina ${name} `)
    expect(files).toContain(font)
  }
})

test('what a PDF cannot show is said at the button instead of saved; the Word file holds it', LONG, async ({ page }) => {
  const saved: string[] = []
  page.on('download', (file) => saved.push(file.suggestedFilename()))
  await page.goto('/products/zeugnisgenerator')
  await page.getByLabel('Nachname').fill('漢Meier😀')
  await page.getByRole('button', { name: 'PDF' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Das PDF kann diese Zeichen nicht darstellen: 漢 😀 in „漢Meier😀“.' })).toBeVisible()
  expect(saved).toEqual([])
  expect(await docxText(await download(page, 'Word (DOCX)'))).toContain('漢Meier😀')
})

test('a report says which letters it cannot show, and is made without them when that is wanted', LONG, async ({ page }) => {
  await page.goto('/products/zeugnisparser')
  await page.getByLabel('Eigener Text').check()
  const letter = await readFile(new URL('../../content/samples/zwischen.txt', import.meta.url), 'utf8')
  await page.getByRole('textbox', { name: 'Zeugnistext' }).fill(`${letter}\n\n中文 😀 محمد العلي`)
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await page.getByRole('button', { name: 'Bericht (PDF)' }).click()
  await expect(page.getByText('Der Bericht kann diese Zeichen nicht darstellen: 中 文 in „中文“, 😀 in „😀“.')).toBeVisible()
  const report = await pdfOf(await download(page, 'Mit Fragezeichen speichern'))
  expect(report.text).toContain('?? ?')
  expect(report.text).toContain('محمد العلي')
})

test('an analysis is saved as a report in the language of the page', async ({ page }) => {
  await page.goto('/en/products/zeugnisparser')
  const report = await pdfOf(await download(page, 'Report (PDF)'))
  expect(report.language).toBe('en-GB')
  expect(report.text).toContain('Jonas Petersen')
  expect(report.text).toContain('21 June 2005')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a template is saved in the chosen grade and form of address', async ({ page }) => {
    await page.goto('/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in')
    await page.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
    await page.getByRole('radio', { name: 'Herr' }).check()
    const docx = await download(page, 'Word (DOCX)')
    expect(docx.suggestedFilename()).toBe('Arbeitszeugnis-Koch-in-4.docx')
    const text = await docxText(docx)
    expect(text).toContain('Herr Emre Özdemir')
    expect(text).toContain('zu unserer Zufriedenheit')
    expect((await pdfOf(await download(page, 'PDF'))).text).toContain('Herr Emre Özdemir')
  })
})

test('what no form asks for is refused in the language of the address', async ({ request }) => {
  const answer = await request.get(`${siteUrl}/en/zeugnis-datei?template=arbeitszeugnis-vorlage-Zwischenzeugnis&grade=7&address=frau&format=pdf`)
  expect(answer.status()).toBe(400)
  expect(await answer.text()).toContain('There is no such file.')
})
