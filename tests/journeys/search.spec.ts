import { expect, type Page, test } from '@playwright/test'
import { makeSearch } from '#site/search'
import { foundPages } from '#words/facts'
import { LONG, longUnless } from '../support/extent.ts'
import { untilScriptsAreThere, watchHydration } from '../support/hydration.ts'
import { searchQuestions } from '../support/search-questions.ts'
import { siteUrl } from '../support/site-url.ts'
import { bytesOf, recordTraffic } from '../support/traffic.ts'
import { violationsOf } from '../support/violations.ts'
import { wake } from '../support/wake.ts'

const MAX_INDEX = 60_000
/** The library, the search and the dialog, before the index. */
const MAX_DIALOG_SCRIPT = 20_000

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Suche|Search/ })
const fieldOf = (page: Page) => dialogOf(page).getByRole('textbox')
const linksOf = (page: Page) => dialogOf(page).locator('.hits a')

for (const [locale, address, placeholder, word, first, count] of [
  ['German', '/about/team', 'Begriff oder Thema', 'Kuendigungsgrund', '/wissen/kuendigungsgrund', /^\d+ Treffer für „Kuendigungsgrund“$/],
  ['English', '/en/about/team', 'Term or topic', 'closing formula', '/en/wissen/schlussformel', /^\d+ results for “closing formula”$/],
] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`in ${locale} at ${viewport.width} px`, longUnless((locale === 'German') === viewport.width > 390), () => {
      test.use({ viewport })

      test('Ctrl K opens the search before React is there, arrows move, Enter opens a result', async ({ page }) => {
        await page.goto(address)
        await page.keyboard.press('Control+k')
        await expect(fieldOf(page)).toBeFocused()
        await expect(fieldOf(page)).toHaveAttribute('placeholder', placeholder)
        await page.keyboard.type(word)
        await expect(dialogOf(page).getByRole('status')).toHaveText(count)
        await expect(linksOf(page).first()).toHaveAttribute('href', new RegExp(`^${first}`))
        await page.keyboard.press('ArrowDown')
        await expect(linksOf(page).first()).toBeFocused()
        await page.keyboard.press('ArrowUp')
        await expect(fieldOf(page)).toBeFocused()
        expect(await violationsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
        await page.keyboard.press('ArrowDown')
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(new RegExp(`${first}(#.*)?$`))
        await expect(dialogOf(page)).toBeHidden()
      })

      test('Escape closes it and the focus returns to the button', async ({ page }) => {
        await page.goto(address)
        const button = page.locator('header').getByRole('button', { name: /^(Suche|Search)$/ })
        await button.click()
        await expect(fieldOf(page)).toBeFocused()
        await page.keyboard.press('Escape')
        await expect(dialogOf(page)).toBeHidden()
        await expect(button).toBeFocused()
      })
    })
  }
}

test('who types while on a result goes on typing in the field, and Enter there shows all results', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('Schluss')
  await expect(linksOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('formel')
  await expect(fieldOf(page)).toHaveValue('Schlussformel')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/suche?q=Schlussformel')
  await expect(page.locator('.hits a').first()).toHaveText('Schlussformel: Dank, Bedauern und gute Wünsche')
})

