import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { FormSite } from './form-site.ts'
import { linkIn, mailTo, newPerson, PASSWORD, register } from './test-access.ts'
import { violationsOf } from './violations.ts'
import { wake } from './wake.ts'

const topics = ['leistungsbereitschaft', 'arbeitsbefaehigung', 'fachwissen', 'arbeitsweise', 'arbeitserfolg', 'sozialIntern', 'overall']

/** An access with a confirmed address; its mails are those of the workplace. */
export async function confirmedAccess(visitor: BrowserContext, site: FormSite): Promise<string> {
  const person = newPerson()
  await register(visitor.request, site, person)
  const link = linkIn(await mailTo(site, person.email))
  expect((await visitor.request.post(link, { maxRedirects: 0 })).status()).toBe(303)
  return person.email
}

/** Signs in on the workplace itself, without script. */
export async function signInPlainly(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.locator('#plain-email').fill(email)
  await page.locator('#plain-password').fill(password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).last().click()
}

/** The link for the next one to take part, out of the mails of the workplace; others are put aside. */
export async function nextGuestLink(site: FormSite, email: string): Promise<string> {
  const { parsed } = await mailTo(site, email)
  const link = /https?:\/\/\S+\/mitwirken\/[\w-]+/.exec(parsed.text ?? '')?.[0]
  return link ?? nextGuestLink(site, email)
}

/** Presses a button, and waits for what the page then says. */
export async function press(page: Page, button: string, notice: RegExp): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page.locator('.wp-done, .fsum').filter({ hasText: notice })).toBeVisible()
}

/** Opens a page and waits until its script answers. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await wake(page)
}

/** What is wrong with a page as it stands: found by axe, wider than its window. */
export async function flawsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  return [...(over > 0 ? [`${over} px too wide`] : []), ...(await violationsOf(page))]
}

/** Errors on the console of a page, but for statuses that the page itself answers on purpose. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of (?:401|404|409|422)/.test(message.text())) errors.push(message.text())
  })
  return errors
}

/** Fills in a new case; names are filled in already. */
export async function fillRequest(page: Page): Promise<void> {
  await page.getByLabel('Tätigkeit', { exact: true }).fill('Köchin')
  await page.getByLabel('Beruf, nach dem formuliert wird').selectOption('koch-in')
  await page.getByLabel('Beginn der Beschäftigung').fill('2021-03-01')
  await page.getByLabel('Letzter Tag').fill('2030-12-31')
  await page.getByLabel('Aufgaben').fill('Zubereitung der Speisen\nBestellung der Ware')
}

/** Chooses a grade, in a topic that may be folded. */
export async function rate(page: Page, topic: string, grade: number): Promise<void> {
  const field = page.locator('.rate-d', { has: page.locator(`[name=${topic}]`) })
  const choice = field.locator(`[value="${grade}"]`)
  // The page may unfold it at the same moment.
  await expect(async () => {
    if (!(await choice.isVisible())) await field.locator('summary').click()
    await choice.check({ timeout: 2000 })
  }).toPass()
}

export async function rateAll(page: Page, grade: number): Promise<void> {
  for (const topic of topics) await rate(page, topic, grade)
}
