import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { LONG, longUnless } from '../support/extent.ts'
import { type Filling, fillForm, openWithScript, pdf, sendForm } from '../support/fill-form.ts'
import { COMPANY, type FormSite, startFormSite } from '../support/form-site.ts'

test.describe.configure({ mode: 'default' })

let site: FormSite
test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await startFormSite('forms')
})
test.afterAll(() => site.stop())

const DAY = { de: /spätestens am \d{1,2}\.\s\p{L}+\s\d{4}/u, en: /on \d{1,2}\s\w+\s\d{4} at the latest/ }

interface Flow {
  readonly address: string
  readonly locale: keyof typeof DAY
  readonly thanks: string
  readonly filling: (text: string) => Filling
}

const person = { name: 'Änne Özil', email: 'aenne@example.org' }

const flows: Readonly<Record<string, Flow>> = {
  message: {
    address: '/about/contact',
    locale: 'de',
    thanks: 'Ihre Nachricht ist angekommen.',
    filling: (message) => ({ texts: { ...person, message } }),
  },
  'request for a demonstration': {
    address: '/en/about/contact?form=demo',
    locale: 'en',
    thanks: 'Your request has arrived.',
    filling: (message) => ({ ticks: ['talentscout'], texts: { ...person, company: 'Werft', phone: '+49 40 123456', message } }),
  },
  'partner enquiry': {
    address: '/partners',
    locale: 'de',
    thanks: 'Ihre Anfrage ist angekommen.',
    filling: (message) => ({ choices: { partnership: 'sales' }, texts: { ...person, company: 'Beratung', message } }),
  },
  'press enquiry': {
    address: '/en/about/press',
    locale: 'en',
    thanks: 'Your press enquiry has arrived.',
    filling: (message) => ({ texts: { ...person, company: 'Tageblatt', deadline: '2027-01-31', message } }),
  },
  application: {
    address: '/about/jobs?job=betrieb',
    locale: 'de',
    thanks: 'Ihre Bewerbung ist angekommen.',
    filling: (message) => ({ texts: { ...person, message }, files: [pdf] }),
  },
}

for (const [name, { address, locale, thanks, filling }] of Object.entries(flows)) {
  for (const javaScriptEnabled of [true, false]) {
    test(
      `a ${name} ${javaScriptEnabled ? 'with' : 'without'} JavaScript arrives, is thanked for and stays so`,
      longUnless(javaScriptEnabled || name === 'message'),
      async ({ browser }) => {
        const page = await (await site.visitor(browser, { javaScriptEnabled })).newPage()
        if (javaScriptEnabled) await openWithScript(page, address)
        else await page.goto(address)
        const text = `Guten Tag <b>${randomUUID()}</b>`
        // An address gets few mails a day that it did not write to us for.
        const email = `${randomUUID()}@example.org`
        const entries = filling(text)
        await fillForm(page, { ...entries, texts: { ...entries.texts, email } })
        await sendForm(page)
        const done = page.locator('.done')
        await expect(done.getByRole('heading')).toHaveText(thanks)
        await expect(done.getByRole('heading')).toBeFocused()
        await expect(done).toContainText(DAY[locale])
        const mails = [await site.mail.next(), await site.mail.next()]
        expect(mails.map(({ to }) => to[0]).sort()).toEqual([email, COMPANY].sort())
        expect(mails.find(({ to }) => to[0] === COMPANY)?.parsed.text).toContain(text)
        await page.reload()
        await expect(page.locator('.done').getByRole('heading')).toHaveText(thanks)
        await page.goBack()
        await expect(page.locator('.formcard [type=submit]')).toBeVisible()
      },
    )
  }
}

test('an opening leads to the form with the opening chosen', async ({ browser }) => {
  const page = await (await site.visitor(browser, { javaScriptEnabled: false })).newPage()
  await page.goto('/about/jobs')
  await page.locator('details:has(#beratung) > summary').click()
  await page.locator('#beratung a.more').click()
  await expect(page.locator('[name=job]')).toHaveValue('beratung')
})

test('a double press sends once', async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  await openWithScript(page, '/about/contact')
  await fillForm(page, { texts: { ...person, message: randomUUID() } })
  await page.locator('.formcard [type=submit]').dblclick()
  await expect(page.locator('.done')).toBeVisible()
  expect(posts).toHaveLength(1)
  await site.mail.next()
  await site.mail.next()
})

test('two tabs send two messages, and after going back there is an empty form', LONG, async ({ browser }) => {
  const visitor = await site.visitor(browser)
  const tabs = [await visitor.newPage(), await visitor.newPage()]
  for (const tab of tabs) {
    await openWithScript(tab, '/about/contact')
    await fillForm(tab, { texts: { ...person, email: `${randomUUID()}@example.org`, message: randomUUID() } })
  }
  for (const tab of tabs) {
    await sendForm(tab)
    await expect(tab.locator('.done')).toBeVisible()
    await tab.goBack()
    await expect(tab.locator('[name=message]')).toHaveValue('')
  }
  for (let count = 0; count < 4; count += 1) await site.mail.next()
})

test('files are looked at when they are chosen, joined and removed, and their way is told', async ({ browser }) => {
  const page = await (await site.visitor(browser)).newPage()
  await openWithScript(page, '/about/jobs')
  const input = page.locator('[type=file]')
  await input.setInputFiles([pdf, { name: 'setup.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') }])
  await expect(page.getByRole('alert')).toHaveText('Eine Datei hat eine andere Art. Wir nehmen PDF, DOCX, PNG, JPEG und WebP an.')
  await input.setInputFiles([{ ...pdf, name: 'zeugnis.pdf' }])
  await expect(page.locator('.files li')).toHaveCount(3)
  await page.getByRole('button', { name: 'Entfernen setup.exe' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(input).toBeFocused()
  const told = page.waitForFunction(() => document.querySelector('.form-e [role=status]')?.textContent?.includes('hochgeladen'))
  await fillForm(page, { choices: { job: 'gestaltung' }, texts: { ...person, email: `${randomUUID()}@example.org` } })
  await sendForm(page)
  await told
  await expect(page.locator('.done')).toBeVisible()
  const mails = [await site.mail.next(), await site.mail.next()]
  expect(mails.some(({ parsed }) => parsed.text?.includes('zeugnis.pdf') || parsed.attachments.length > 0)).toBe(true)
})
