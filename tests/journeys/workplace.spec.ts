import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { LONG } from '../support/extent.ts'
import { type FormSite, startFormSite } from '../support/form-site.ts'
import { linkIn, mailTo, PASSWORD } from '../support/test-access.ts'
import {
  confirmedAccess,
  errorsOf,
  fillRequest,
  flawsOf,
  nextGuestLink,
  openAwake,
  press,
  press as pressAtOnce,
  rate,
  rateAll,
  signInPlainly,
} from '../support/workplace.ts'

test.describe.configure({ mode: 'default' })

const phone = { width: 390, height: 844 }

let site: FormSite
let own: Browser
let contexts: BrowserContext[]

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('workplace')
})
test.afterAll(() => site.stop())
test.beforeEach(({ browser }) => {
  own = browser
  contexts = []
})
test.afterEach(() => Promise.all(contexts.map((context) => context.close())))

/** Somebody in a browser of their own. */
async function somebody(options: { readonly javaScriptEnabled?: boolean } = {}): Promise<{ visitor: BrowserContext; page: Page }> {
  const visitor = await site.visitor(own, options)
  contexts.push(visitor)
  return { visitor, page: await visitor.newPage() }
}

/** Somebody who is signed in, with a case that has just begun. */
async function hrWithCase(options: { readonly javaScriptEnabled?: boolean } = {}) {
  const { visitor, page } = await somebody(options)
  const email = await confirmedAccess(visitor, site)
  const response = await visitor.request.post(`${site.url}/testzugang/vorgaenge`, {
    form: { do: 'signIn', sentBy: 'plain', email, password: PASSWORD },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  await page.goto('/testzugang/vorgaenge')
  await page.goto('/testzugang/vorgaenge/neu')
  await fillRequest(page)
  await press(page, 'Vorgang beginnen', /Der Vorgang ist begonnen/)
  return { visitor, page, email, employee: await nextGuestLink(site, email) }
}

/** Somebody sits before the page, and it shows what others have done. */
async function follows(page: Page, shown: string): Promise<void> {
  await expect(async () => {
    await page.mouse.move(100 * Math.random(), 100 * Math.random())
    await expect(page.locator(shown)).toBeVisible({ timeout: 2000 })
  }).toPass()
}

for (const isKilled of [false, true])
  test(
    `a reference goes from the request to the archive, each in their own browser${isKilled ? ', and the server is killed between any two steps' : ''}`,
    isKilled ? LONG : {},
    async () => {
      test.setTimeout(isKilled ? 600_000 : 120_000)
      const press = async (...step: Parameters<typeof pressAtOnce>) => {
        if (isKilled) await site.crash()
        await pressAtOnce(...step)
      }
      const { visitor, page: hr } = await somebody()
      const errors = [errorsOf(hr)]
      const email = await confirmedAccess(visitor, site)
      await test.step('HR signs in once, and finds the samples', async () => {
        await openAwake(hr, '/testzugang/anmelden')
        await hr.getByLabel('E-Mail-Adresse').fill(email)
        await hr.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
        await hr.getByRole('button', { name: 'Anmelden', exact: true }).click()
        await hr.getByRole('link', { name: 'Zum Arbeitsplatz' }).click()
        await expect(hr.locator('.card')).toHaveCount(6)
        expect(await flawsOf(hr)).toEqual([])
        await hr.getByRole('link', { name: 'Tabelle' }).click()
        await expect(hr.locator('.wp-tbl')).toContainText('überfällig')
        expect(await flawsOf(hr)).toEqual([])
      })

      await test.step('a case begins', async () => {
        await hr.goto('/testzugang/vorgaenge/neu')
        expect(await flawsOf(hr)).toEqual([])
        await press(hr, 'Vorgang beginnen', /Bitte prüfen Sie diese Angaben/)
        await fillRequest(hr)
        await press(hr, 'Vorgang beginnen', /Der Vorgang ist begonnen/)
      })
      const { page: employee } = await somebody()
      errors.push(errorsOf(employee))
      await employee.setViewportSize(phone)
      await openAwake(employee, await nextGuestLink(site, email))
      await press(employee, 'Ich stimme zu', /Zustimmung ist festgehalten/)
      expect(await flawsOf(employee)).toEqual([])

      const { page: manager } = await somebody()
      errors.push(errorsOf(manager))
      await manager.setViewportSize(phone)
      await test.step('the manager rates on a phone, while HR’s page follows', async () => {
        await hr.reload()
        await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)
        expect(await flawsOf(hr)).toEqual([])
        await openAwake(manager, await nextGuestLink(site, email))
        await rate(manager, 'fachwissen', 1)
        await expect(manager.locator('.rate-n')).toHaveText('1 von 7 bewertet, nicht gespeichert')
        await press(manager, 'Abgeben', /Gespeichert, aber noch nicht abgegeben/)
        expect(await flawsOf(manager)).toEqual([])
        await rate(manager, 'fachwissen', 1)
        await manager.locator('[name=fachwissen][value="1"]').press('Enter')
        // What the Enter key sends is saved, and nothing handed in.
        await expect(manager.locator('.rate-s')).toHaveText(', gespeichert')
        await expect(manager.locator('[name=fachwissen][value="1"]')).toBeChecked()
        await rateAll(manager, 2)
        await press(manager, 'Abgeben', /Ihre Bewertung ist abgegeben/)
        await expect(manager.locator('.case')).toContainText('Sie haben bewertet')
        await follows(hr, '#part-draft')
      })

      const { page: council } = await somebody()
      errors.push(errorsOf(council))
      const sentence = hr
        .locator('.sent textarea')
        .filter({ hasText: /stets|jederzeit/ })
        .first()
      await test.step('HR weakens a sentence, and the works council sends it back', async () => {
        await sentence.fill((await sentence.inputValue()).replace(/(?:stets|jederzeit) /, ''))
        await press(hr, 'Entwurf speichern', /Der Entwurf ist gespeichert/)
        await expect(hr.locator('.changes')).toContainText('wegfällt')
        expect(await flawsOf(hr)).toEqual([])
        await press(hr, 'Zur Prüfung geben', /liegt zur Prüfung vor/)
        await openAwake(council, await nextGuestLink(site, email))
        await press(council, 'Zurückgeben', /schreiben Sie zuerst in einem Kommentar/)
        expect(await flawsOf(council)).toEqual([])
        const changed = council.locator('.lett li', { has: council.locator('.lett-changed') })
        await changed.locator('summary').click()
        await changed.getByRole('textbox').fill('Warum fehlt das Wort?')
        const whole = council.getByLabel('Kommentar zum ganzen Brief')
        await whole.fill('Sonst einverstanden.')
        await press(council, 'Entwurf billigen', /etwas, das noch nicht gespeichert ist/)
        if (isKilled) await site.crash()
        await changed.getByRole('button', { name: 'Kommentieren' }).click()
        await expect(changed.locator('.comments')).toContainText('Warum fehlt das Wort?')
        await expect(changed).toBeInViewport()
        // What was typed beside it is there still, and goes along with the decision.
        await expect(whole).toHaveValue('Sonst einverstanden.')
        await press(council, 'Zurückgeben', /Der Entwurf ist zurückgegeben/)
        await follows(hr, 'button[value=askReview]')
        await press(hr, 'Zur Prüfung geben', /liegt zur Prüfung vor/)
        await press(council, 'Entwurf billigen', /Der Entwurf ist gebilligt/)
      })

      await test.step('HR has it signed on paper and hands it over', async () => {
        await press(hr, 'Zur Unterschrift freigeben', /freigegeben und eingefroren/)
        const [download] = await Promise.all([hr.waitForEvent('download'), hr.getByRole('link', { name: 'Brief zum Unterschreiben (PDF)' }).click()])
        await hr
          .getByLabel('Unterschriebenes Zeugnis (PDF)')
          .setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
        await press(hr, 'Hochladen und vergleichen', /lässt sich nicht öffnen/)
        await hr.getByLabel('Unterschriebenes Zeugnis (PDF)').setInputFiles(await download.path())
        await press(hr, 'Hochladen und vergleichen', /ihr Text stimmt/)
        await hr.getByLabel('Übergeben', { exact: true }).selectOption('post')
        await press(hr, 'Übergabe festhalten', /Die Übergabe ist festgehalten/)
        expect(await flawsOf(hr)).toEqual([])
      })

      await test.step('the employee has it, objects, and is answered', async () => {
        const [letter] = await Promise.all([
          employee.waitForEvent('download'),
          employee.getByRole('link', { name: 'Kopie des Zeugnisses herunterladen (PDF)' }).click(),
        ])
        expect(letter.suggestedFilename()).toMatch(/^Zeugnis-.+-unterschrieben\.pdf$/)
        await press(employee, 'Empfang bestätigen', /der Empfang ist bestätigt/)
        await employee.locator('summary', { hasText: 'Etwas stimmt nicht' }).click()
        await employee.getByLabel('Was nicht stimmt').fill('Eine Aufgabe fehlt.')
        await press(employee, 'Einwand absenden', /Ihr Einwand ist bei der Personalabteilung/)
        await hr.getByLabel('Antwort an die beschäftigte Person').fill('Das war nicht Ihre Aufgabe.')
        await press(hr, 'Einwand ablehnen', /Der Einwand ist abgelehnt/)
        await expect(employee.locator('.said-w')).toContainText('Das war nicht Ihre Aufgabe.')
        expect(await flawsOf(employee)).toEqual([])
      })

      await press(hr, 'Vorgang ablegen', /Der Vorgang ist abgelegt/)
      await hr.locator('#part-history summary').click()
      await expect(hr.locator('#part-history')).toContainText('Der Verlauf ist lückenlos')
      await expect(hr.locator('.events li').last()).toContainText('Abgelegt')
      expect(await flawsOf(hr)).toEqual([])
      // What browsers say of a server that is away is theirs to say.
      if (!isKilled) expect(errors.flat()).toEqual([])
    },
  )

test('the same way without JavaScript', async () => {
  const { visitor, page: hr } = await somebody({ javaScriptEnabled: false })
  const email = await confirmedAccess(visitor, site)
  await hr.goto('/testzugang/vorgaenge')
  await signInPlainly(hr, email, 'not the password')
  await expect(hr.locator('.fsum')).toContainText('Adresse und Passwort passen nicht zusammen.')
  await expect(hr.locator('#plain-email')).toHaveValue(email)
  await expect(hr.locator('#plain-password')).toHaveValue('')
  await signInPlainly(hr, email)
  await expect(hr.locator('.card')).toHaveCount(6)

  await hr.goto('/testzugang/vorgaenge/neu')
  await hr.getByLabel('Tätigkeit', { exact: true }).fill('Köchin')
  await press(hr, 'Vorgang beginnen', /Bitte prüfen Sie diese Angaben/)
  await expect(hr.getByLabel('Tätigkeit', { exact: true })).toHaveValue('Köchin')
  await fillRequest(hr)
  await press(hr, 'Vorgang beginnen', /Der Vorgang ist begonnen/)
  await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)

  const [manager] = await Promise.all([visitor.waitForEvent('page'), hr.getByRole('button', { name: 'Als Führungskraft öffnen' }).first().click()])
  await rateAll(manager, 3)
  await manager.getByLabel('In Ihren eigenen Worten').fill('Gern wieder.')
  await press(manager, 'Abgeben', /Ihre Bewertung ist abgegeben/)
  await hr.reload()
  await press(hr, 'Zur Prüfung geben', /liegt zur Prüfung vor/)
  const [council] = await Promise.all([visitor.waitForEvent('page'), hr.getByRole('button', { name: 'Als prüfende Person öffnen' }).first().click()])
  await press(council, 'Entwurf billigen', /Der Entwurf ist gebilligt/)
  await hr.reload()
  await hr.locator('[name=form][value=electronic]').check()
  await press(hr, 'Zur Unterschrift freigeben', /fehlt die Zustimmung/)
  await hr.locator('[name=form][value=paper]').check()
  await press(hr, 'Zur Unterschrift freigeben', /freigegeben und eingefroren/)
  await hr.getByRole('button', { name: 'Abmelden' }).click()
  await expect(hr.locator('#plain-email')).toBeVisible()
})

