import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { encode } from 'fast-png'
import { isWhole, LONG } from '../support/extent.ts'

/** Each page is recognised for half a minute: some ways with pictures are walked before a release only. */
const longTest = isWhole ? test : test.skip

const support = (path: string) => readFile(new URL(`../support/${path}`, import.meta.url))

async function choose(page: Page, ...files: readonly (readonly [name: string, buffer: Buffer])[]): Promise<void> {
  await page.goto('/products/zeugnisparser')
  await page.getByLabel('Eigener Text').check()
  await page.getByLabel('Datei wählen').setInputFiles(files.map(([name, buffer]) => ({ name, mimeType: 'application/octet-stream', buffer })))
}

const article = `<p>Kopenhagen baut Plätze, die im Alltag Spielfelder sind; sie verwandeln sich bei Starkregen in Becken. Hamburg fördert
  Gründächer, und in Leipzig speichern Zisternen unter Schulhöfen das Wasser für trockene Sommer.</p><p>Noch vor zwanzig Jahren galt es
  als Fortschritt, Niederschlag so schnell wie möglich in die Kanalisation zu leiten. Heute rechnen die Planerinnen anders.</p>`

/** Looks every doubtful word through, as it was read. */
async function settleAll(page: Page): Promise<void> {
  const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
  await expect(review).toBeVisible({ timeout: 90_000 })
  const field = review.locator('input')
  while (await field.count()) {
    const left = await review.locator('form [role=status]').textContent()
    await field.press('Enter')
    await expect(review.getByText(left ?? '', { exact: true })).toHaveCount(0)
  }
}

test('a photo is read on this device: nothing before it is asked for, nothing elsewhere, and no grade before doubts are settled', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const [asked, errors]: [string[], string[]] = [[], []]
  page.on('request', (request) => asked.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await choose(page, ['IMG_2041.jpg', await support('scans/lagerist-foto.jpg')])
  await expect(page.getByText('Die Texterkennung wird einmal geladen, 2,2')).toBeVisible()
  expect(asked.filter((url) => /tesseract|traineddata|scan\.worker/.test(url))).toEqual([])
  await page.getByRole('button', { name: 'Text erkennen' }).click()
  await expect(page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })).toContainText('vollen Zufriedenheit', { timeout: 90_000 })
  await expect(page.getByRole('button', { name: 'Befund lesen' })).toBeDisabled()
  await page.getByLabel('Muster Pflege').check()
  await page.getByLabel('Eigener Text').check()
  await settleAll(page)
  await expect(page.getByRole('button', { name: 'Befund lesen' })).toBeFocused()
  const before = asked.length
  await page.getByRole('button', { name: 'Befund lesen' }).click()
  await expect(page.locator('.sum')).toContainText('befriedigend')
  expect(asked.slice(before).filter((url) => /tesseract|traineddata/.test(url))).toEqual([])
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== new URL(baseURL ?? '').origin)).toEqual([])
  expect(errors).toEqual([])
})

test('a word that was settled is had back, and the text can be changed by hand before it is read', LONG, async ({ page }) => {
  test.slow()
  await choose(page, ['IMG_2041.jpg', await support('scans/lagerist-foto.jpg')])
  await page.getByRole('button', { name: 'Text erkennen' }).click()
  await settleAll(page)
  const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
  await review.locator('.is-settled').first().click()
  await review.locator('input').fill('Brodowskaja')
  await review.getByRole('button', { name: 'Übernehmen' }).click()
  await expect(review).toContainText('Brodowskaja')
  await review.locator('.is-settled').first().click()
  await review.locator('input').fill('Brodow')
  await review.locator('.is-settled').nth(1).click()
  await review.locator('.is-settled').first().click()
  await expect(review.locator('input')).toHaveValue('Brodow')
  await review.locator('input').fill('Brodowskaja')
  await review.getByRole('button', { name: 'Stimmt' }).click()
  await review.getByRole('button', { name: 'Text von Hand ändern' }).click()
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toHaveValue(/Brodowskaja/)
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toBeFocused()
})

test('pictures are put in order, and reading can be given up', async ({ page }) => {
  const photo = await support('scans/lagerist-foto.jpg')
  await choose(page, ['zwei.jpg', photo], ['eins.jpg', photo])
  const names = page.locator('.scn-f div > span')
  await expect(names).toHaveText(['zwei.jpg', 'eins.jpg'])
  await page.getByRole('button', { name: 'Nach oben eins.jpg' }).click()
  await expect(names).toHaveText(['eins.jpg', 'zwei.jpg'])
  await page.getByRole('button', { name: 'Text erkennen' }).click()
  await page.getByRole('button', { name: 'Abbrechen' }).click()
  await expect(names).toHaveText(['eins.jpg', 'zwei.jpg'])
})

