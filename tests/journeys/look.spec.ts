import { expect, type Locator, type Page, test } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openGroups } from '../support/open-groups.ts'
import { wake } from '../support/wake.ts'

const analyser = '/products/zeugnisparser'
const generator = '/products/zeugnisgenerator'

/** What stands on each page of the printed page. */
async function printed(page: Page): Promise<string[][]> {
  const { numPages, getPage } = await getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: 0 }).promise.then(
    (file) => ({ numPages: file.numPages, getPage: (number: number) => file.getPage(number) }),
  )
  const contents = await Promise.all(Array.from({ length: numPages }, (_, index) => getPage(index + 1).then((one) => one.getTextContent())))
  return contents.map(({ items }) => items.flatMap((item) => ('str' in item ? [item.str.trim()] : [])))
}

const lefts = (boxes: Locator) => boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().left)))

test('printed, the profile of an analysis stands on one page with its scale, and grey grounds are printed', async ({ page }) => {
  await page.goto(analyser)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const labels = await page.locator('.prof dt').allInnerTexts()
  expect(labels.length).toBeGreaterThan(5)
  const pages = await printed(page)
  const scaled = pages.filter((texts) => ['1', '2', '3', '4', '5'].every((figure) => texts.includes(figure)) && texts.includes('Profil'))
  expect(scaled.map((texts) => labels.filter((label) => texts.includes(label)))).toEqual([labels])
  await page.emulateMedia({ media: 'print' })
  for (const grey of await page.locator('.ann.off').all()) await expect(grey).toHaveCSS('print-color-adjust', 'exact')
})

test('each pennant of a profile hangs below the figure of its grade, beside its name on a phone', async ({ page }) => {
  await page.goto(analyser)
  const centres = (boxes: Locator) =>
    boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect()).map(({ left, width }) => left + width / 2))
  const scale = await centres(page.locator('.prof-s > span'))
  const grades = await page.locator('.pen b').allInnerTexts()
  const pennants = await centres(page.locator('.pen'))
  const frame = await page.locator('.prof').evaluate((profile) => profile.getBoundingClientRect().right)
  expect(grades.length).toBeGreaterThan(4)
  expect(grades.filter((grade, index) => Math.abs((pennants[index] ?? 0) - (scale[Number(grade) - 1] ?? 0)) > 6)).toEqual([])
  for (const right of await page.locator('.pen').evaluateAll((all) => all.map((box) => box.getBoundingClientRect().right)))
    expect(right).toBeLessThanOrEqual(frame)
  await page.setViewportSize({ width: 390, height: 844 })
  const rows = await page.locator('.prof dl > div').evaluateAll((all) =>
    all.map((row) => {
      const [name, pennant] = [...row.children].map((part) => part.getBoundingClientRect())
      return name && pennant ? Math.abs(name.top + name.height / 2 - pennant.top - pennant.height / 2) : 99
    }),
  )
  expect(Math.max(...rows)).toBeLessThan(2)
  const end = await page.locator('.prof').evaluate((profile) => profile.getBoundingClientRect().bottom)
  const letter = await page.locator('.az-b').evaluate((one) => one.getBoundingClientRect().top)
  expect(end).toBeLessThan(letter)
})

test('one finding is open on arrival, without script too, and closes when another is chosen', async ({ page, browser, baseURL }) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })).newPage()
  for (const [visitor, isAwake] of [
    [page, true],
    [plain, false],
  ] as const) {
    await visitor.goto(analyser)
    if (isAwake) await wake(visitor)
    await expect(visitor.locator('.fd-b:visible')).toHaveCount(1)
    await expect(visitor.locator('.fd-b:visible')).toContainText('Arbeitserfolg: mangelhaft')
    await visitor.getByRole('link', { name: /^stets zu unserer vollen Zufriedenheit/ }).click()
    await expect(visitor.locator('.fd-b:visible')).toHaveCount(1)
    await expect(visitor.locator('.fd-b:visible')).toContainText('Gesamturteil: gut')
  }
  await page.goto(`${analyser}#b3`)
  await wake(page)
  await expect(page.locator('.az-b [data-on]')).toHaveAttribute('href', '#b3')
})

