import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'

const sample = (name: string) => readFile(new URL(`../../content/samples/${name}.txt`, import.meta.url), 'utf8')
const names = /Petersen|Jonas|Deichgraf,|Maren|Albers|Svenja|Wohlers|Henrike|12\. Februar 1987|Deichweg|29525/

/** Opens the dialog on the page's own sample. */
async function openDialog(page: Page, address = '/products/zeugnisparser', name = 'Als Link teilen') {
  await page.goto(address)
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Shares a sample as the dialog shows it, and gives both addresses. */
async function share(page: Page): Promise<{ readonly report: string; readonly deletion: string }> {
  const dialog = await openDialog(page)
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  await expect(dialog.getByRole('heading', { name: 'Der Link ist angelegt.' })).toBeFocused()
  const [report, deletion] = [dialog.getByLabel('Link zum Bericht'), dialog.getByLabel('Link zum Löschen')]
  return { report: await report.inputValue(), deletion: await deletion.inputValue() }
}

test('two letters become a link: what is sent is what was shown, and holds no name', async ({ page, browser }) => {
  const dialog = await openDialog(page)
  await expect(dialog.getByLabel('Zeugnis 1')).toHaveValue(/Herr \[Person A\] war vom 1\. März 2021/)
  await dialog.getByText('Weiteres Zeugnis derselben Person').click()
  await dialog.getByLabel('Zeugnistext').fill('Bitte um Rechnung für die Ware und den Versand.')
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('kein Arbeitszeugnis')
  await expect(dialog.getByLabel('Zeugnistext')).toHaveValue(/Rechnung/)
  await dialog.getByLabel('Zeugnistext').fill(await sample('pflege'))
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  const shown = [
    await dialog.getByLabel('Zeugnis 1', { exact: true }).inputValue(),
    await dialog.getByLabel('Zeugnis 2', { exact: true }).inputValue(),
  ]
  await dialog.getByText('7 Tage').click()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  expect((await sent).postDataJSON()).toEqual({ letters: shown, firms: [null, null], days: 7 })
  expect(shown.join('\n').match(names)).toBeNull()
  const address = await dialog.getByLabel('Link zum Bericht').inputValue()

  const reader = await browser.newContext({ javaScriptEnabled: false })
  const other = await reader.newPage()
  const answer = await other.goto(address)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('2 Zeugnisse im Vergleich')
  await expect(other.locator('meta[property^="og:"], link[rel=canonical]')).toHaveCount(0)
  expect((await other.content()).match(names)).toBeNull()
  await other.getByRole('table').getByRole('link', { name: 'Pflegeheim Haus Birkenhof gGmbH' }).click()
  await expect(other).toHaveURL(`${address}/pflegeheim-haus-birkenhof`)
  await expect(other.getByRole('article', { name: 'Endzeugnis mit Anmerkungen' })).toContainText('Gesamturteil: sehr gut')
  await other.goto(`${address}pflegeheim-haus-birkenhof`)
  await expect(other).toHaveURL(`${address}/pflegeheim-haus-birkenhof`)
  await other.getByRole('link', { name: 'EN: English' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Pflegeheim Haus Birkenhof gGmbH')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en')
})

test('a company is found in the text, may be called otherwise, and letters of none are counted', LONG, async ({ page, browser }) => {
  const dialog = await openDialog(page)
  const firms = dialog.getByLabel('Betrieb (freiwillig)')
  await expect(firms).toHaveValue('Möbelhaus Deichgraf GmbH')
  await firms.fill('')
  await dialog.getByText('Weiteres Zeugnis derselben Person').click()
  const bare = (await sample('pflege')).replace(/^[\s\S]*?(?=\n\S*zeugnis\n)/i, '')
  await dialog.getByLabel('Zeugnistext').fill(bare)
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(dialog.getByLabel('Zeugnis 2', { exact: true })).toHaveValue(/\[Person A\]/)
  await firms.nth(1).fill('Haus Birkenhof')
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const address = await dialog.getByLabel('Link zum Bericht').inputValue()
  const other = await browser.newPage()
  await other.goto(address)
  await expect(other.getByRole('table').getByRole('link', { name: 'Haus Birkenhof' })).toBeVisible()
  await expect(other.getByRole('table').getByRole('link', { name: /Zeugnis\s1 \(20\d\d/ })).toBeVisible()
})

test('a name that is put back is taken out again, and shown before anything is stored', LONG, async ({ page }) => {
  const dialog = await openDialog(page, '/en/products/zeugnisparser', 'Share as a link')
  const letter = dialog.getByLabel('Reference 1')
  await letter.fill(`${await letter.inputValue()}\n\ngez. Karl Meier`)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByRole('alert')).toContainText('nothing has been stored')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(letter).toHaveValue(/gez\. \[Person C\]$/)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByLabel('Link to the report')).toHaveValue(/\/en\/[a-z2-7]{26}$/)
})

test('names are replaced beside the page: whoever does not want to wait cancels, and the letter is as it was', LONG, async ({ page }) => {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/letters.worker*', async (route) => {
    await isReleased
    await route.continue().catch(() => undefined)
  })
  const dialog = await openDialog(page, '/en/products/zeugnisparser', 'Share as a link')
  await expect(dialog.getByRole('status')).toHaveText('Names, dates of birth and addresses are being replaced.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Share as a link' })).toBeFocused()
  await expect(page.locator('.az')).toContainText('Jonas Petersen')
  release()
  await page.getByRole('button', { name: 'Share as a link' }).click()
  await expect(dialog.getByLabel('Reference 1')).toHaveValue(/Herr \[Person A\]/)
})

