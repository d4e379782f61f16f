import { expect, test } from '@playwright/test'
import { siteUrl } from '../support/site-url.ts'

const generator = '/pricing/zeugnisgenerator'

test('the switches show yearly or monthly, net or gross prices without JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(siteUrl + generator)
  const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Abteilung' }) })
  const shown = () => plan.locator('.price').innerText()
  expect(await shown()).toMatch(/^1\.188,00\s€\s+im Jahr, zzgl\. 19\s%\sUSt\.$/)
  await page.getByRole('radio', { name: 'Mit 19 % USt.' }).check()
  expect(await shown()).toMatch(/^1\.413,72\s€\s+im Jahr, mit 19\s%\sUSt\.$/)
  await page.getByRole('radio', { name: 'Monatlich' }).check()
  expect(await shown()).toMatch(/^141,61\s€\s+im Monat, mit 19\s%\sUSt\.$/)
  const said = await plan.innerText()
  expect(said).toMatch(/Jedes weitere Zeugnis: 28,56\s€ mit USt\./)
  expect(said).toContain('5 Zeugnisse im Monat')
  expect(said).not.toContain('zzgl.')
})

test('without JavaScript the calculator says so and shows a worked example', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await page.goto(siteUrl + generator)
  const calculator = page.getByRole('region', { name: 'Rechnen Sie mit Ihren Zahlen' })
  expect(await calculator.locator('noscript').innerText()).toContain('Der Rechner braucht JavaScript')
  await expect(calculator).toContainText(/400 × 10\s% = 40/)
  await expect(calculator.getByRole('status')).toContainText(/Abteilung mit 1\.188,00\s€/)
})

test('the sample mark stands once on each price page', async ({ page }) => {
  for (const product of ['zeugnisgenerator', 'zeugnisparser', 'talentscout']) {
    await page.goto(`/pricing/${product}`)
    await expect(page.getByText('Beispielpreise')).toHaveCount(1)
    await expect(page.getByRole('main').getByText(/Beispielkonditionen|Mustermarke/)).toHaveCount(1)
  }
})

test('the calculator answers for own numbers, as the reader writes them', async ({ page }) => {
  await page.goto(generator)
  const calculator = page.getByRole('region', { name: 'Rechnen Sie mit Ihren Zahlen' })
  await page.getByLabel('Beschäftigte', { exact: true }).fill('2.150')
  await page.getByLabel(/^Anteil/).fill('8,5')
  await expect(calculator).toContainText(/2\.150 × 8,5\s% = 182,75, aufgerundet 183/)
  await expect(calculator.getByRole('status')).toContainText(/183 Zeugnisse im Jahr: .*Abteilung mit 4\.140,00\s€/)
  await expect(calculator.getByRole('row', { name: /^Abteilung am günstigsten/ })).toContainText(/1\.188,00\s€ \+ 123\s×\s24,00\s€/)
  await page.getByLabel(/^Minuten je Zeugnis heute/).fill('60')
  await page.getByLabel(/^Minuten je Zeugnis mit/).fill('20')
  await page.getByLabel(/^Kosten einer Arbeitsstunde/).fill('45')
  await expect(calculator).toContainText(/183 × \(60 − 20\) ÷ 60 = 122\sh/)
  await expect(calculator).toContainText(/× 45,00\s€ = 5\.490,00\s€/)
})

test('what cannot be calculated with is said at its field', async ({ page }) => {
  await page.goto(`/en${generator}`)
  const employees = page.getByLabel('Employees')
  const said = {
    many: 'This is not a number. Use digits only, for example 1,500.',
    '1e9': 'This is not a number. Use digits only, for example 1,500.',
    '-5': 'The number cannot be negative.',
    '': 'A number is missing here.',
    '1,000,000,000': 'The number must be at most 500,000.',
    '0': 'The number must be at least 1.',
  }
  for (const [input, sentence] of Object.entries(said)) {
    await employees.fill(input)
    await expect(employees).toHaveAccessibleDescription(sentence)
    await expect(employees).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByRole('status').filter({ hasText: 'The totals will appear' })).toBeVisible()
  await employees.fill('1,500')
  await expect(employees).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('region', { name: 'What would you pay a year?' })).toContainText('1,500 × 10% = 150')
})
