import { gunzipSync } from 'node:zlib'
import { expect as base, type Page, test } from '@playwright/test'
import { FIXED_BY_LIBRARY } from '../../site/constants.ts'
import { LONG } from '../support/extent.ts'
import { ANALYTICS_KEY } from '../support/ingest-server.ts'
import { type MeasuredSite, openMeasured, startMeasuredSite } from '../support/measured.ts'
import { wake } from '../support/wake.ts'

test.describe.configure({ mode: 'default' })

/** The library gathers for seconds before it sends. */
const expect = base.configure({ timeout: 20_000 })

let site: MeasuredSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startMeasuredSite('analytics')
})
test.beforeEach(() => site.ingest.begin())
test.afterAll(() => site.stop())

const bar = (page: Page) => page.locator('#ihre-einwilligung')
const seen = (event: string) => site.ingest.events.filter((one) => one.event === event)
const addresses = () => seen('$pageview').map(({ properties }) => properties.$current_url)
/** The recorder keeps what it has until the visitor does something. */
async function recorded(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.move(300, 300)
      await page.mouse.move(320, 340)
      return seen('$snapshot').length
    })
    .toBeGreaterThan(0)
}

/** Longer than the library waits before it sends what it has gathered. */
const SETTLED_MS = 4500

test('nothing is asked for while nothing is decided, and nothing after a refusal', async ({ browser }) => {
  const { context, page, scripts } = await openMeasured(browser, site.url)
  await page.goto('/about/team')
  await wake(page)
  await page.waitForTimeout(1000)
  const before = [...scripts]
  await bar(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(bar(page)).toBeHidden()
  await page.locator('.ftr a', { hasText: 'Presse' }).click()
  await page.waitForURL('**/about/press')
  await page.waitForTimeout(SETTLED_MS)
  expect(site.ingest.asked).toEqual([])
  expect([...before, ...scripts].filter((path) => /measure|recorder|posthog/.test(path))).toEqual([])
  await context.close()
})

test('no text says that there is no tracking, or no third party, on a site that may have both', async ({ request }) => {
  const denial = /ohne tracking(?! messen)|no tracking(?! pixel)|keiner eingebunden|none is involved/i
  for (const address of [
    '/',
    '/en',
    '/llms.txt',
    '/en/llms.txt',
    '/vertrauen',
    '/en/vertrauen',
    '/about/press',
    '/datenschutz/datenschutz-website',
  ]) {
    const answer = await request.get(site.url + address)
    expect(answer.status(), address).toBe(200)
    expect((await answer.text()).match(denial)?.[0], address).toBeUndefined()
  }
})

test('after consent each page is measured once, on change of history too, and nothing is kept in the browser', async ({ browser }) => {
  const { context, page, said } = await openMeasured(browser, site.url)
  await page.goto('/about/team?utm_source=x&name=Ida')
  await wake(page)
  await bar(page).getByText('Einzeln wählen').click()
  await bar(page)
    .getByRole('checkbox', { name: /Messung/ })
    .check()
  await bar(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect.poll(() => addresses()).toEqual([`${site.url}/about/team`])
  await page.locator('.ftr a', { hasText: 'Presse' }).click()
  await page.waitForURL('**/about/press')
  await expect.poll(() => addresses()).toEqual([`${site.url}/about/team`, `${site.url}/about/press`])
  expect(site.ingest.asked.slice(0, 1)).toEqual([`GET /array/${ANALYTICS_KEY}/config`])
  expect(site.ingest.asked.filter((one) => one.startsWith('POST')).length).toBeGreaterThan(0)
  expect(seen('$pageview')[0]!.properties).toMatchObject({ token: ANALYTICS_KEY, $process_person_profile: false })
  expect(seen('$snapshot')).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /ph_|posthog/.test(key)))).toEqual(
    [],
  )
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
  expect(site.ingest.bodies.join()).not.toMatch(/Ida/)
  await page.goto('/robots.txt')
  await expect.poll(() => seen('$pageleave').map(({ properties }) => properties.$current_url)).toEqual([`${site.url}/about/press`])
  expect(said.join()).not.toContain('Content Security Policy')
  await context.close()
})

test('what is gathered when the page is left is still sent', async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
  await page.goto('/about/team')
  await wake(page)
  await expect.poll(() => addresses()).toHaveLength(1)
  await page.evaluate(() => document.querySelector('h1')?.append(Object.assign(document.createElement('button'), { type: 'button', id: 'last' })))
  await page.locator('#last').click()
  await page.goto('about:blank')
  await expect.poll(() => seen('$autocapture')).toHaveLength(1)
  await context.close()
})