test('a letter whose names are never done being replaced holds nothing up, and is given back', LONG, async ({ page }) => {
  const neverDone = `onmessage = ({ data: { asks, letters } }) => {
    if (asks === 'replaced') postMessage({ letters })
    while (asks === 'added');
  }`
  await page.route('**/assets/letters.worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: neverDone }))
  const dialog = await openDialog(page)
  await dialog.getByText('Weiteres Zeugnis derselben Person').click()
  const text = dialog.getByLabel('Zeugnistext')
  const letter = await sample('pflege')
  await text.fill(letter)
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  const cancel = dialog.getByRole('button', { name: 'Abbrechen' })
  await expect(cancel).toBeVisible()
  await dialog.getByText('30 Tage').click()
  await expect(dialog.getByLabel('30 Tage')).toBeChecked()
  await expect(dialog.getByRole('status').getByText('Das dauert ungewöhnlich lange.')).toBeVisible()
  await cancel.click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(letter)
  await expect(dialog.getByText('Abgebrochen. Ihr Text steht noch hier.')).toBeVisible()
  await page.unroute('**/assets/letters.worker*')
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(dialog.getByLabel('Zeugnis 2', { exact: true })).toHaveValue(/Frau \[Person A\]/)
})

for (const [what, change, said] of [
  ['an empty letter', () => '', 'Da steht noch kein Text.'],
  ['a letter of 1 MB', (text: string) => text + ' stets'.repeat(180_000), /höchstens 20[. ]?000 Zeichen|mehr, als wir annehmen/],
] as const) {
  test(`${what} is refused in words, and what was typed stays`, async ({ page }) => {
    const dialog = await openDialog(page)
    const letter = dialog.getByLabel('Zeugnis 1')
    const changed = change(await letter.inputValue())
    await letter.fill(changed)
    await dialog.getByRole('button', { name: 'Link anlegen' }).click()
    await expect(dialog.getByRole('alert')).toContainText(said)
    expect((await letter.inputValue()).length).toBe(changed.length)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test(`the deletion link deletes by a press and not by being opened, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    page,
    browser,
  }) => {
    const { report, deletion } = await share(page)
    const owner = await (await browser.newContext({ javaScriptEnabled })).newPage()
    await owner.request.get(deletion)
    expect((await owner.request.get(report)).status()).toBe(200)
    await owner.goto(deletion)
    await owner.getByRole('button', { name: 'Bericht löschen' }).click()
    await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Der Bericht ist gelöscht.')
    expect((await owner.request.get(report)).status()).toBe(404)
    await owner.goto(deletion)
    await owner.getByRole('button', { name: 'Bericht löschen' }).click()
    await expect(owner.getByRole('alert')).toContainText('Zu diesem Link gibt es keinen Bericht.')
  })
}

test('links of another kind, cut ones and ones that never were answer like any missing page', async ({ page }) => {
  const { report, deletion } = await share(page)
  const token = new URL(deletion).searchParams.get('token') ?? ''
  const wrong = [`/${token}`, report.slice(0, -1), `${report}/nobody`, `${report}nobody`, '/abcdefghijklmnopqrstuvwxyz']
  for (const address of wrong) {
    const answer = await page.request.get(address)
    expect([answer.status(), answer.headers()['cache-control']], address).toEqual([404, 'private, no-store'])
  }
  await page.goto(`/${token}`)
  await expect(page.locator('main')).toContainText('Führte ein geteilter Link hierher?')
  await page.goto(`/en/bericht/loeschen?token=${new URL(report).pathname.slice(1)}`)
  await page.getByRole('button', { name: 'Delete report' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no report for this link.')
  expect((await page.request.get(report)).status()).toBe(200)
})

test('nothing is taken from another site, nor what is no JSON', async ({ request }) => {
  const post = (headers: Readonly<Record<string, string>>) =>
    request.post('/bericht/teilen', { headers: { 'content-type': 'application/json', ...headers }, data: '{' })
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  expect((await post({})).status()).toBe(422)
})

test('a letter that uses up all marks of one and two letters is answered, and other visitors are meanwhile', async ({ request }) => {
  const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const marks = ['', ...alphabet].flatMap((first) => alphabet.map((second) => `[Person ${first}${second}]`))
  expect(marks).toHaveLength(702)
  const start = 'Zeugnis\n\nFrau [Person A] war vom 1. Mai 2019 bis zum 31. Mai 2020 als Köchin tätig. Sie arbeitete stets sorgfältig.'
  const data = { letters: [`${start}\n\n${marks.join(' ')}\n\ngez. Karl Meier`], days: 1 }
  const [shared, home] = await Promise.all([request.post('/bericht/teilen', { data }), request.get('/')])
  expect([shared.status(), home.status()]).toEqual([409, 200])
  expect((await shared.json()).texts[0]).toMatch(/\ngez\. \[Person AAA\]$/)
})

test('markup in a letter is text in the report', LONG, async ({ page }) => {
  const dialog = await openDialog(page)
  const letter = dialog.getByLabel('Zeugnis 1')
  await letter.fill(`${await letter.inputValue()}\n<img src=x onerror="document.title='taken'"><script>document.title='taken'</script></script>`)
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  await dialog.getByRole('link', { name: 'Bericht öffnen' }).click()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page.getByRole('article')).toContainText('<img src=x')
  await expect(page).not.toHaveTitle('taken')
})

test('dialog, report and deletion page have no violation of accessibility, and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const dialog = await openDialog(page)
  await dialog.getByText('Weiteres Zeugnis derselben Person').click()
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('button', { name: 'Link anlegen' }).click()
  const deletion = await dialog.getByLabel('Link zum Löschen').inputValue()
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await dialog.getByRole('link', { name: 'Bericht öffnen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Zeugnis, Satz für Satz gelesen')
  for (const address of [page.url(), deletion]) {
    await page.goto(address)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
