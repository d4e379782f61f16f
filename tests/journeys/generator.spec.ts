import { expect, test } from '@playwright/test'
import { chooseAtTask } from '../support/choose-at-task.ts'
import { clearAll } from '../support/clear-draft.ts'
import { LONG, longUnless } from '../support/extent.ts'
import { openGroups } from '../support/open-groups.ts'
import { wake } from '../support/wake.ts'

const page = '/products/zeugnisgenerator'

test('a letter is written as the form is filled, survives a reload in this browser, and is gone when cleared', async ({ page: browser }) => {
  await browser.goto(page)
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await expect(letter).toContainText(/1\.\s?März\s?2019.*Frau Katharina Brandt|Frau Katharina Brandt.*1\.\s?März\s?2019/)
  await browser.getByLabel('Nachname').fill('Sörensen')
  await browser.getByRole('radio', { name: 'Note 1, sehr gut' }).check()
  await expect(letter).toContainText('Frau Katharina Sörensen')
  await expect(letter).toContainText('vollsten')
  await browser.reload()
  await expect(letter).toContainText('Frau Katharina Sörensen')
  await expect(browser.getByLabel('Nachname')).toHaveValue('Sörensen')
  await clearAll(browser)
  await expect(browser.getByLabel('Nachname')).toHaveValue('')
  await browser.reload()
  await expect(letter).toContainText('Frau Katharina Brandt')
})

test('a sentence is written by hand, read at once, kept over other wordings and a reload, and given back', async ({ page: browser }) => {
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  const checks = browser.getByRole('region', { name: 'Prüfung' })
  await browser.goto(page)
  await letter.locator('.gen-z button').nth(1).click()
  const own = browser.getByLabel('Dieser Satz, von Hand zu ändern')
  const before = await own.inputValue()
  await own.fill('Frau Brandt war im Großen und Ganzen belastbar.')
  await expect(letter).toContainText('im Großen und Ganzen belastbar')
  await expect(browser.getByText('Gemeint ist 2, gelesen wird')).toBeVisible()
  await expect(checks).toContainText('Wird anders gelesen')
  await browser.getByRole('button', { name: 'Anders formulieren' }).click()
  await browser.reload()
  await expect(letter).toContainText('im Großen und Ganzen belastbar')
  await letter.locator('.gen-z', { hasText: 'belastbar' }).getByRole('button').click()
  await browser.getByRole('button', { name: 'Vorschlag wiederherstellen' }).click()
  await expect(letter).toContainText(before)
})

test('a sentence that is not true of somebody is left out, whatever the grade and after a reload, and can be put back', async ({ page: browser }) => {
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  const omitted = browser.getByRole('region', { name: 'Weggelassene Sätze' })
  await browser.goto(page)
  const graded = letter.locator('.gen-z')
  const count = await graded.count()
  await graded.nth(1).getByRole('button').click()
  const sentence = await browser.getByLabel('Dieser Satz, von Hand zu ändern').inputValue()
  await browser.getByRole('button', { name: 'Satz weglassen' }).click()
  await expect(omitted).toContainText(sentence)
  await expect(letter).not.toContainText(sentence)
  await browser.getByRole('radio', { name: 'Note 1, sehr gut' }).check()
  await browser.reload()
  await expect(graded).toHaveCount(count - 1)
  await omitted.getByRole('button', { name: 'Wieder aufnehmen' }).click()
  await expect(graded).toHaveCount(count)
  await expect(omitted).toHaveCount(0)
})

test('what is true of one person becomes a sentence, and an occupation of a free title brings its own', async ({ page: browser }) => {
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByText('Stellen, Erfolge, Vollmachten angeben').click()
  await browser.getByLabel('Was erreicht wurde').fill('die Senkung der Leerfahrten um neun Prozent')
  await expect(letter).toContainText('Erreicht hat sie unter anderem die Senkung der Leerfahrten um neun Prozent.')
  await browser.getByLabel('Bezeichnung im Zeugnis').fill('Chefköchin')
  await browser.getByRole('button', { name: 'Sätze dieses Berufs verwenden' }).click()
  await expect(browser.getByLabel('Beruf', { exact: true })).toHaveValue('koch-in')
  await expect(letter).toContainText(/Herd|Küche|Gericht|Speise|Posten|Service/)
})