test('withdrawal stops at once, drops what waits, and forgets who it was; consent given again begins anew', async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
  const other = await context.newPage()
  await other.goto('/about/press')
  await wake(other)
  await page.goto('/about/team')
  await wake(page)
  await expect.poll(() => addresses()).toHaveLength(2)
  await recorded(page)
  const first = seen('$pageview')[1]!.properties.distinct_id
  await page.locator('.ftr-end [data-consent]').click()
  site.ingest.forget()
  await bar(page).getByRole('button', { name: 'Ablehnen' }).click()
  await expect(bar(page)).toBeHidden()
  site.ingest.forget()
  for (const tab of [page, other]) {
    await tab.mouse.click(300, 300)
    await tab.locator('.ftr a', { hasText: 'Kontakt' }).click()
    await tab.waitForURL('**/about/contact')
  }
  await page.waitForTimeout(SETTLED_MS)
  await other.goto('about:blank')
  expect(site.ingest.asked).toEqual([])
  await page.locator('.ftr-end [data-consent]').click()
  await bar(page).getByRole('button', { name: 'Zustimmen' }).click()
  await expect.poll(() => addresses()).toEqual([`${site.url}/about/contact`])
  expect(seen('$pageview')[0]!.properties.distinct_id).not.toBe(first)
  await page.goto('about:blank')
  await context.close()
})

test('clicks are measured with short texts, three quick ones as rage, and never what is written or shown in private parts', async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
  await page.goto('/about/press')
  await wake(page)
  await expect.poll(() => addresses()).toHaveLength(1)
  await page.evaluate(({ maxCapturedText, maxCapturedAttribute, maxCapturedLink }) => {
    const link = Object.assign(document.createElement('a'), {
      textContent: 'x'.repeat(maxCapturedText + 100),
      href: `#${'h'.repeat(maxCapturedLink)}`,
    })
    link.dataset.long = 'd'.repeat(maxCapturedAttribute + 100)
    link.addEventListener('click', (event) => event.preventDefault())
    const cards = Object.assign(document.createElement('button'), {
      type: 'button',
      id: 'cards',
      textContent: 'Karte 4111111111111111 und 078-05-1120',
    })
    document.querySelector('h1')?.append(link, cards)
  }, FIXED_BY_LIBRARY)
  await page.locator('h1 a').click()
  // In one go: three presses by hand are no longer quick on a busy machine.
  await page.locator('#cards').click({ clickCount: 3 })
  await page.locator('.formcard [name=name]').fill('Ida Beispiel')
  await page.locator('.formcard [name=message]').fill('Geheim')
  await page.locator('.formcard [name=message]').click()
  await expect.poll(() => seen('$rageclick')).toHaveLength(1)
  await expect.poll(() => seen('$autocapture').length).toBeGreaterThanOrEqual(4)
  const text = site.ingest.bodies.join()
  expect(text).toContain('x'.repeat(FIXED_BY_LIBRARY.maxCapturedText))
  expect(text).not.toContain('x'.repeat(FIXED_BY_LIBRARY.maxCapturedText + 1))
  expect(text).not.toContain('d'.repeat(FIXED_BY_LIBRARY.maxCapturedAttribute + 1))
  expect(text).not.toMatch(/4111111111111111|078-05-1120|Ida Beispiel|Geheim/)
  await context.close()
})

test('private pages: a view without a word of theirs, and nothing at all of hidden ones', async ({ browser }) => {
  const { context, page, scripts } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
  await page.goto('/suche?q=Geheimsuche')
  await wake(page)
  await expect.poll(() => addresses()).toEqual([`${site.url}/suche`])
  await page.goto('/products/zeugnisparser')
  await wake(page)
  await page.locator('main button').first().click()
  await expect.poll(() => addresses()).toHaveLength(2)
  // A report that is not there: an error page, which brings no script at all.
  await page.goto('/k3v9q2m7x4c8b1n6')
  const before = scripts.length
  await page.mouse.move(220, 220)
  await page.waitForTimeout(SETTLED_MS)
  expect(scripts).toHaveLength(before)
  expect(addresses()).toHaveLength(2)
  expect(site.ingest.bodies.join()).not.toMatch(/Geheimsuche|k3v9q2m7x4c8b1n6/)
  await context.close()
})

const session = (id: unknown) => {
  const token = `e30.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.sig`
  return JSON.stringify({ token, record: { id, email: 'ida@example.org', name: 'Ida Beispiel' } })
}

