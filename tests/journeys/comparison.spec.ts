import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readPdf } from '../support/documents.ts'
import { accepted, bodyOf, rejected } from '../support/tracked-changes.ts'
import { wake } from '../support/wake.ts'

const address = '/products/zeugnisvergleich'
const sample = (name: string) => readFile(new URL(`../../content/samples/comparison/${name}.txt`, import.meta.url), 'utf8')

const languages = {
  de: {
    prefix: '',
    verdict:
      'Die Leistung sinkt von 1 auf 2,5, weil aus „vollsten Zufriedenheit“ nur noch „vollen Zufriedenheit“ wird und „stets“ wegfällt. Im zweiten Text fehlt am Schluss: Bedauern. Angaben unterscheiden sich.',
    unchanged: '7 Stellen unverändert',
    missing: 'Fehlt im zweiten Text.',
  },
  en: {
    prefix: '/en',
    verdict:
      'Performance falls from 1 to 2.5 because “vollsten Zufriedenheit” has been reduced to “vollen Zufriedenheit” and “stets” is gone. Missing at the end of the second text: Regret. Details differ.',
    unchanged: '7 passages unchanged',
    missing: 'Missing from the second text.',
  },
}

async function openFields(page: Page, prefix = ''): Promise<void> {
  await page.goto(prefix + address)
  await wake(page)
  await page.getByRole('radio', { name: prefix ? 'Your own texts' : 'Eigene Texte' }).check()
}

async function compare(page: Page, before: string, after: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Erster Text' }).fill(before)
  await page.getByRole('textbox', { name: 'Zweiter Text' }).fill(after)
  await page.getByRole('button', { name: 'Texte vergleichen' }).click()
}

const verdict = (page: Page) => page.locator('.vg-s h2')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { prefix, verdict: sentence, unchanged, missing } of Object.values(languages)) {
    test(`the sample says what became of the grade, pair by pair: ${prefix || '/de'}`, async ({ page }) => {
      await page.goto(prefix + address)
      await expect(verdict(page)).toHaveText(sentence)
      const pair = page.locator('.vg-r', { hasText: 'Sie arbeitete' })
      await expect(pair.locator('del:visible')).toContainText('jederzeit sehr')
      await expect(pair.locator('.vg-n .gm')).toHaveText([/1$/, /3$/])
      await expect(page.locator('.vg-r', { hasText: 'Auch unter hoher Belastung' })).toContainText(missing)
      const same = page.locator('details', { hasText: unchanged })
      await same.locator('summary').click()
      await expect(same).toContainText('Bestellung und Terminverfolgung')
      await expect(page.getByRole('table').last()).toContainText('Prüfung der Eingangsrechnungen')
    })
  }
})