test('what is still from the sample is named once somebody has begun to change it', LONG, async ({ page: browser }) => {
  await browser.goto(page)
  const checks = browser.getByRole('region', { name: 'Prüfung' })
  await expect(checks).toContainText('Nichts aufgefallen')
  await browser.getByLabel('Nachname').fill('Sörensen')
  await expect(checks.getByRole('listitem')).toHaveText([
    'Vorname',
    'Arbeitgeber',
    'Bezeichnung im Zeugnis',
    'Beginn',
    'Letzter Tag',
    'Unterzeichnet von',
    'Geführte Beschäftigte, Zahl und Art',
    'Aufgabe 1',
    'Aufgabe 2',
    'Aufgabe 3',
  ])
})

test('a sentence offers other wordings of its grade, by keyboard only', async ({ page: browser }) => {
  await browser.goto(page)
  const sentence = browser.getByRole('button', { name: /zu unserer vollen Zufriedenheit|voll zufrieden|volle Anerkennung/ }).first()
  await sentence.focus()
  const before = await sentence.locator('xpath=ancestor::label').textContent()
  await browser.keyboard.press('Enter')
  const wordings = browser.getByRole('region', { name: 'Andere Formulierungen, gleiche Note' })
  await expect(wordings).toContainText('Gesamturteil: Note 2')
  await wordings.getByRole('button', { name: 'Einsetzen' }).first().focus()
  await browser.keyboard.press('Enter')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).not.toContainText(before ?? '')
})

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`a sentence stays in view with its other wordings, which are stepped through and closed (${viewport.width} px)`, async ({ page: browser }) => {
    await browser.setViewportSize(viewport)
    await browser.goto(page)
    await wake(browser)
    const wordings = browser.getByRole('region', { name: 'Andere Formulierungen, gleiche Note' })
    const top = () => browser.evaluate(() => Math.round((document.querySelector('.gen')?.getBoundingClientRect().top ?? 0) + scrollY))
    const isAbove = () =>
      browser.evaluate(() => {
        const sentence = document.querySelector('.gen-z[data-on]')?.getBoundingClientRect()
        const sheet = document.querySelector('.ui-s')?.getBoundingClientRect()
        return Boolean(sentence && sheet && sentence.top >= 0 && sentence.bottom <= sheet.top + 1 && sheet.bottom <= innerHeight + 1)
      })
    const sentences = browser.locator('.gen-z button')
    await sentences.last().click()
    await expect(wordings).toBeFocused()
    await expect.poll(isAbove).toBe(true)
    await wordings.getByRole('button', { name: 'Vorheriger Satz' }).click()
    await expect(sentences.nth(-2)).toHaveAttribute('aria-expanded', 'true')
    await expect(wordings).toBeFocused()
    await expect.poll(isAbove).toBe(true)
    await browser.keyboard.press('Escape')
    await expect(wordings).toHaveCount(0)
    await expect(sentences.nth(-2)).toBeFocused()
    await sentences.nth(-2).click()
    await expect(wordings).toBeVisible()
    await browser.goBack()
    await expect(wordings).toHaveCount(0)
    const before = await top()
    await browser.getByRole('radio', { name: 'Note 3, befriedigend' }).check({ force: true })
    await expect(sentences.first()).toHaveText('3')
    expect(await top()).toBe(before)
  })

test('what is wrong is said at its field, all at once, and nothing typed is lost', async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  const said = (label: string) => browser.getByLabel(label).locator('xpath=following-sibling::p')
  await browser.getByLabel('Letzter Tag').fill('2018-01-01')
  await expect(browser.getByLabel('Letzter Tag')).toHaveAttribute('aria-invalid', 'true')
  await expect(said('Letzter Tag')).toHaveText('Das Ende liegt vor dem Beginn. Prüfen Sie beide Tage.')
  await browser.getByLabel('Nachname').fill('x'.repeat(200))
  await expect(browser.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true')
  await browser.getByLabel('Vorname').fill('')
  await expect(said('Vorname')).toHaveText('Der Vorname fehlt noch.')
  await expect(browser.getByRole('status').filter({ hasText: '3 Angaben fehlen oder stimmen nicht.' })).toBeVisible()
  await browser.getByRole('region', { name: 'So entsteht noch kein Brief' }).getByRole('link', { name: 'Letzter Tag' }).click()
  await expect(browser.getByLabel('Letzter Tag')).toBeFocused()
  await browser.getByLabel('Letzter Tag').fill('2026-10-31')
  await browser.getByLabel('Vorname').fill('Katharina')
  await browser.getByLabel('Nachname').fill('<b>\u202eö 😀')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Frau Katharina <b>ö 😀')
})