test('a result that had the focus and is found no more leaves it to the field', LONG, async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('Schluss')
  await expect(linksOf(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(linksOf(page).first()).toBeFocused()
  // An answer to letters that were typed before: it comes late on a busy machine.
  await fieldOf(page).evaluate((field: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Betriebsrat')
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await expect(fieldOf(page)).toBeFocused()
})

test('a result leads to the section that holds the words', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await fieldOf(page).fill('Betriebsrat')
  const link = linksOf(page).and(page.locator('[href^="/pricing/zeugnisgenerator"]'))
  await expect(link).toHaveAttribute('href', '/pricing/zeugnisgenerator#betriebsrat')
  await link.click()
  await expect(page).toHaveURL('/pricing/zeugnisgenerator#betriebsrat')
  await expect(page.locator('#betriebsrat')).toBeInViewport()
})

test('nothing found, nothing asked, a slip: each says what to do', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Control+k')
  const ways = dialogOf(page).getByRole('list', { name: 'Hier nachschauen' }).getByRole('link')
  await expect(ways).toHaveText(['Zeugnisvorlagen nach Beruf', 'Wissen von A bis Z', 'Blog', 'Downloads', 'API', 'Kontakt'])
  await fieldOf(page).fill('xyzzyqwrt')
  await expect(dialogOf(page)).toContainText('Keine Treffer für „xyzzyqwrt“.')
  await expect(ways).toHaveCount(6)
  await fieldOf(page).fill('die und das')
  await expect(dialogOf(page)).toContainText('„die und das“ steht auf fast jeder Seite.')
  await fieldOf(page).fill('Zufridenheit')
  await expect(dialogOf(page).getByRole('status')).toContainText('„Zufridenheit“ steht nirgends. Gesucht wurde nach „Zufriedenheit“.')
  await dialogOf(page).getByRole('link', { name: 'Trotzdem nach „Zufridenheit“ suchen' }).click()
  await expect(page.locator('main')).toContainText('Keine Treffer für „Zufridenheit“.')
  await expect(page.getByRole('searchbox')).toHaveValue('"Zufridenheit"')
})

for (const [asked, other, isCommon = false] of [
  ['passwort', 'passiert'],
  ['muendlich', 'gründlich', true],
  ['Probezeit', 'probeweise'],
  ['einklagen', 'Einträge'],
  ['interim reference', 'Interesse'],
] as const) {
  test(`who asks for ${asked} is not sent to „${other}“`, longUnless(isCommon), async ({ page }) => {
    await page.goto(`/suche?q=${encodeURIComponent(asked)}`)
    await expect(page.locator('.hits a').first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText('steht nirgends')
    await expect(page.locator('main')).not.toContainText(`für „${other}`)
  })
}

test('signing in and a new password are found in both languages, and robots stay out', LONG, async ({ page }) => {
  for (const [query, path] of [
    ['/suche?q=Login', '/testzugang/anmelden'],
    ['/suche?q=passwort+vergessen', '/testzugang/passwort-vergessen'],
    ['/en/suche?q=log+in', '/en/testzugang/anmelden'],
    ['/en/suche?q=delete+my+account', '/en/testzugang/konto'],
  ]) {
    await page.goto(query ?? '')
    const link = page.locator('.hits a').first()
    await expect(link).toHaveAttribute('href', path ?? '')
    const title = await link.textContent()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('before it is opened the search costs nothing; then it loads once, and what is typed is not sent', async ({ page }) => {
  const traffic = recordTraffic(page)
  const hydrated = await watchHydration(page)
  await page.goto('/')
  await wake(page)
  await hydrated()
  await untilScriptsAreThere(page)
  const before = await traffic()
  expect(before.filter(({ path }) => /search/.test(path))).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(fieldOf(page)).toBeFocused()
  await page.keyboard.type('Personio')
  await expect(linksOf(page).first()).toHaveText('Personio und der Zeugnisgenerator')
  const after = (await traffic()).slice(before.length)
  expect(bytesOf(after, 'script')).toBeLessThanOrEqual(MAX_DIALOG_SCRIPT)
  const index = after.filter(({ path }) => path.startsWith('/_search/'))
  expect(index).toHaveLength(1)
  expect(index[0]?.bytes).toBeLessThanOrEqual(MAX_INDEX)
  expect(after.filter(({ path }) => /personio/i.test(path))).toEqual([])
})

test('when the index cannot be had, the server is asked instead', async ({ page }) => {
  await page.route('**/_search/**', (route) => route.abort())
  await page.goto('/')
  await page.keyboard.press('Control+k')
  await expect(dialogOf(page).getByRole('status')).toContainText('Mit der Eingabetaste fragen Sie den Server.')
  await page.keyboard.type('Personio')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/suche?q=Personio')
  await expect(page.locator('.hits a').first()).toHaveText('Personio und der Zeugnisgenerator')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [start, label, word, title] of [
    ['/about/team', 'Suche', 'Geheimcode', 'Geheimcodes im Zeugnis: die Familien und ihr Beleg'],
    ['/en/about/team', 'Search', 'nurse', 'Nurse: German reference template'],
  ] as const) {
    test(`the button of ${start} leads to a page that answers`, async ({ page }) => {
      await page.goto(start)
      await page.locator('header').getByRole('button', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`${start.startsWith('/en') ? '/en' : ''}/suche\\?$`))
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
      await page.getByRole('searchbox').fill(word)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('searchbox')).toHaveValue(word)
      await expect(page.locator('.hits a').first()).toHaveText(title)
      await expect(page).toHaveTitle(new RegExp(`[„“]${word}[“”] \\| Lotsenwerk$`))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('.hits mark').first()).toBeVisible()
    })
  }

  test('results can be narrowed to a kind', LONG, async ({ page }) => {
    await page.goto('/suche?q=Zwischenzeugnis')
    await page.getByRole('link', { name: /^Vorlage \d/ }).click()
    await expect(page).toHaveURL('/suche?q=Zwischenzeugnis&kind=template')
    expect(new Set(await page.locator('.hits .micro').allTextContents())).toEqual(new Set(['Vorlage']))
  })
})

for (const [what, query, said, isCommon = false] of [
  ['nothing', 'q=', 'Wo was steht'],
  ['spaces', 'q=+++', 'Wo was steht'],
  ['words that stand everywhere', 'q=und+die', 'steht auf fast jeder Seite'],
  ['markup', `q=${encodeURIComponent('<img src=x onerror=alert(1)>"\'</title><script>alert(1)</script>')}`, 'Treffer für', true],
  ['2,000 characters', `q=${'Zeugnisnote'.repeat(182)}`, 'Treffer für'],
  ['emoji', `q=${encodeURIComponent('🙂👩‍💻')}`, 'Keine Treffer für „🙂👩‍💻“.'],
  ['half an escape', 'q=%E4%ZZ', 'Keine Treffer', true],
  ['a parameter twice', 'q=Personio&q=Workday', 'für „Personio“'],
  ['a kind that does not exist', 'q=Personio&kind=<b>', 'für „Personio“'],
] as const) {
  test(`the page answers ${what}`, longUnless(isCommon), async ({ page, request }) => {
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    page.on('dialog', () => problems.push('a script of the query ran'))
    const hydrated = await watchHydration(page)
    const response = await page.goto(`/suche?${query}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('main')).toContainText(said)
    const asked = new URLSearchParams(query).get('q') ?? ''
    await expect(page.getByRole('searchbox')).toHaveValue(asked.trim())
    await expect(page.locator('main img, main b b')).toHaveCount(0)
    await page.setViewportSize({ width: 390, height: 844 })
    await wake(page)
    await hydrated()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    expect(problems).toEqual([])
    expect((await request.get(`/suche.data?${query}`)).status()).toBe(200)
  })
}

for (const locale of ['de', 'en'] as const) {
  test(`the ${locale} index weighs at most ${MAX_INDEX} bytes, and real questions find their page among the first three`, async ({ request }) => {
    const { id } = await (await request.get('/_build/latest.json')).json()
    const response = await request.get(`/_search/${id}/${locale}.json`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers()['content-encoding']).toBe('br')
    expect(Number(response.headers()['content-length'])).toBeLessThanOrEqual(MAX_INDEX)
    expect(response.headers()['cache-control']).toContain('immutable')
    const search = makeSearch(await response.json(), locale)
    const questions = Object.entries(searchQuestions[locale])
    const answers = questions.map(([query]) => [query, search({ query, limit: 3 }).hits.map(({ path }) => path)] as const)
    const poor = answers.filter(([query, paths]) => {
      const wanted = searchQuestions[locale][query]
      return wanted ? !paths.includes(wanted) : paths.length > 0
    })
    expect(poor).toEqual([])
    expect(questions.length).toBeGreaterThanOrEqual(60)
  })
}

test('every public page can be found by its title, and beside them only those for signing in', async ({ request }) => {
  const { id, prerendered } = await (await request.get('/_build/latest.json')).json().then(async ({ id: build }) => ({
    id: build,
    ...(await (await request.get(`/_build/meta/${build}.json`)).json()),
  }))
  const index = await (await request.get(`${siteUrl}/_search/${id}/de.json`)).json()
  const search = makeSearch(index, 'de')
  const inGerman = prerendered.filter((address: string) => !/^\/en(\/|$)/.test(address) && address !== '/suche')
  expect(index.pages.map((page: { path: string }) => page.path).sort()).toEqual([...inGerman, ...Object.keys(foundPages)].sort())
  const lost = index.pages.filter(
    (page: { title: string; path: string }) => !search({ query: page.title, limit: 3 }).hits.some(({ path }) => path === page.path),
  )
  expect(lost).toEqual([])
})
