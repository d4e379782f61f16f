import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { FIXED_BY_SDK, OAUTH2_NO_PROVIDER } from '#site'
import { fill, type MessageKey, messagesFor } from '#words/interface'
import { LONG, longUnless } from '../support/extent.ts'
import { openAtOnce } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { newPerson, register } from '../support/test-access.ts'

test.describe.configure({ mode: 'default' })

const NOWHERE = 'http://127.0.0.1:9'
const provider = { clientId: 'a', clientSecret: 'b', authURL: NOWHERE, tokenURL: NOWHERE, userInfoURL: NOWHERE, displayName: 'Werft-Konto' }
const languages = [
  ['de', ''],
  ['en', '/en'],
] as const

let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('backend errors', { OAUTH2_OIDC: JSON.stringify(provider) })
})
test.afterAll(() => site.stop())

/** A page whose console and unhandled errors are kept. */
async function openPage(context: BrowserContext) {
  const page = await context.newPage()
  const [said, unhandled]: [string[], string[]] = [[], []]
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => unhandled.push(error.message))
  return { page, said, unhandled }
}

const json = (status: number, message: string) => (route: Route) => route.fulfill({ status, json: { status, message, data: {} } })
const html = (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })

/** In an order in which no two say the same one after the other. */
const answers: readonly { answer: (route: Route) => Promise<void>; says: MessageKey }[] = [
  { answer: json(400, 'Made up by the backend.'), says: 'access.signIn.refused' },
  { answer: json(503, 'Made up by the backend.'), says: 'access.fault.away' },
  { answer: json(403, 'Made up by the backend.'), says: 'access.fault.locked' },
  { answer: html, says: 'access.fault.away' },
  { answer: json(429, 'Made up by the backend.'), says: 'access.fault.too_many' },
  { answer: (route) => route.abort(), says: 'access.fault.offline' },
]

for (const [locale, prefix] of languages) {
  const t = messagesFor(locale)

  async function press(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
    await page.locator('[name=email]').fill(email)
    await page.locator('[name=password]').fill(password)
    await page.getByRole('button', { name: t['access.signIn.press'], exact: true }).click()
  }

  /** The account of somebody new; `prepare` comes before the first request of the page. */
  async function enter(context: BrowserContext, prepare?: (page: Page) => Promise<unknown>) {
    const opened = await openPage(context)
    await prepare?.(opened.page)
    const person = newPerson()
    await register(context.request, site, person)
    await openAtOnce(opened.page, `${prefix}/testzugang/anmelden`)
    await press(opened.page, person)
    await expect(opened.page).toHaveURL(/konto$/)
    await expect(opened.page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    return opened
  }

  const pressProvider = (page: Page) => page.getByRole('button', { name: 'Werft-Konto' }).click()

  test(`${locale}: whatever the backend answers, it is told in the page’s words, and never in its own`, async ({ browser }) => {
    const { page } = await openPage(await site.visitor(browser))
    await openAtOnce(page, `${prefix}/testzugang/anmelden`)
    for (const { answer, says } of answers) {
      await page.route('**/auth-with-password*', answer, { times: 1 })
      await press(page, newPerson())
      await expect(page.locator('.fsum')).toContainText(fill(t[says], { wait: t['wait.some'] }))
      await expect(page.locator('main')).not.toContainText(/Made up|Bad Gateway|Something went wrong/)
    }
    await page.context().close()
  })

  test(
    `${locale}: a cancelled request shows nothing, and the one that took its place is answered`,
    longUnless(locale === 'de'),
    async ({ browser }) => {
      const { page, said } = await enter(await site.visitor(browser))
      const second = Promise.withResolvers<void>()
      let count = 0
      await page.route('**/api/collections/users/records/*', async (route) => {
        count += 1
        // The first is never answered: the SDK cancels it when the second goes out.
        if (count === 1) return
        await second.promise
        await route.continue()
      })
      const take = page.getByRole('button', { name: t['account.data.press'] })
      const status = page.locator('#data [role=status], section:has(#data) [role=status]').first()
      const cancelled = page.waitForEvent('requestfailed', (request) => /users\/records\//.test(request.url()))
      await take.click()
      await take.click()
      await cancelled
      await page.waitForTimeout(300)
      expect(await status.innerText()).toBe('')
      const downloaded = page.waitForEvent('download')
      second.resolve()
      expect((await downloaded).suggestedFilename()).toBe(t['account.data.file'])
      await expect(status).toHaveText(t['account.data.done'])
      expect(said.join()).not.toContain('aborted')
      await page.context().close()
    },
  )

  test(
    `${locale}: an account whose realtime connection fails works on, and the console has the SDK’s reason`,
    longUnless(locale === 'en'),
    async ({ browser }) => {
      const { page, said, unhandled } = await enter(await site.visitor(browser), (page) => page.route('**/api/realtime', (route) => route.abort()))
      await expect.poll(() => said.join()).toContain(FIXED_BY_SDK.realtimeFailed)
      await expect(page.getByRole('button', { name: t['account.data.press'] })).toBeVisible()
      await expect(page.locator('main')).not.toContainText(t['access.fault.offline'])
      expect(unhandled).toEqual([])
      await page.context().close()
    },
  )

  const broken = [
    { what: 'fails', hold: (route: Route) => route.abort(), reason: FIXED_BY_SDK.realtimeFailed },
    { what: 'is not answered', hold: () => undefined, reason: FIXED_BY_SDK.realtimeTimedOut },
  ]
  // The second takes the SDK 15 seconds, and says the same in the other language as the first.
  for (const { what, hold, reason } of locale === 'de' ? broken : broken.slice(0, 1)) {
    test(`${locale}: signing in elsewhere over a realtime connection that ${what} is told as a lost line`, LONG, async ({ browser }) => {
      const { page, said } = await openPage(await site.visitor(browser))
      await page.route('**/api/realtime', hold)
      await openAtOnce(page, `${prefix}/testzugang/anmelden`)
      await pressProvider(page)
      await expect(page.locator('.fsum')).toContainText(t['access.fault.offline'], { timeout: 30_000 })
      expect(said.join()).toContain(reason)
      await page.context().close()
    })
  }

  test(`${locale}: a service that is offered no more is told as broken off, with the SDK’s reason on the console`, async ({ browser }) => {
    const { page, said } = await openPage(await site.visitor(browser))
    await openAtOnce(page, `${prefix}/testzugang/anmelden`)
    const button = page.getByRole('button', { name: 'Werft-Konto' })
    await expect(button).toBeVisible()
    await page.route('**/auth-methods*', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), oauth2: { enabled: false, providers: [] } } })
    })
    await button.click()
    await expect(page.locator('.fsum')).toContainText(t['access.providers.cancelled'])
    expect(said.join()).toContain(`${OAUTH2_NO_PROVIDER} "oidc".`)
    await page.context().close()
  })
}