test('links that are forged, of another case or for another part are refused with a sentence', async () => {
  const one = await hrWithCase()
  const other = await hrWithCase()
  const path = new URL(one.page.url()).pathname
  const { page } = await somebody()
  const forged = one.employee.replace(/[\w-]{5}$/, 'AAAAA')
  const answer = await page.goto(forged)
  expect(answer?.status()).toBe(404)
  await expect(page.locator('h1')).toHaveText('Dieser Link gilt nicht mehr')
  expect(await flawsOf(page)).toEqual([])

  expect((await other.page.goto(path))?.status()).toBe(404)
  await expect(other.page.locator('h1')).toHaveText('Diesen Vorgang gibt es nicht')
  expect((await other.visitor.request.get(`${site.url}${path}/entwurf.pdf`)).status()).toBe(404)
  for (const file of ['entwurf.pdf', 'unterschrieben.pdf', 'passwd']) expect((await page.request.get(`${one.employee}/${file}`)).status()).toBe(404)

  const notTheirs = await page.request.post(one.employee, { form: { do: 'rate', sentBy: 'rating' }, headers: { accept: 'application/json' } })
  expect([notTheirs.status(), await notTheirs.json()]).toMatchObject([409, { failure: { kind: 'prevented', why: 'role' } }])
  const foreign = await page.request.post(one.employee, { form: { do: 'consent' }, headers: { 'sec-fetch-site': 'cross-site' } })
  expect(foreign.status()).toBe(403)

  await one.page.locator('#part-end summary').first().click()
  await one.page.locator('summary', { hasText: 'Vorgang löschen' }).click()
  await press(one.page, 'Endgültig löschen', /Der Vorgang ist gelöscht/)
  expect((await page.goto(one.employee))?.status()).toBe(404)
})