test('in the generator words are marked, not sentences, also in a letter written anew', async ({ page }) => {
  const longest = () =>
    page.locator('.gen-z').evaluateAll((sentences) =>
      Math.max(
        ...sentences.map((sentence) => {
          const marks = [...sentence.querySelectorAll('.ann')].map((mark) => mark.textContent?.length ?? 0)
          return marks.reduce((sum, length) => sum + length, 0) / (sentence.textContent?.length ?? 1)
        }),
      ),
    )
  await page.goto(generator)
  await expect(page.locator('.gen-z .ann').first()).toBeVisible()
  expect(await longest()).toBeLessThan(0.9)
  await page.getByRole('radio', { name: 'Note 4, ausreichend' }).check()
  await expect(page.locator('.gen-z .ann.bad').first()).toBeVisible()
})

test('the field of a duty shows all its words', async ({ page }) => {
  await page.goto(generator)
  await openGroups(page)
  const hidden = () =>
    page
      .locator('.gen-t .fld-in')
      .evaluateAll((fields) => fields.filter((field) => field.scrollWidth > field.clientWidth || field.scrollHeight > field.clientHeight + 1).length)
  expect(await hidden()).toBe(0)
  await page.getByLabel('Beruf', { exact: true }).selectOption('fotograf-in')
  await page.getByRole('button', { name: 'Aufgaben vorschlagen' }).click()
  await expect(page.getByLabel('Aufgabe 5', { exact: true })).toHaveValue(/\S/)
  expect(await hidden()).toBe(0)
})

test('the grades of a report stand in columns of one width, below each other', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/companies-demo')
    const widths = await page.locator('.cross .sumr td').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)))
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const rights = await page
    .locator('.cross td .gm')
    .evaluateAll((marks) => marks.map((mark) => (mark.closest('td')?.getBoundingClientRect().right ?? 0) - mark.getBoundingClientRect().right))
  expect(Math.min(...rights)).toBeGreaterThanOrEqual(0)
})

test('the header marks the section of the page, on pages below its links too', async ({ page }) => {
  const marked = () => page.locator('.nav-list > li > :is(a, details > summary)[aria-current], .nav-list summary[aria-current]').allInnerTexts()
  for (const [address, group] of [
    ['/docs/api/zeugnisanalyse', ['API']],
    ['/docs/api/einfuehrung', ['API']],
    ['/blog-article/hr-home-office', ['Wissen']],
    ['/wissen/schlussformel', ['Wissen']],
    ['/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in', ['Wissen']],
    ['/zeugnisgenerator/integrations/personio', ['Produkte']],
    ['/companies-demo/hansen-kuehllogistik', ['Produkte']],
    ['/pricing/talentscout', ['Preise']],
    ['/about/jobs', ['Unternehmen']],
    ['/impressum', []],
  ] as const) {
    await page.goto(address)
    expect(await marked(), address).toEqual(group)
  }
})

test('a missing page hoists no word, and always has a search and ways out', async ({ page }) => {
  for (const address of ['/gibt-es-nicht', '/en/products/talentscoud', '/xyzzy/q/q']) {
    await page.goto(address)
    await expect(page.locator('.hoist p span')).toHaveCount(1)
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible()
    expect(await page.locator('[aria-labelledby=nf-ways-out] a').count()).toBeGreaterThan(2)
  }
  await page.getByRole('searchbox').fill('Zwischenzeugnis')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/suche?q=Zwischenzeugnis')
})

test('questions stand close together wherever they stand', async ({ page }) => {
  for (const address of [generator, analyser, '/pricing/zeugnisgenerator']) {
    await page.goto(address)
    const gaps = await page
      .locator('.faq')
      .first()
      .locator('details')
      .evaluateAll((all) => all.slice(1).map((one, index) => one.getBoundingClientRect().top - (all[index]?.getBoundingClientRect().bottom ?? 0)))
    expect(Math.max(...gaps)).toBeLessThan(1)
  }
})

test('on the English home the second way starts where the first one does', async ({ page }) => {
  await page.goto('/en')
  const [first, second] = await lefts(page.locator('.hero-l .btns > a'))
  const [top, below] = await page.locator('.hero-l .btns > a').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))
  if ((below ?? 0) > (top ?? 0) + 30) expect(second).toBe(first)
})
