import { expect as base, type Page, test } from '@playwright/test'
import { LONG, longUnless } from '../support/extent.ts'
import { ANALYTICS_KEY } from '../support/ingest-server.ts'
import { type MeasuredSite, openMeasured, startMeasuredSite } from '../support/measured.ts'
import { wake } from '../support/wake.ts'

test.describe.configure({ mode: 'default' })

/** The library gathers for seconds before it sends. */
const expect = base.configure({ timeout: 20_000 })

let site: MeasuredSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startMeasuredSite('analytics errors')
})
test.beforeEach(() => site.ingest.begin())
test.afterAll(() => site.stop())

const seen = (event: string) => site.ingest.events.filter((one) => one.event === event)

/** Whatever the console says of measuring, the visitor sees no word of it and goes on. */
async function expectUndisturbed(page: Page): Promise<void> {
  await expect(page.locator('main')).not.toContainText(/PostHog|HTTP status|rate limit/i)
  await page
    .locator('.ftr a')
    .getByText(/^(Presse|Press)$/)
    .click()
  await expect(page).toHaveURL(/\/about\/press$/)
}

/** Opens a page of somebody who has agreed to everything. The library hands itself to its recorder: the one way to it from outside. */
async function openWithLibrary(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const extensions: Record<string, unknown> = {}
    Reflect.set(window, '__PosthogExtensions__', extensions)
    let original: ((library: object) => unknown) | undefined
    Object.defineProperty(extensions, 'initSessionRecording', {
      get: () => original && ((library: object) => Reflect.set(window, 'library', library) && original?.(library)),
      set: (next) => {
        original = next
      },
    })
  })
  await page.goto(address)
  await wake(page)
  await expect.poll(() => seen('$pageview')).toHaveLength(1)
  await page.waitForFunction(() => 'library' in window)
}

for (const address of ['/about/team', '/en/about/team']) {
  test(`${address}: a missing token is said on the console, and nothing is sent`, longUnless(address === '/about/team'), async ({ browser }) => {
    const { context, page, said } = await openMeasured(browser, site.url)
    await page.goto(address)
    await wake(page)
    await page.locator('#ihre-einwilligung').evaluate((bar) => bar.removeAttribute('data-key'))
    await page.getByRole('button', { name: /^(Zustimmen|Agree)$/ }).click()
    await expect.poll(() => said.join()).toContain('PostHog was initialized without a token.')
    await expectUndisturbed(page)
    expect(site.ingest.events).toEqual([])
    await context.close()
  })

  test(`${address}: measuring that is started a second time says so on the console, and goes on as it was`, LONG, async ({ browser }) => {
    const { context, page, said } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
    await openWithLibrary(page, address)
    await page.evaluate((key) => Reflect.get(window, 'library').init(key, {}), ANALYTICS_KEY)
    expect(said.join()).toContain('You have already initialized PostHog! Re-initializing is a no-op')
    await expectUndisturbed(page)
    await expect.poll(() => seen('$pageview')).toHaveLength(2)
    await context.close()
  })

  test(`${address}: more events than the library’s limit are dropped with a word on the console`, LONG, async ({ browser }) => {
    const { context, page, said } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
    await page.goto(address)
    await wake(page)
    await expect.poll(() => seen('$pageview')).toHaveLength(1)
    const presses = 150
    await page.locator('main').evaluate((main, count) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'x' })
      main.append(button)
      for (let press = 0; press < count; press += 1) button.click()
    }, presses)
    await expect.poll(() => said.join()).toContain('This capture call is ignored due to client rate limiting.')
    await expect.poll(() => seen('$autocapture').length).toBeGreaterThan(50)
    expect(seen('$autocapture').length).toBeLessThan(presses)
    await expectUndisturbed(page)
    await context.close()
  })

  for (const status of [400, 429, 503]) {
    test(
      `${address}: a provider that answers ${status} is named on the console`,
      longUnless(status === 503 && address !== '/about/team'),
      async ({ browser }) => {
        const { context, page, said } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
        site.ingest.answerWith(status)
        await page.goto(address)
        await wake(page)
        await expect.poll(() => said.join()).toContain(`Bad HTTP status: ${status}`)
        await expectUndisturbed(page)
        await context.close()
      },
    )
  }
}

test('an account with an empty id is nobody to the library', async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
  await page.addInitScript(() => {
    const token = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.sig`
    localStorage.setItem('pocketbase_auth', JSON.stringify({ token, record: { id: '' } }))
  })
  await page.goto('/about/team')
  await wake(page)
  await expect.poll(() => seen('$pageview')).toHaveLength(1)
  expect(seen('$identify')).toEqual([])
  await context.close()
})

test('an event whose name is no string is not sent', async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
  await openWithLibrary(page, '/about/team')
  await page.evaluate(() => {
    const library = Reflect.get(window, 'library')
    for (const name of [7, {}, undefined, '$autocapture']) library.capture(name)
  })
  // The last one, whose name is a string, comes behind the others.
  await expect.poll(() => seen('$autocapture')).toHaveLength(1)
  expect(site.ingest.events.filter(({ event }) => typeof event !== 'string')).toEqual([])
  expect(new Set(site.ingest.events.map(({ event }) => event))).not.toContain('7')
  await context.close()
})