test('a word that is gone is named with its grade: nothing is sent, no line is needed, and the answer has the focus', async ({ page }) => {
  await openFields(page)
  const letter = await sample('umgestellt-vorher')
  // The first comparison loads the rules; from then on the page needs no line.
  await compare(page, letter, letter)
  await expect(verdict(page)).toHaveText('Beide Texte sind gleich.')
  await page.getByRole('button', { name: 'Texte ändern' }).click()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`))
  await page.context().setOffline(true)
  await compare(page, letter, letter.replace('Aufgaben stets zu', 'Aufgaben zu'))
  await expect(verdict(page)).toHaveText('Die Leistung sinkt von 2 auf 2,5, weil „stets“ wegfällt.')
  await expect(verdict(page)).toBeFocused()
  await expect(page.locator('.vg-r del:visible')).toContainText('stets')
  // Pages that links lead to may be fetched ahead meanwhile.
  expect(sent.filter((request) => !request.startsWith('GET ') || /Harms|Scharbeutz/.test(request))).toEqual([])
})

test('what cannot be compared is said in a sentence, and both texts stay', async ({ page }) => {
  await openFields(page)
  const [one, other] = [await sample('geglaettet-vorher'), await sample('umgestellt-vorher')]
  await compare(page, one, '')
  await expect(page.getByRole('alert')).toHaveText('Nicht vergleichbar: Der zweite Text ist leer.')
  await compare(page, one, other)
  await expect(page.getByRole('alert')).toHaveText('Nicht vergleichbar: Die Texte handeln von zwei verschiedenen Personen.')
  await expect(page.getByRole('textbox', { name: 'Zweiter Text' })).toHaveValue(other)
  await compare(
    page,
    one,
    'Ms Merle Thomsen worked for us as a buyer from March 2019 until September 2026. She always carried out her tasks to our complete satisfaction, and her conduct towards colleagues was exemplary at all times.',
  )
  await expect(page.getByRole('alert')).toHaveText('Nicht vergleichbar: Der zweite Text ist nicht deutsch.')
  await compare(page, 'Wir laden Sie herzlich zu unserem Sommerfest am Hafen ein und freuen uns auf Sie.', one)
  await expect(page.getByRole('alert')).toHaveText('Nicht vergleichbar: Der erste Text ist kein Arbeitszeugnis.')
})

test('the reason is given in the language of the page', async ({ page }) => {
  await openFields(page, '/en')
  await page.getByRole('textbox', { name: 'First text' }).fill(await sample('geglaettet-vorher'))
  await page.getByRole('textbox', { name: 'Second text' }).fill(await sample('umgestellt-vorher'))
  await page.getByRole('button', { name: 'Compare texts' }).click()
  await expect(page.getByRole('alert')).toHaveText('Not comparable: The texts are about two different people.')
})

test('by keyboard: to the fields, to the answer, and back to what was put in', async ({ page }) => {
  await page.goto(address)
  await wake(page)
  await page.getByRole('radio', { name: 'Von einer KI geglättet' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('textbox', { name: 'Erster Text' }).focus()
  await page.keyboard.insertText(await sample('zwischen-vorher'))
  await page.getByRole('textbox', { name: 'Zweiter Text' }).focus()
  await page.keyboard.insertText(await sample('zwischen-nachher'))
  await page.getByRole('button', { name: 'Texte vergleichen' }).focus()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
  await expect(verdict(page)).toContainText('Die Leistung sinkt von 1,5 auf 2,5')
  await page.getByRole('button', { name: 'Texte ändern' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toHaveValue(/Jannik Rolfes/)
})

test('another sample takes the place of the first, is announced, and own texts wait behind it', async ({ page }) => {
  await openFields(page)
  await page.getByRole('textbox', { name: 'Erster Text' }).fill('Entwurf')
  await page.getByRole('radio', { name: 'Nur umgestellt' }).check()
  await expect(verdict(page)).toHaveText('Nichts hat sich in der Note geändert.')
  await expect(page.locator('.az').getByRole('status').first()).toHaveText('Nichts hat sich in der Note geändert.')
  await expect(page.locator('.vg-r', { hasText: 'Steht an anderer Stelle.' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Eigene Texte vergleichen' }).click()
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toHaveValue('Entwurf')
})

test('own texts and what came of them are there again after a link and back; loading another page anew asks', async ({ page }) => {
  const [before, after] = [await sample('zwischen-vorher'), await sample('zwischen-nachher')]
  await openFields(page)
  await compare(page, before, after)
  await expect(verdict(page)).toContainText('Die Leistung sinkt von 1,5 auf 2,5')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click()
  await expect(page).toHaveURL(/impressum/)
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  await (await asked).dismiss()
  await page.goBack()
  await expect(verdict(page)).toContainText('Die Leistung sinkt von 1,5 auf 2,5')
  await page.getByRole('button', { name: 'Texte ändern' }).click()
  await expect(page.getByRole('textbox', { name: 'Zweiter Text' })).toHaveValue(/Herr Rolfes verlässt/)
})

test('a text that is too long is shown at its field on a phone, and what was said goes when the text changes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openFields(page)
  await compare(page, 'Zu lang. '.repeat(3000), await sample('zwischen-nachher'))
  const field = page.getByRole('textbox', { name: 'Erster Text' })
  await expect(field).toBeFocused()
  await expect(page.getByRole('alert')).toBeInViewport()
  await compare(page, '', await sample('zwischen-nachher'))
  await expect(page.getByRole('alert')).toHaveText('Nicht vergleichbar: Der erste Text ist leer.')
  await field.fill(await sample('zwischen-vorher'))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('two files are read and compared here', async ({ page }) => {
  await openFields(page)
  const files = page.locator('.vg-side .pick--all input')
  for (const [place, name] of ['zwischen-vorher', 'zwischen-nachher'].entries())
    await files.nth(place).setInputFiles({ name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(await sample(name)) })
  await expect(page.getByRole('textbox', { name: 'Zweiter Text' })).toHaveValue(/30\. Juni 2026/)
  await page.getByRole('button', { name: 'Texte vergleichen' }).click()
  await expect(page.getByRole('table').last()).toContainText('30.\u00a0Juni\u00a02026')
})

test('both texts become one Word file: accepted it is the second, rejected the first, and nothing is sent', async ({ page }) => {
  const [before, after] = [await sample('zwischen-vorher'), await sample('zwischen-nachher')]
  await openFields(page)
  await compare(page, before, after)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.postData() ?? ''}`))
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Word mit Änderungen' }).click()])
  expect(download.suggestedFilename()).toBe('Zeugnisvergleich.docx')
  const body = bodyOf(await readFile(await download.path()))
  expect([rejected(body), accepted(body)]).toEqual([before, after])
  expect(asked.filter((request) => request !== 'GET ')).toEqual([])
  await expect(page.getByText('Gespeichert: Zeugnisvergleich.docx')).toBeVisible()
})

