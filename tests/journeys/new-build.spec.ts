import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { copyChanged } from '../support/changed-copy.ts'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { lookAgain } from '../support/look-again.ts'
import { portOf } from '../support/ports.ts'
import { type RunningSite, startSite } from '../support/start-site.ts'
import { wake } from '../support/wake.ts'

const PORT = String(portOf('new build'))
const oldHeading = 'Auskünfte und Material für die Presse'
const newHeading = 'Wir erklären die Sprache der Zeugnisse.'

test.describe.configure({ mode: 'default' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toPress = (page: Page) => page.locator('footer').getByRole('link', { name: 'Presse' })

async function openWithReact(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await wake(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return page
}

/** Pages of one visitor, each as somebody would leave it. */
async function openPages(browser: Browser, url: string) {
  const context = await browser.newContext()
  const team = `${url}/about/team`
  const writing = await context.newPage()
  await openWithScript(writing, `${url}/about/contact`)
  const [reading, unaware, searching] = [await openWithReact(context, team), await openWithReact(context, team), await openWithReact(context, team)]
  const untouched = await context.newPage()
  await untouched.goto(team)
  return { untouched, writing, reading, unaware, searching }
}

let pages: Awaited<ReturnType<typeof openPages>>
let site: RunningSite
let copy: ReturnType<typeof copyChanged>

test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000)
  copy = copyChanged([{ file: 'content/pages/about-press/de.mdx', from: oldHeading, to: newHeading }])
  site = await startSite({ PORT })
  pages = await openPages(browser, site.url)
  await site.stop()
  site = await startSite({ PORT }, { folder: copy.folder })
})
test.afterAll(async () => {
  await pages.reading.context().close()
  await site.stop()
  copy.remove()
})

test.describe('when a build has been deployed under open pages', () => {
  test('who comes back to a tab gets the new page by the next link', async () => {
    await lookAgain(pages.reading)
    await toPress(pages.reading).click()
    await expect(heading(pages.reading)).toHaveText(newHeading)
    await expect(pages.reading.locator('html[data-marked]')).toHaveCount(0)
  })

  test('so does who has not heard of it: what the link needs is gone', async () => {
    await pages.unaware.bringToFront()
    await toPress(pages.unaware).click()
    await expect(heading(pages.unaware)).toHaveText(newHeading)
    await expect(pages.unaware.locator('html[data-marked]')).toHaveCount(0)
  })

  test('a page that nobody had touched leads on by its links', async () => {
    await pages.untouched.bringToFront()
    await wake(pages.untouched)
    await toPress(pages.untouched).click()
    await expect(heading(pages.untouched)).toHaveText(newHeading)
  })

  test('the search button leads to the search page when its window is gone', async () => {
    await pages.searching.bringToFront()
    await pages.searching.keyboard.press('Control+k')
    await expect(pages.searching).toHaveURL(`${site.url}/suche`)
  })

  test('who is writing is told, keeps what was typed, and what is sent arrives', async () => {
    await fillForm(pages.writing, { texts: { name: 'Änne Özil', email: 'aenne@example.org', message: 'Guten Tag' } })
    await lookAgain(pages.writing)
    await expect(pages.writing.getByRole('status').filter({ hasText: 'erneuert' })).toBeVisible()
    await sendForm(pages.writing)
    await expect(pages.writing.getByRole('heading', { name: 'Ihre Nachricht ist angekommen.' })).toBeVisible()
  })
})