test('while a field is wrong or all are cleared there is no letter of the person before to take away', async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByLabel('Nachname').fill('Geheim')
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await expect(letter).toContainText('Geheim')
  await browser.getByLabel('Letzter Tag').fill('2018-01-01')
  await expect(letter).toBeHidden()
  for (const name of ['Text kopieren', 'PDF', 'Word (DOCX)', 'Drucken'])
    await expect(browser.getByRole('button', { name, exact: true })).toHaveCount(0)
  await browser.getByLabel('Letzter Tag').fill('2026-10-31')
  await expect(letter).toContainText('Geheim')
  await browser.getByRole('button', { name: 'Alle Angaben löschen' }).click()
  await browser.getByRole('button', { name: 'Entwurf behalten' }).click()
  await expect(letter).toContainText('Geheim')
  await clearAll(browser)
  await expect(browser.getByLabel('Vorname')).toBeFocused()
  await expect(browser.locator('body')).not.toContainText('Geheim')
  await expect(browser.getByRole('button', { name: 'PDF', exact: true })).toHaveCount(0)
  expect(await browser.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('Geheim')
})

test('days that cannot be are refused, those that are odd are asked about', async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await browser.getByLabel('Letzter Tag').fill('2090-12-31')
  await expect(letter).toBeHidden()
  await browser.getByLabel('Letzter Tag').fill('2026-10-23')
  await expect(letter).toBeVisible()
  const checks = browser.getByRole('region', { name: 'Prüfung' })
  await expect(checks).toContainText('Manche lesen darin eine fristlose Kündigung.')
  await checks.getByRole('link', { name: 'Zum Feld „Letzter Tag“' }).click()
  await expect(browser.getByLabel('Letzter Tag')).toBeFocused()
})

test('what belongs in a reference only by wish is remarked where it was typed', LONG, async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByLabel('Aufgabe 2', { exact: true }).fill('Frau Brandt war drei Monate krank')
  await expect(browser.getByLabel('Aufgabe 2', { exact: true })).toHaveAttribute('aria-describedby', 'draft-task-1-said')
  await expect(browser.locator('#draft-task-1-said')).toContainText('„krank“ deutet auf Krankheit oder Fehlzeiten.')
  await browser.getByLabel('Funktion', { exact: true }).fill('Vorsitzende des Betriebsrats')
  await expect(browser.getByRole('region', { name: 'Prüfung' })).toContainText(
    '„Betriebsrats“ deutet auf eine Tätigkeit im Betriebsrat oder in einer anderen Vertretung.',
  )
})

test('titles go with the form of address, also when it changes later, and lists leave no label in the letter', async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  const title = browser.getByLabel('Bezeichnung im Zeugnis')
  for (const [role, frau, herr, neutral] of [
    ['koch-in', 'Köchin', 'Koch', 'Köchin/Koch'],
    ['elektriker-in', 'Elektronikerin', 'Elektroniker', 'Elektronikerin/Elektroniker'],
    ['fuehrungskraft', 'Abteilungsleiterin', 'Abteilungsleiter', 'Abteilungsleitung'],
    ['krankenpfleger-in', 'Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger', 'Pflegefachkraft'],
  ] as const) {
    await browser.getByLabel('Anrede').selectOption('frau')
    await browser.getByLabel('Beruf', { exact: true }).selectOption(role)
    await expect(title).toHaveValue(frau)
    await browser.getByLabel('Anrede').selectOption('herr')
    await expect(title).toHaveValue(herr)
    await browser.getByLabel('Anrede').selectOption('name')
    await expect(title).toHaveValue(neutral)
  }
  await browser.getByLabel('Anrede').selectOption('herr')
  await title.fill('Chefköchin')
  await expect(browser.getByRole('region', { name: 'Prüfung' })).toContainText('„Chefköchin“ passt nicht zur Anrede.')
})

