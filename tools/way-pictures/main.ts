/**
 * Takes the pictures of a reference on its way that docs/process.md shows, each as the one who acts sees it: `npm run way-pictures`. All
 * people are invented. The results are committed; they are taken anew when a page looks different.
 */
import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.ts'
import { type FormSite, startFormSite } from '../../tests/support/form-site.ts'
import { PASSWORD } from '../../tests/support/test-access.ts'
import { confirmedAccess, fillRequest, nextGuestLink, press, rateAll } from '../../tests/support/workplace.ts'
import { savePicture } from '../save-picture.ts'

const desktop = { width: 1200, height: 760 }
const phone = { width: 390, height: 760 }

const site = await startFormSite('workplace')
const browser = await chromium.launch(await findChromium())
try {
  await walk(browser, site)
} finally {
  await browser.close()
  await site.stop()
}

/** From the board to the archive, with a picture wherever somebody else begins. */
async function walk(own: Browser, { visitor }: FormSite): Promise<void> {
  const context = await visitor(own)
  const email = await confirmedAccess(context, site)
  await context.request.post(`${site.url}/testzugang/vorgaenge`, { form: { do: 'signIn', sentBy: 'plain', email, password: PASSWORD } })
  const hr = await context.newPage()
  await hr.setViewportSize(desktop)
  await hr.goto('/testzugang/vorgaenge')
  await take(hr, 'board', 'h1')
  await hr.goto('/testzugang/vorgaenge/neu')
  await fillRequest(hr)
  await take(hr, 'request', '.wp-form')
  await press(hr, 'Vorgang beginnen', /Der Vorgang ist begonnen/)
  const employee = await guest(await nextGuestLink(site, email), phone)
  await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)
  const manager = await guest(await nextGuestLink(site, email), phone)
  await take(manager, 'rating', '.rate-d')
  await rateAll(manager, 2)
  await press(manager, 'Abgeben', /Ihre Bewertung ist abgegeben/)
  await weaken(hr)
  await take(hr, 'draft', '#part-draft')
  await press(hr, 'Zur Prüfung geben', /liegt zur Prüfung vor/)
  const council = await guest(await nextGuestLink(site, email), desktop)
  await take(council, 'review', '.two')
  await press(council, 'Entwurf billigen', /Der Entwurf ist gebilligt/)
  await handOver(hr)
  await employee.reload()
  await take(employee, 'employee', 'h1')
  await press(hr, 'Vorgang ablegen', /Der Vorgang ist abgelegt/)
  await hr.locator('#part-history summary').click()
  await take(hr, 'history', '#part-history')
}

/** Somebody who comes by a link. */
async function guest(link: string, viewport: { readonly width: number; readonly height: number }): Promise<Page> {
  const page = await (await site.visitor(browser)).newPage()
  await page.setViewportSize(viewport)
  await page.goto(link)
  return page
}

/** Takes an adverb out of the draft: what a reviewer should see. */
async function weaken(hr: Page): Promise<void> {
  const sentence = hr
    .locator('.sent textarea')
    .filter({ hasText: /stets|jederzeit/ })
    .first()
  await sentence.fill((await sentence.inputValue()).replace(/(?:stets|jederzeit) /, ''))
  await press(hr, 'Entwurf speichern', /Der Entwurf ist gespeichert/)
}

async function handOver(hr: Page): Promise<void> {
  await expect(hr.getByRole('button', { name: 'Zur Unterschrift freigeben' })).toBeVisible()
  await take(hr, 'release', 'h1')
  await press(hr, 'Zur Unterschrift freigeben', /freigegeben und eingefroren/)
  const [letter] = await Promise.all([hr.waitForEvent('download'), hr.getByRole('link', { name: 'Brief zum Unterschreiben (PDF)' }).click()])
  await hr.getByLabel('Unterschriebenes Zeugnis (PDF)').setInputFiles(await letter.path())
  await press(hr, 'Hochladen und vergleichen', /ihr Text stimmt/)
  await hr.getByLabel('Übergeben', { exact: true }).selectOption('post')
  await press(hr, 'Übergabe festhalten', /Die Übergabe ist festgehalten/)
}

/** A picture with this part of the page at its top. */
async function take(page: Page, name: string, part: string): Promise<void> {
  await page
    .locator(part)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await savePicture(page, `way-${name}`)
}
