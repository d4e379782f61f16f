import { expect, test } from '@playwright/test'
import { clearAll } from '../support/clear-draft.ts'

const page = '/products/zeugnisgenerator'

for (const [prefix, role, person, adapt, lastName] of [
  ['', 'Kellner-in', 'Rafael Santos', 'Im Generator anpassen', 'Nachname'],
  ['/en', 'Kellner-in', 'Rafael Santos', 'Adapt in the generator', 'Last name'],
] as const)
  test(`a template is taken over whole, as it was set (${prefix || 'de'})`, async ({ page: browser }) => {
    await browser.goto(`${prefix}/arbeitszeugnis-vorlage/Arbeitszeugnis-${role}`)
    await browser.locator('input[name=grade][value="4"]').check({ force: true })
    await browser.locator('input[name=address][value=herr]').check({ force: true })
    const [tasks, employer] = [await browser.locator('.tpl-l li:visible').allTextContents(), await browser.locator('.tpl-l').textContent()]
    const link = browser.getByRole('link', { name: adapt })
    await expect(link).toHaveAttribute('href', /grade=4/)
    await link.click()
    const letter = browser.locator('#letter')
    await expect(letter).toContainText(person)
    for (const task of tasks.slice(0, 3)) await expect(letter).toContainText(task)
    expect(employer).toContain('Fährgarten')
    await expect(letter).toContainText('Fährgarten')
    await expect(letter).not.toContainText('Brandt')
    await expect(browser.locator('input[name=overall]').nth(3)).toBeChecked()
    expect(new URL(browser.url()).search).toBe('')
    await browser.getByLabel(lastName).fill('Sörensen')
    await browser.reload()
    await expect(letter).toContainText('Sörensen')
  })

test('a template leaves the draft that lay here before to be had back', async ({ page: browser }) => {
  await browser.goto(page)
  await browser.getByLabel('Nachname').fill('Sörensen')
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await expect(letter).toContainText('Sörensen')
  await browser.goto(`${page}?template=arbeitszeugnis-vorlage-Zwischenzeugnis&grade=1&address=frau`)
  await expect(browser.getByLabel('Art', { exact: true })).toHaveValue('zwischen')
  await expect(letter).not.toContainText('Sörensen')
  await browser.getByRole('button', { name: 'Früheren Entwurf öffnen' }).click()
  await expect(letter).toContainText('Sörensen')
})

test('a second template looked at takes no draft away, and a tab with the same draft follows what is typed and cleared', async ({
  page: browser,
}) => {
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  await browser.goto(page)
  await browser.getByLabel('Nachname').fill('Kaya')
  await expect(letter).toContainText('Kaya')
  for (const role of ['Ingenieur-in', 'Verkaeufer-in']) {
    await browser.goto(`${page}?template=arbeitszeugnis-vorlage-Arbeitszeugnis-${role}&grade=2&address=frau`)
    await expect(letter).toContainText(role === 'Ingenieur-in' ? 'Nguyen' : 'Haddad')
  }
  // Two templates that were looked at and not changed are no drafts.
  await browser.getByRole('button', { name: 'Früheren Entwurf öffnen' }).click()
  await expect(letter).toContainText('Kaya')
  const second = await browser.context().newPage()
  await second.goto(page)
  await expect(second.getByLabel('Nachname')).toHaveValue('Kaya')
  await second.getByLabel('Nachname').fill('Kaya-Lund')
  await expect(letter).toContainText('Kaya-Lund')
  await clearAll(second)
  await expect(browser.getByLabel('Nachname')).toHaveValue('')
  await expect(browser.locator('body')).not.toContainText('Kaya')
})

test('two tabs write two references, and neither takes the other away', async ({ page: first }) => {
  await first.goto(page)
  await first.getByLabel('Nachname').fill('Sörensen')
  const second = await first.context().newPage()
  await second.goto(page)
  await expect(second.getByLabel('Nachname')).toHaveValue('Sörensen')
  await second.getByRole('button', { name: 'Neuer Entwurf' }).click()
  await second.getByLabel('Nachname').fill('Kaya')
  await expect(first.getByLabel('Nachname')).toHaveValue('Sörensen')
  await first.getByLabel('Nachname').fill('Sörensen-Lund')
  await expect(second.getByLabel('Nachname')).toHaveValue('Kaya')
  await second.reload()
  for (const tab of [first, second]) await expect(tab.getByRole('region', { name: 'Entwürfe', exact: true }).getByRole('listitem')).toHaveCount(1)
  await expect(second.getByLabel('Nachname')).toHaveValue('Sörensen-Lund')
  await second.getByRole('button', { name: /^Früheren Entwurf öffnen/ }).click()
  await expect(second.getByLabel('Nachname')).toHaveValue('Kaya')
})

test('a tab that still shows the sample takes up the draft that is begun in another', async ({ page: first }) => {
  await first.goto(page)
  const second = await first.context().newPage()
  await second.goto(page)
  await second.getByLabel('Art', { exact: true }).focus()
  await first.getByLabel('Nachname').fill('Sörensen')
  await expect(second.getByLabel('Nachname')).toHaveValue('Sörensen')
  await expect(second.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Sörensen')
})

test('several drafts lie here by name, one is deleted, had back and opened', async ({ page: browser }) => {
  const letter = browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })
  const drafts = browser.getByRole('region', { name: 'Entwürfe', exact: true })
  await browser.goto(page)
  await browser.getByLabel('Nachname').fill('Sörensen')
  await browser.getByRole('button', { name: 'Neuer Entwurf' }).click()
  await expect(browser.getByLabel('Nachname')).toHaveValue('')
  await browser.getByLabel('Vorname').fill('Ayşe')
  await browser.getByLabel('Nachname').fill('Kaya')
  await browser.getByRole('button', { name: 'Neuer Entwurf' }).click()
  await expect(drafts.getByRole('listitem')).toContainText(['Katharina Sörensen, Qualifiziertes Zeugnis', 'Ayşe Kaya, Qualifiziertes Zeugnis'])
  await drafts.getByRole('button', { name: 'Entwurf löschen: Katharina Sörensen' }).click()
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
  await drafts.getByRole('button', { name: 'Löschen rückgängig machen' }).click()
  await browser.reload()
  await drafts.getByRole('button', { name: 'Früheren Entwurf öffnen: Katharina Sörensen' }).click()
  await expect(letter).toContainText('Frau Katharina Sörensen')
  await expect(drafts.getByRole('listitem')).toHaveCount(1)
})

test('a template that cannot be had is said, and the draft stays', async ({ page: browser }) => {
  await browser.goto(`${page}?template=gibt-es-nicht&grade=1&address=frau`)
  await expect(browser.getByText('Die Vorlage ließ sich nicht laden.')).toBeVisible()
  await expect(browser.getByRole('article', { name: 'Entwurf des Zeugnisses' })).toContainText('Katharina Brandt')
})