test('a scan by another program is read in the order of its pages, and words that decide no grade may be taken together', LONG, async ({ page }) => {
  test.slow()
  await choose(page, ['teils-eingescannt.pdf', await support('foreign-files/teils-eingescannt.pdf')])
  await page.getByRole('button', { name: 'Text erkennen' }).click()
  const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
  await expect(review).toContainText('Blütenkontor Süderhöft', { timeout: 90_000 })
  const together = review.getByRole('button', { name: 'Übrige Wörter so übernehmen' })
  await expect(together).toHaveCount(0)
  for (let looked = 0; looked < 150 && (await together.count()) === 0; looked += 1) await review.locator('input').press('Enter')
  await together.click()
  await expect(review.getByRole('button', { name: 'Befund lesen' })).toBeEnabled()
})

test('a picture without text and a damaged one are told by their own reason, and the files stay', async ({ page }) => {
  test.slow()
  const grey = Buffer.from(encode({ width: 900, height: 600, data: new Uint8Array(900 * 600).map((_, at) => 120 + (at % 97)), channels: 1 }))
  for (const [bytes, said] of [
    [grey, 'In diesem Bild ist kein Text zu finden.'],
    [Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(400)]), 'Die Datei ist beschädigt oder unvollständig.'],
  ] as const) {
    await choose(page, ['urlaub.jpg', bytes])
    await page.getByRole('button', { name: 'Text erkennen' }).click()
    await expect(page.getByRole('alert')).toContainText(said, { timeout: 90_000 })
    await expect(page.locator('.scn-f li')).toHaveCount(1)
  }
})

longTest(
  'two photos of one letter: a page that is missing is named and added, and pages in the wrong order are read in the right one',
  async ({ page }) => {
    test.setTimeout(400_000)
    const [first, second] = [await support('scans/zwei-seiten-1.jpg'), await support('scans/zwei-seiten-2.jpg')]
    await choose(page, ['IMG_0102.jpg', second])
    await page.getByRole('button', { name: 'Text erkennen' }).click()
    const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
    await expect(review.getByText('Seite 1 ist nicht dabei.')).toBeVisible({ timeout: 120_000 })
    await review.getByRole('button', { name: 'Seiten ändern' }).click()
    await page.getByLabel('Weitere Seite').setInputFiles({ name: 'IMG_0101.jpg', mimeType: 'image/jpeg', buffer: first })
    await expect(page.locator('.scn-f canvas[height="192"]')).toHaveCount(2)
    await page.getByRole('button', { name: 'Text erkennen' }).click()
    await expect(review.getByText('Die Seiten sind nach ihren Seitenzahlen geordnet.')).toBeVisible({ timeout: 120_000 })
    await settleAll(page)
    await page.getByRole('button', { name: 'Befund lesen' }).click()
    await expect(page.locator('.sum')).toContainText('gut', { ignoreCase: true })
    const letter = page.getByRole('article', { name: 'Zeugnistext mit Anmerkungen' })
    await expect(letter).toHaveText(/Arbeitszeugnis.*Bauzeichnerin.*deutlich über.*stets zu unserer vollen Zufriedenheit.*Geschäftsführer/s)
    await expect(letter).not.toContainText('Seite 1')
  },
)

test('what was looked through stays while the pages are changed or a text is typed', LONG, async ({ page }) => {
  test.slow()
  await choose(page, ['IMG_2041.jpg', await support('scans/lagerist-foto.jpg')])
  await page.getByRole('button', { name: 'Text erkennen' }).click()
  const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
  await review.locator('input').fill('Brodowskaja', { timeout: 90_000 })
  await review.locator('input').press('Enter')
  await review.getByRole('button', { name: 'Seiten ändern' }).click()
  await expect(page.getByRole('region', { name: 'Fotos und Scans lesen' })).toBeFocused()
  await page.getByRole('button', { name: 'Zurück zur Texteingabe' }).click()
  await expect(page.getByRole('textbox', { name: 'Zeugnistext' })).toBeFocused()
  await page.getByRole('button', { name: 'Zurück zu den Bildern' }).click()
  await page.getByRole('button', { name: 'Zurück zum gelesenen Text' }).click()
  await expect(review).toContainText('Brodowskaja')
  await expect(review.locator('input')).toBeFocused()
})

longTest('a picture of another text is told before its words are looked through', async ({ page }) => {
  test.slow()
  await page.setContent(`<body style="margin: 60px; font: 22px/1.5 serif; width: 800px">${article.repeat(2)}</body>`)
  const picture = await page.screenshot({ fullPage: true })
  await page.setContent(`<body style="margin: 60px; font: 22px/1.5 serif; width: 800px; background: #111; color: #eee">${article.repeat(2)}</body>`)
  const atNight = await page.screenshot({ fullPage: true })
  for (const bytes of [picture, atNight]) {
    await choose(page, ['artikel.png', bytes])
    await page.getByRole('button', { name: 'Text erkennen' }).click()
    const review = page.getByRole('region', { name: 'Gelesener Text zum Prüfen' })
    await expect(review.getByText('Das scheint kein Arbeitszeugnis zu sein')).toBeVisible({ timeout: 90_000 })
    await expect(review).toContainText('verwandeln sich bei Starkregen in Becken')
  }
})
