import { expect, test } from '@playwright/test'
import { chooseAtTask } from '../support/choose-at-task.ts'

const page = '/products/zeugnisgenerator'

test('a letter is written as the form is filled, survives a reload in this browser, and is gone when cleared', async ({ page: browser }) => {
  await browser.goto(page)
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await expect(letter).toContainText('Frau Katharina Brandt war vom 1.')
  await browser.getByLabel('Nachname').fill('Sörensen')
  await browser.getByRole('radio', { name: 'Note 1, sehr gut' }).check()
  await expect(letter).toContainText('Frau Katharina Sörensen')
  await expect(letter).toContainText('vollsten')
  await browser.reload()
  await expect(letter).toContainText('Frau Katharina Sörensen')
  await expect(browser.getByLabel('Nachname')).toHaveValue('Sörensen')
  await browser.getByRole('button', { name: 'Alle Angaben löschen' }).click()
  await expect(browser.getByLabel('Nachname')).toHaveValue('')
  await browser.reload()
  await expect(letter).toContainText('Frau Katharina Brandt')
})

test('a link from a template opens it prefilled', async ({ page: browser }) => {
  await browser.goto(`${page}?role=koch-in&grade=4&address=herr`)
  await expect(browser.getByLabel('Beruf', { exact: true })).toHaveValue('koch-in')
  await expect(browser.getByRole('radio', { name: 'Note 4, ausreichend' })).toBeChecked()
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('zu unserer Zufriedenheit')
})

test('a template is adapted in the generator as it was set', async ({ page: browser }) => {
  await browser.goto('/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in')
  await browser.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
  await browser.getByRole('radio', { name: 'Herr' }).check()
  const link = browser.getByRole('link', { name: 'Im Generator anpassen' })
  await expect(link).toHaveAttribute('href', /grade=4/)
  await link.click()
  await expect(browser).toHaveURL(/zeugnisgenerator\?role=koch-in/)
  await expect(browser.getByLabel('Beruf', { exact: true })).toHaveValue('koch-in')
  await expect(browser.getByRole('radio', { name: 'Note 4, ausreichend' })).toBeChecked()
  await expect(browser.getByLabel('Anrede')).toHaveValue('herr')
})

test('a sentence offers other wordings of its grade, by keyboard only', async ({ page: browser }) => {
  await browser.goto(page)
  const sentence = browser.getByRole('button', { name: /zu unserer vollen Zufriedenheit|voll zufrieden|volle Anerkennung/ }).first()
  await sentence.focus()
  const before = await sentence.locator('..').textContent()
  await browser.keyboard.press('Enter')
  const wordings = browser.getByRole('region', { name: 'Andere Formulierungen, gleiche Note' })
  await expect(wordings).toContainText('Gesamturteil: Note 2')
  await wordings.getByRole('button', { name: 'Einsetzen' }).first().focus()
  await browser.keyboard.press('Enter')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).not.toContainText(before ?? '')
})

test('what is wrong is said at its field, and nothing typed is lost', async ({ page: browser }) => {
  await browser.goto(page)
  await browser.getByLabel('Letzter Tag').fill('2018-01-01')
  await expect(browser.getByLabel('Letzter Tag')).toHaveAttribute('aria-invalid', 'true')
  await expect(browser.getByRole('alert').filter({ hasText: 'Das Ende liegt vor dem Beginn.' })).toBeVisible()
  await browser.getByLabel('Letzter Tag').fill('2026-10-31')
  await browser.getByLabel('Nachname').fill('x'.repeat(200))
  await expect(browser.getByLabel('Nachname')).toHaveAttribute('aria-invalid', 'true')
  await browser.getByLabel('Nachname').fill('')
  await expect(browser.getByRole('alert').filter({ hasText: 'Vor- und Nachname fehlen noch.' })).toBeVisible()
  await browser.getByLabel('Nachname').fill('<b>\u202eö 😀')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Frau Katharina <b>ö 😀')
})

test('grades that do not go together are pointed out', async ({ page: browser }) => {
  await browser.goto(page)
  await browser.getByText('Einzelnoten vergeben').click()
  await browser.getByLabel('Fachwissen').selectOption('5')
  await expect(browser.getByRole('region', { name: 'Prüfung' })).toContainText('Fachwissen steht auf 5, die Gesamtnote auf 2.')
})

test('what is chosen while the page still loads is kept', async ({ page: browser }) => {
  await browser.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await browser.goto(page, { waitUntil: 'commit' })
  await browser.getByLabel('Beruf', { exact: true }).selectOption('koch-in')
  await browser.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
  await browser.getByLabel('Nachname').fill('Sörensen')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  await expect(browser.getByLabel('Beruf', { exact: true })).toHaveValue('koch-in')
  await expect(browser.getByRole('radio', { name: 'Note 4, ausreichend' })).toBeChecked()
})

for (const task of [0, 1, 2]) {
  test(`two grades chosen before piece ${task + 1} of hydration both count`, async ({ page: browser }) => {
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
  await browser.getByLabel('Beruf', { exact: true }).selectOption('koch-in')
  await browser.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await expect(browser.getByLabel('Aufgabe 4', { exact: true })).toHaveValue(/Zubereitung/)
  await browser.getByRole('button', { name: 'Aufgabe 4 nach oben' }).focus()
  await browser.keyboard.press('Enter')
  await expect(browser.getByLabel('Aufgabe 3', { exact: true })).toHaveValue(/Zubereitung/)
})

test('an English letter is written on the English page, and its language loads only there', async ({ page: browser }) => {
  await browser.goto(`/en${page}`)
  await expect(browser.getByRole('article', { name: 'Draft of the reference' })).toBeVisible()
  await browser.getByLabel('Last name').fill('Sorensen')
  await expect(browser.getByRole('article', { name: 'Draft of the reference' })).toContainText('Ms Sorensen')
})

test('when a part of it is gone, as after a new build, the page comes anew and the draft is still there', async ({ page: browser }) => {
  await browser.route('**/assets/texts-*', (route) => route.fulfill({ status: 404 }))
  await browser.goto(`${page}?role=koch-in`)
  await browser.getByLabel('Nachname').fill('Sörensen')
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
  const loadedAnew = browser.waitForEvent('load')
  await browser.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await loadedAnew
  await expect(browser.getByLabel('Nachname')).toHaveValue('Sörensen')
})
