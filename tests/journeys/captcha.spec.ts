import { randomUUID } from 'node:crypto'
import { expect, type Route, test } from '@playwright/test'
import { CAPTCHA_ERRORS } from '#site'
import { messagesFor } from '#words/interface'
import { CAPTCHA_ENV, type CaptchaServer, startCaptchaServer } from '../support/captcha-server.ts'
import { LONG, longUnless } from '../support/extent.ts'
import { fillForm, openWithScript, sendForm } from '../support/fill-form.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'

test.describe.configure({ mode: 'default' })

let captcha: CaptchaServer
let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  captcha = await startCaptchaServer()
  site = await startFormSite('captcha', { ...CAPTCHA_ENV, RECAPTCHA_URL: captcha.url })
})
test.afterAll(async () => {
  await site.stop()
  await captcha.close()
})

test('nothing of the captcha is loaded before the visitor agrees; then it is solved, expires, is solved again and checked', async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  await openWithScript(page, '/about/contact')
  await fillForm(page, { texts: { name: 'Ida', email: 'ida@example.org', message: randomUUID() } })
  await sendForm(page)
  await expect(page.locator('.fsum')).toContainText('Bitte bestätigen Sie noch einmal, dass Sie ein Mensch sind.')
  await page.locator('.fsum a').first().click()
  expect(captcha.asked).toEqual([])
  await page.getByRole('button', { name: 'Zustimmen und Prüfung laden' }).click()
  const said = page.locator('.capt [role=status]')
  await expect(said).toHaveText('Bitte lösen Sie die Prüfung.')
  await page.getByRole('button', { name: 'solve' }).click()
  await expect(said).toHaveText('Danke, die Prüfung ist gelöst.')
  await page.getByRole('button', { name: 'expire' }).click()
  await expect(said).toHaveText('Die Prüfung ist abgelaufen. Bitte lösen Sie sie noch einmal.')
  await sendForm(page)
  await expect(page.locator('.fsum')).toBeFocused()
  await page.getByRole('button', { name: 'solve' }).click()
  await sendForm(page)
  await expect(page.locator('.done')).toBeVisible()
  expect(captcha.asked).toEqual(['/recaptcha/api.js', '/recaptcha/api/siteverify'])
})

test('the agreement is kept: the next form loads the captcha by itself, until it is withdrawn in the footer', LONG, async ({ browser }) => {
  const context = await site.visitor(browser)
  const page = await context.newPage()
  await openWithScript(page, '/en/about/contact')
  await expect(page.locator('#ihre-einwilligung')).toBeHidden()
  await page.getByRole('button', { name: 'Agree and load the check' }).click()
  await expect(page.getByRole('button', { name: 'solve' })).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'consent')?.value).toBe('captcha=granted')
  await openWithScript(page, '/en/partners')
  await expect(page.getByRole('button', { name: 'solve' })).toBeVisible()
  await page.locator('.ftr-end [data-consent]').click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page.locator('#ihre-einwilligung')).toBeHidden()
  const before = captcha.asked.length
  await openWithScript(page, '/en/partners')
  await expect(page.getByRole('button', { name: 'Agree and load the check' })).toBeVisible()
  expect(captcha.asked.slice(before)).toEqual([])
})

test('however often it is pressed, also while it comes by itself, there is one, and it works', LONG, async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  const load = page.getByRole('button', { name: /^(Zustimmen und Prüfung laden|Wird geladen)/ })
  await openWithScript(page, '/about/contact')
  await load.dblclick()
  await page.getByRole('button', { name: 'solve' }).click()
  await expect(page.locator('.capt [role=status]')).toHaveText('Danke, die Prüfung ist gelöst.')
  let come = Promise.withResolvers<void>()
  await page.route('**/recaptcha/api.js*', (route) => come.promise.then(() => route.continue()))
  await openWithScript(page, '/partners')
  await load.click()
  come.resolve()
  await expect(page.getByRole('button', { name: 'solve' })).toBeVisible()
  // Left while it is on its way, and met again.
  come = Promise.withResolvers<void>()
  await openWithScript(page, '/about/contact')
  await page.locator('footer').getByRole('link', { name: 'Presse' }).click()
  await expect(page).toHaveURL('/about/press')
  come.resolve()
  await page.goBack()
  await page.getByRole('button', { name: 'solve' }).click()
  await expect(page.locator('.capt [role=status]')).toHaveText('Danke, die Prüfung ist gelöst.')
  expect(warnings).toEqual([])
})

test('a script that does not come is said in words, and can be asked for again', LONG, async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await page.route('**/recaptcha/api.js*', (route) => route.abort())
  await openWithScript(page, '/en/about/contact')
  const load = page.getByRole('button', { name: 'Agree and load the check' })
  await load.click()
  await expect(page.locator('.capt [role=status]')).toContainText('The check could not be loaded.')
  expect(warnings.join()).toContain('Failed to load script')
  await page.unroute('**/recaptcha/api.js*')
  await load.click()
  await expect(page.getByRole('button', { name: 'solve' })).toBeVisible()
})

for (const [locale, address] of [
  ['de', '/about/contact'],
  ['en', '/en/about/contact'],
] as const) {
  const t = messagesFor(locale)

  for (const { what, answer, says } of [
    { what: 'does not come', answer: (route: Route) => route.abort(), says: CAPTCHA_ERRORS.loadFailed },
    // As a blocker does that puts something harmless in its place.
    { what: 'is empty', answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' }), says: CAPTCHA_ERRORS.notLoaded },
  ]) {
    test(`${locale}: a captcha whose script ${what} says so in words, with “${says}” on the console`, LONG, async ({ browser }) => {
      const page = await (await site.visitor(browser)).newPage()
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.route('**/recaptcha/api.js*', answer)
      await openWithScript(page, address)
      await page.getByRole('button', { name: t['form.captcha.load'] }).click()
      await expect(page.locator('.capt [role=status]')).toHaveText(t['form.captcha.failed'])
      expect(said.join()).toContain(says)
      await expect(page.getByRole('button', { name: t['form.captcha.load'] })).toBeEnabled()
    })
  }

  test(`${locale}: a captcha that breaks says so in words`, longUnless(locale === 'de'), async ({ browser }) => {
    const page = await (await site.visitor(browser)).newPage()
    await openWithScript(page, address)
    await page.getByRole('button', { name: t['form.captcha.load'] }).click()
    await page.getByRole('button', { name: 'break' }).click()
    await expect(page.locator('.capt [role=status]')).toHaveText(t['form.captcha.failed'])
  })
}

test('without JavaScript the form says how else to reach us, and keeps what was typed', async ({ browser }) => {
  const page = await (await site.visitor(browser, { javaScriptEnabled: false })).newPage()
  await page.goto('/about/contact')
  await expect(page.locator('.capt noscript p')).toBeVisible()
  await expect(page.locator('.capt button')).toBeHidden()
  await fillForm(page, { texts: { name: 'Ida', email: 'ida@example.org', message: 'Moin' } })
  await sendForm(page)
  await expect(page.locator('.fsum')).toContainText('Das ist nicht angekommen.')
  await expect(page.locator('.formcard [name=message]')).toHaveValue('Moin')
})