test('the answer becomes a PDF with its sentences, grades and reasons; letters that no font has are named first', async ({ page }) => {
  await page.goto(address)
  await wake(page)
  const save = (name: string) => Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const [download] = await save('Vergleich als PDF')
  expect(download.suggestedFilename()).toBe('Zeugnisvergleich.pdf')
  const { elements, pages } = await readPdf(await readFile(await download.path()))
  const text = elements
    .map((one) => one.text)
    .join(' ')
    .replace(/\s+/g, ' ')
  for (const words of [languages.de.verdict, 'Zweiter Text: ', 'Fehlt im zweiten Text.', 'Angaben, die sich unterscheiden'])
    expect(text).toContain(words)
  expect(pages).toBeLessThanOrEqual(3)
  await page.getByRole('radio', { name: 'Eigene Texte' }).check()
  const [before, after] = [await sample('zwischen-vorher'), await sample('zwischen-nachher')]
  await compare(page, before, after.replace('Arbeitszeugnis', 'Arbeitszeugnis \u{13000}'))
  await page.getByRole('button', { name: 'Vergleich als PDF' }).click()
  await expect(page.getByText('An ihrer Stelle stünde ein Fragezeichen.')).toBeVisible()
  await save('Mit Fragezeichen speichern')
})

test('a picture takes the place of both fields until it is read or left, and what was put in stays', async ({ page }) => {
  await openFields(page)
  await page.getByRole('textbox', { name: 'Erster Text' }).fill('Entwurf')
  await page.locator('.vg-side .pick--all input').last().setInputFiles('tests/support/scans/zwei-seiten-1.jpg')
  await expect(page.getByRole('region', { name: 'Fotos und Scans lesen' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toBeHidden()
  await page.getByRole('button', { name: 'Zurück zur Texteingabe' }).click()
  await expect(page.getByRole('textbox', { name: 'Zweiter Text' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toHaveValue('Entwurf')
  await expect(page.getByRole('button', { name: 'Zurück zu den Bildern' })).toBeVisible()
})

test('when the rules cannot be loaded that is said, the texts stay, and the next try compares them', async ({ page }) => {
  await page.route('**/assets/compare.worker*', (route) => route.fulfill({ status: 404 }))
  await openFields(page)
  const letter = await sample('geglaettet-vorher')
  await compare(page, letter, letter)
  await expect(page.getByRole('alert')).toContainText('Die Analyse ließ sich nicht laden.')
  await expect(page.getByRole('textbox', { name: 'Erster Text' })).toHaveValue(letter)
  await page.unroute('**/assets/compare.worker*')
  await page.getByRole('button', { name: 'Texte vergleichen' }).click()
  await expect(verdict(page)).toHaveText('Beide Texte sind gleich.')
})

test('where there is room the sentences of a pair stand beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(address)
  const shown = page.locator('.vg-r', { hasText: 'Sie arbeitete' }).locator('p.ref:visible')
  const [before, after] = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(before.top).toBe(after.top)
  expect(before.left).toBeLessThan(after.left)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a changed sentence stands once, with what is gone and what is new in it', async ({ page }) => {
    await page.goto(address)
    const pair = page.locator('.vg-r', { hasText: 'Sie erledigte alle ihr übertragenen Aufgaben' })
    await expect(pair.locator('.ref:visible')).toHaveCount(1)
    await expect(pair.locator('del:visible').last()).toContainText('vollsten Zufriedenheit')
    await expect(pair.locator('ins:visible')).toContainText('vollen Zufriedenheit')
  })
})
