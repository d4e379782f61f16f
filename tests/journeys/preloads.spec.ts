import { expect, type Page, test } from '@playwright/test'
import { LINKS_IN_VIEW_AFTER_MS, MAX_PRELOADS, PAYLOAD_FRESH_S } from '../../site/constants.ts'
import { longUnless } from '../support/extent.ts'
import { wake } from '../support/wake.ts'

/** Payloads that a page asks for; each takes its time, so that those under way can be counted. */
async function watchPayloads(page: Page) {
  const asked: string[] = []
  let [open, most] = [0, 0]
  await page.route('**/*.data*', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    open += 1
    most = Math.max(most, open)
    await new Promise((resolve) => setTimeout(resolve, 150))
    open -= 1
    await route.continue()
  })
  return { asked, most: () => most }
}

test('pages whose links are in view are fetched ahead, few at once, and come in with the scroll', async ({ page }) => {
  const { asked, most } = await watchPayloads(page)
  // Tall enough that more links are in view than are fetched at once.
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/wissen')
  await wake(page)
  await expect.poll(() => asked.length).toBeGreaterThan(MAX_PRELOADS)
  const first = [...asked]
  await page.mouse.wheel(0, 2500)
  await expect.poll(() => asked.length).toBeGreaterThan(first.length)
  expect(most()).toBe(MAX_PRELOADS)
  expect(new Set(asked).size).toBe(asked.length)
})

test('a link that the pointer comes to is fetched ahead, and the click takes it from there', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const answers: boolean[] = []
  devtools.on('Network.responseReceived', ({ response: { url, fromPrefetchCache, fromDiskCache } }) => {
    if (url.includes('/about/press.data')) answers.push(Boolean(fromPrefetchCache || fromDiskCache))
  })
  await page.goto('/about/team')
  await wake(page)
  const link = page.locator('footer').getByRole('link', { name: 'Presse' })
  await page.waitForLoadState('networkidle')
  await link.hover()
  await expect.poll(() => answers).toEqual([false])
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(answers).toEqual([false, true])
})

test('a page that was fetched ahead longer ago than it is fresh is asked for again when the pointer comes back', async ({ page }) => {
  await page.clock.install()
  const { asked } = await watchPayloads(page)
  await page.goto('/impressum')
  await wake(page)
  const link = page.locator('footer').getByRole('link', { name: 'Presse' })
  const times = () => asked.filter((path) => path === '/about/press.data').length
  const comeBack = async () => {
    await page.locator('h1').hover()
    await link.hover()
    return times()
  }
  await page.clock.runFor(LINKS_IN_VIEW_AFTER_MS)
  await expect.poll(comeBack).toBe(1)
  await page.clock.runFor(1000 * (PAYLOAD_FRESH_S - 1))
  expect(await comeBack()).toBe(1)
  await page.clock.runFor(2000)
  await expect.poll(comeBack).toBe(2)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, longUnless('saveData' in connection), async ({ page }) => {
    await page.addInitScript((fake) => Object.defineProperty(navigator, 'connection', { value: fake }), connection)
    await page.clock.install()
    const { asked } = await watchPayloads(page)
    await page.goto('/wissen')
    await wake(page)
    await page.locator('footer').getByRole('link', { name: 'Presse' }).hover()
    await page.clock.runFor(10 * LINKS_IN_VIEW_AFTER_MS)
    expect(asked).toEqual([])
    await page.locator('footer').getByRole('link', { name: 'Presse' }).click()
    await expect(page).toHaveURL('/about/press')
    expect(asked).toEqual(['/about/press.data'])
  })
}