test('who is signed in is identified by the id alone, and forgotten after signing out; placeholders are refused', LONG, async ({ browser }) => {
  const { context, page, said } = await openMeasured(browser, site.url, 'analytics=granted&recording=denied')
  const keep = (value: string) => page.evaluate((text) => localStorage.setItem('pocketbase_auth', text), value)
  await page.goto('/about/team')
  await keep(session('undefined'))
  await page.reload()
  await wake(page)
  await expect.poll(() => addresses()).toHaveLength(1)
  expect(said.join()).toContain('should be unique to the user and not a hardcoded string')
  await keep(session('u1a2b3c4d5e6f7g'))
  await page.reload()
  await wake(page)
  await expect.poll(() => seen('$identify').map(({ properties }) => properties.distinct_id)).toEqual(['u1a2b3c4d5e6f7g'])
  await page.evaluate(() => localStorage.removeItem('pocketbase_auth'))
  for (const [label, url] of [
    ['Presse', '**/about/press'],
    ['Team', '**/about/team'],
  ] as const) {
    await page.locator('.ftr a', { hasText: label }).click()
    await page.waitForURL(url)
  }
  await expect.poll(() => addresses()).toHaveLength(4)
  expect(seen('$pageview').at(-1)!.properties.distinct_id).not.toBe('u1a2b3c4d5e6f7g')
  expect(site.ingest.bodies.join()).not.toMatch(/ida@example|Ida Beispiel/)
  await context.close()
})

test('a provider that refuses or is away does no harm: the page works, and the console says so once per answer', LONG, async ({ browser }) => {
  const { context, page, said } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
  site.ingest.answerWith(429)
  await page.goto('/about/team')
  await wake(page)
  await expect.poll(() => said.join()).toContain('Bad HTTP status: 429')
  await page.locator('.ftr a', { hasText: 'Presse' }).click()
  await page.waitForURL('**/about/press')
  await page.route(`${site.ingest.url}/**`, (route) => route.abort())
  await page.reload()
  await wake(page)
  await page.locator('.ftr a', { hasText: 'Team' }).click()
  await page.waitForURL('**/about/team')
  await context.close()
})

test('measuring that a blocker keeps away is missed by nobody', async ({ browser }) => {
  const { context, page, said } = await openMeasured(browser, site.url)
  await page.goto('/about/team')
  await wake(page)
  await page.route(/measure/, (route) => route.abort())
  site.ingest.forget()
  await bar(page).getByRole('button', { name: 'Zustimmen' }).click()
  await expect(bar(page)).toBeHidden()
  await expect.poll(() => said.join()).toContain('Analytics cannot be loaded')
  await page.locator('.ftr a', { hasText: 'Presse' }).click()
  await page.waitForURL('**/about/press')
  expect(site.ingest.asked).toEqual([])
  await context.close()
})

test('recording alone sends recordings alone: inputs masked, letters and forms left out, no page views', LONG, async ({ browser }) => {
  const { context, page, said } = await openMeasured(browser, site.url, 'analytics=denied&recording=granted')
  await page.goto('/arbeitszeugnis-vorlage/Arbeitszeugnis-Koch-in')
  const letter = (await page.locator('.marg').first().textContent())!.trim().slice(0, 40)
  await wake(page)
  await recorded(page)
  await page.goto('/about/press')
  await wake(page)
  site.ingest.forget()
  await recorded(page)
  await page.locator('.formcard [name=name]').fill('Ida Beispiel')
  await page.mouse.move(400, 400)
  await page.waitForTimeout(SETTLED_MS)
  const types = new Set(site.ingest.events.map(({ event }) => event))
  expect([...types]).toEqual(['$snapshot'])
  const text = snapshotText()
  expect(text.length).toBeGreaterThan(1000)
  expect(text).toContain('Presse')
  expect(text).not.toContain('Ida Beispiel')
  expect(text).not.toContain(letter)
  expect(said.join()).not.toContain('Content Security Policy')
  await context.close()
})

test('without the provider’s configuration nothing is recorded, and pages are measured all the same', LONG, async ({ browser }) => {
  const { context, page } = await openMeasured(browser, site.url, 'analytics=granted&recording=granted')
  await page.route(`${site.ingest.url}/array/**`, (route) => route.abort())
  await page.goto('/about/team')
  await wake(page)
  await expect.poll(() => addresses()).toHaveLength(1)
  await page.waitForTimeout(SETTLED_MS)
  expect(seen('$snapshot')).toEqual([])
  await context.close()
})

/** Recordings as text: the recorder packs large parts with gzip, as strings of bytes. */
function snapshotText(): string {
  return JSON.stringify(seen('$snapshot').map(({ properties }) => unpack(properties.$snapshot_data)))
}

function unpack(value: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('\u001f\u008b')) return JSON.parse(gunzipSync(Buffer.from(value, 'latin1')).toString())
  if (Array.isArray(value)) return value.map(unpack)
  return value && typeof value === 'object' ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unpack(inner)])) : value
}