test('another language translates what we wrote and names what has still to be translated', LONG, async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByLabel('Beruf', { exact: true }).selectOption('koch-in')
  await browser.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await expect(browser.getByLabel('Aufgabe 4', { exact: true })).toHaveValue(/Zubereitung/)
  await browser.getByLabel('Aufgabe 2', { exact: true }).fill('Einkauf auf dem Fischmarkt')
  await browser.getByLabel('Sprache des Zeugnisses').selectOption('en')
  await expect(browser.getByLabel('Bezeichnung im Zeugnis')).toHaveValue('Cook')
  await expect(browser.getByLabel('Aufgabe 1', { exact: true })).toHaveValue('Planning the routes of 24 vehicles')
  await expect(browser.getByLabel('Aufgabe 4', { exact: true })).toHaveValue('Preparing hot and cold dishes to set menus and recipes')
  const checks = browser.getByRole('region', { name: 'Prüfung' })
  await expect(checks).toContainText('Noch zu übersetzen')
  const foreign = checks.locator('.chk').filter({ hasText: 'Noch zu übersetzen' }).getByRole('listitem')
  await expect(foreign).toHaveText(['Aufgabe 2'])
  await browser.getByLabel('Aufgabe 2', { exact: true }).fill('Buying at the fish market')
  await expect(checks).not.toContainText('Noch zu übersetzen')
  await browser.getByLabel('Sprache des Zeugnisses').selectOption('de')
  await expect(browser.getByLabel('Aufgabe 4', { exact: true })).toHaveValue(/Zubereitung/)
  await expect(foreign).toHaveText(['Aufgabe 2'])
  await checks.getByRole('button', { name: 'Sie bleiben so' }).click()
  await expect(checks).not.toContainText('Noch zu übersetzen')
})

test('grades that do not go together are pointed out', LONG, async ({ page: browser }) => {
  await browser.goto(page)
  await browser.getByText('Einzelnoten vergeben').click()
  await browser.getByLabel('Fachwissen').selectOption('5')
  const checks = browser.getByRole('region', { name: 'Prüfung' })
  await expect(checks).toContainText('Fachwissen steht auf 5, die Gesamtnote auf 2. Einen Abstand von 3 Stufen lesen viele als Vorbehalt.')
  await browser.getByLabel('Fachwissen').selectOption('4')
  await expect(checks).toContainText('Einen Abstand von 2 Stufen')
})

test('what is chosen while the page still loads is kept', async ({ page: browser }) => {
  await browser.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await browser.goto(page, { waitUntil: 'commit' })
  await browser.getByLabel('Anrede').selectOption('herr')
  await browser.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
  await browser.getByLabel('Nachname').fill('Sörensen')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  await expect(browser.getByLabel('Anrede')).toHaveValue('herr')
  await expect(browser.getByRole('radio', { name: 'Note 4, ausreichend' })).toBeChecked()
})

for (const task of [0, 1, 2]) {
  test(`two grades chosen before piece ${task + 1} of hydration both count`, longUnless(task === 0), async ({ page: browser }) => {
    const seen = await chooseAtTask(browser, task, ['Fachwissen', 'Arbeitsweise'], '5')
    await browser.goto(page)
    await browser.getByText('Einzelnoten vergeben').click()
    const checks = browser.getByRole('region', { name: 'Prüfung' })
    await expect(checks).toContainText('Fachwissen steht auf 5, die Gesamtnote auf 2.')
    await expect(checks).toContainText('Arbeitsweise steht auf 5, die Gesamtnote auf 2.')
    expect(await seen()).toBeGreaterThan(task)
  })
}

test('duties are suggested by the occupation and sorted by keyboard', async ({ page: browser }) => {
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByLabel('Beruf', { exact: true }).selectOption('koch-in')
  await browser.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await expect(browser.getByLabel('Aufgabe 4', { exact: true })).toHaveValue(/Zubereitung/)
  await browser.getByRole('button', { name: 'Aufgabe 4 nach oben' }).focus()
  await browser.keyboard.press('Enter')
  await expect(browser.getByLabel('Aufgabe 3', { exact: true })).toHaveValue(/Zubereitung/)
})