test('of two who act at once the second is told, and loses nothing of what was typed', async () => {
  const { visitor, page: hr, email } = await hrWithCase()
  await openAwake(hr, hr.url())
  await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)
  const link = await nextGuestLink(site, email)
  const [{ page: first }, { page: second }] = await Promise.all([somebody({ javaScriptEnabled: false }), somebody()])
  for (const page of [first, second]) {
    await page.goto(link)
    await rateAll(page, 2)
  }
  const words = second.getByLabel('In Ihren eigenen Worten')
  await words.fill('Mein Text')
  await press(first, 'Abgeben', /Ihre Bewertung ist abgegeben/)
  await expect(second.locator('.wp-live')).toContainText('Dieser Vorgang wurde gerade an anderer Stelle weitergeführt.')
  await press(second, 'Abgeben', /jemand war schneller/)
  await expect(words).toHaveValue('Mein Text')
  await second.locator('.fsum').getByRole('button', { name: 'Neuen Stand zeigen' }).click()
  await expect(second.locator('.case')).toContainText('Sie haben bewertet')

  const stale = await visitor.newPage()
  await stale.goto(hr.url())
  expect((await stale.request.post(hr.url(), { form: { do: 'askRating', sentBy: 'askRating' } })).status()).toBe(409)
})

test('what two windows of HR write in one draft is lost by neither, and a page is not left with it by mistake', async () => {
  const { visitor, page: hr, email } = await hrWithCase()
  await openAwake(hr, hr.url())
  await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)
  const { page: manager } = await somebody({ javaScriptEnabled: false })
  await manager.goto(await nextGuestLink(site, email))
  await rateAll(manager, 2)
  await press(manager, 'Abgeben', /Ihre Bewertung ist abgegeben/)
  await follows(hr, '#part-draft')
  const other = await visitor.newPage()
  await openAwake(other, hr.url().replace(/[?#].*/, ''))
  const sentence = (page: Page, nth: number) => page.locator('.sent textarea').nth(nth)
  await sentence(hr, 6).fill('Aus dem ersten Fenster.')
  await sentence(other, 7).fill('Aus dem zweiten Fenster.')
  await press(hr, 'Entwurf speichern', /Der Entwurf ist gespeichert/)
  await press(other, 'Entwurf speichern', /Inzwischen hat jemand anders dasselbe gespeichert/)
  await other.locator('.fsum').getByRole('button', { name: 'Neuen Stand zeigen' }).click()
  await expect(sentence(other, 6)).toHaveValue('Aus dem ersten Fenster.')
  await expect(sentence(other, 7)).toHaveValue('Aus dem zweiten Fenster.')
  const [question] = await Promise.all([
    other.waitForEvent('dialog'),
    other.getByRole('link', { name: 'Vorgänge', exact: true }).click({ noWaitAfter: true }),
  ])
  expect([question.type(), question.message()]).toEqual(['confirm', expect.stringContaining('noch nicht gespeichert')])
  await question.dismiss()
  await expect(sentence(other, 7)).toHaveValue('Aus dem zweiten Fenster.')
  const [asked] = await Promise.all([other.waitForEvent('dialog'), other.evaluate(() => setTimeout(() => location.reload()))])
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await press(other, 'Entwurf speichern', /Der Entwurf ist gespeichert/)
  await expect(sentence(other, 6)).toHaveValue('Aus dem ersten Fenster.')
})

test('a colleague is invited and joins, an employee asks by a link, a manager hands the rating on, and the workplace ends', async () => {
  const { page: hr, email } = await hrWithCase()
  const { visitor, page: colleague } = await somebody()
  const other = await confirmedAccess(visitor, site)
  const way = new URL(hr.url()).pathname
  await openAwake(hr, '/testzugang/arbeitsplatz')
  expect(await flawsOf(hr)).toEqual([])
  await press(hr, 'Einladen', /Bitte prüfen Sie diese Angaben/)
  await hr.getByLabel('E-Mail-Adresse der Kollegin').fill(other)
  await press(hr, 'Einladen', /Die Einladung ist unterwegs/)
  const invitation = linkIn(await mailTo(site, other))
  await openAwake(colleague, invitation)
  await colleague.getByLabel('E-Mail-Adresse').fill(other)
  await colleague.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await colleague.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await press(colleague, 'Mitmachen', /Sie gehören jetzt zu diesem Arbeitsplatz/)
  await expect(colleague.locator('.card')).toHaveCount(7)
  await expect(colleague.getByRole('link', { name: 'Konto' }).first()).toBeVisible()

  await openAwake(hr, '/testzugang/vorgaenge')
  await hr.getByRole('button', { name: 'Von der beschäftigten Person anfordern lassen' }).click()
  const { page: employee } = await somebody()
  await openAwake(employee, String(await hr.locator('.madelink a').getAttribute('href')))
  expect(await flawsOf(employee)).toEqual([])
  await employee.getByLabel('Vorname').fill('Gesa')
  await employee.getByLabel('Nachname').fill('Windfang')
  await fillRequest(employee)
  await press(employee, 'Zeugnis anfordern', /geht in diesem Testzugang an die Person/)

  await openAwake(hr, way)
  await press(hr, 'Um Bewertung bitten', /geht an Ihre eigene Adresse/)
  const { page: manager } = await somebody()
  const link = await nextManagerLink(email)
  await openAwake(manager, link)
  await manager.locator('summary', { hasText: 'An jemand anderen übergeben' }).click()
  await manager.getByLabel('Wer stattdessen bewertet').fill('Rana Schlepper')
  await press(manager, 'Übergeben', /dieser hier gilt nicht mehr/)
  expect((await manager.request.get(link)).status()).toBe(404)
  await expect(hr.locator('.next')).toContainText('Rana Schlepper')

  await openAwake(hr, '/testzugang/arbeitsplatz')
  await hr.locator('summary', { hasText: 'Alle Vorgänge löschen' }).click()
  await press(hr, 'Endgültig löschen', /Bitte setzen Sie das Häkchen/)
  await hr.getByLabel('Ja, alle Vorgänge sollen gelöscht werden.').check()
  await press(hr, 'Endgültig löschen', /Alle Vorgänge sind gelöscht/)
  await expect(hr.locator('.card')).toHaveCount(6)
})

/** The next link of a manager: a request of an employee sends them a link of their own before. */
async function nextManagerLink(email: string): Promise<string> {
  const { parsed } = await mailTo(site, email)
  const link = /https?:\/\/\S+\/mitwirken\/[\w-]+/.exec(parsed.text ?? '')?.[0]
  return link && parsed.subject?.includes('bewerten') ? link : nextManagerLink(email)
}