test('an English letter is written on the English page, and its language loads only there', async ({ page: browser }) => {
  const prerendered = await (await browser.request.get(`/en${page}`)).text()
  expect(prerendered).toMatch(/Ms Katharina Brandt (?:held the position|worked for us)/)
  expect(prerendered).not.toMatch(/Zum Aufgabengebiet|war vom 1/)
  const scripts = new Set<string>()
  browser.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  await browser.goto(`/en${page}`)
  await wake(browser)
  const letter = browser.getByRole('article', { name: 'Draft of the reference' })
  await expect(letter).toContainText(/Ms Katharina Brandt (?:held the position|worked for us)/)
  await browser.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await browser.getByRole('button', { name: 'Copy the text' }).click()
  await expect(browser.getByText('Copied')).toBeVisible()
  expect(await browser.evaluate(() => navigator.clipboard.readText())).toMatch(/(?:main duties were|position involved|Responsibilities included):/)
  await browser.getByLabel('Last name').fill('Sorensen')
  await expect(letter).toContainText('Ms Sorensen')
  // A heading that only the writer of German letters has; the analyser, which knows German wordings, is on both pages.
  const loaded = await Promise.all([...scripts].map(async (url) => (await browser.request.get(url)).text()))
  expect(loaded.length).toBeGreaterThan(1)
  expect(loaded.filter((script) => script.includes('Vorläufiges Zeugnis'))).toEqual([])
})

test('when a part of it is gone, as after a new build, the page comes anew and the draft is still there', LONG, async ({ page: browser }) => {
  await browser.route('**/assets/texts-*', (route) => route.fulfill({ status: 404 }))
  await browser.goto(page)
  await openGroups(browser)
  await browser.getByLabel('Beruf', { exact: true }).selectOption('koch-in')
  await browser.getByLabel('Nachname').fill('Sörensen')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  const loadedAnew = browser.waitForEvent('load')
  await browser.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await loadedAnew
  await expect(browser.getByLabel('Nachname')).toHaveValue('Sörensen')
})

test('beside the letter the person and the grades are open, the rest says in a line what is in it and opens for what is wrong', async ({
  page: browser,
}) => {
  await browser.goto(page)
  await wake(browser)
  await expect(browser.getByLabel('Nachname')).toBeVisible()
  await expect(browser.getByText('Einzelnoten vergeben')).toBeVisible()
  const lines = browser.locator('#form button[aria-expanded]:visible')
  await expect(lines).toHaveText([/Betrieb und Tätigkeit.*Hansen Kühllogistik/, /Ende und Unterschrift.*Ute Hansen/])
  await expect(browser.getByLabel('Letzter Tag')).toBeHidden()
  await lines.first().click()
  await browser.getByLabel('Letzter Tag').fill('2018-01-01')
  await lines.first().click()
  await browser.getByRole('link', { name: 'Letzter Tag' }).click()
  await expect(browser.getByLabel('Letzter Tag')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the letter stands between its grade and four closed groups that say what is in them and open for what is wrong', async ({
    page: browser,
  }) => {
    await browser.goto(page)
    await wake(browser)
    const tops = () =>
      browser.evaluate(() => ['.gen-g', '#letter', '#form'].map((part) => document.querySelector(part)?.getBoundingClientRect().top ?? Number.NaN))
    const [grade = 0, letter = 0, form = 0] = await tops()
    expect(grade).toBeLessThan(letter)
    expect(letter).toBeLessThan(form)
    const groups = browser.getByRole('region', { name: 'Angaben zum Zeugnis' }).locator('button[aria-expanded]')
    await expect(groups).toHaveCount(4)
    await expect(groups.first()).toContainText('Qualifiziertes Zeugnis, Deutsch, Frau Katharina Brandt')
    await expect(browser.getByLabel('Nachname')).toBeHidden()
    await groups.first().click()
    await browser.getByLabel('Nachname').fill('')
    await groups.first().click()
    await browser.getByRole('link', { name: 'Nachname' }).click()
    await expect(browser.getByLabel('Nachname')).toBeInViewport()
    await browser.getByLabel('Nachname').fill('Sörensen')
    await browser.getByRole('link', { name: 'Zum Brief' }).click()
    await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toBeInViewport()
  })
})
