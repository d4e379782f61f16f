import type { Locator, Page } from '@playwright/test'
import { FASTEST_MS } from '../../services/guards/human.ts'
import { wake } from './wake.ts'

/** What goes into a form, by the names of its fields: texts and choices, boxes to tick, files. */
export interface Filling {
  readonly texts?: Readonly<Record<string, string>>
  readonly choices?: Readonly<Record<string, string>>
  readonly ticks?: readonly string[]
  readonly files?: readonly Attached[]
}

interface Attached {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The form of a page; the site's search is another. */
function formOf(page: Page): Locator {
  return page.locator('.formcard')
}

export async function fillForm(page: Page, { texts = {}, choices = {}, ticks = [], files = [] }: Filling): Promise<void> {
  const form = formOf(page)
  for (const [name, value] of Object.entries(texts)) await form.locator(`[name=${name}]`).fill(value)
  for (const [name, value] of Object.entries(choices)) await form.locator(`[name=${name}]`).selectOption(value)
  for (const value of ticks) await form.locator(`[value=${value}]`).check()
  if (files.length > 0) await form.locator('[type=file]').setInputFiles([...files])
}

export async function sendForm(page: Page): Promise<void> {
  await formOf(page).locator('[type=submit]').click()
}

/** Opens a page and waits until its script answers, and until what is sent no longer counts as sent by a program, by the page's own clock. */
export async function openWithScript(page: Page, address: string): Promise<void> {
  await openAtOnce(page, address)
  await page.waitForFunction((fastest) => performance.now() > fastest, FASTEST_MS)
}

/** The same without the wait, for forms that may be sent at once, such as signing in. */
export async function openAtOnce(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await wake(page)
  await untilTaken(page)
}

function untilTaken(page: Page): Promise<void> {
  return page.locator('.formcard').evaluate(
    (form) =>
      new Promise<void>((done) => {
        const isTaken = () => (Object.keys(form).some((key) => key.startsWith('__reactProps')) ? done() : setTimeout(isTaken, 20))
        isTaken()
      }),
  )
}

/** A PDF with one empty page. */
export const pdf: Attached = {
  name: 'lebenslauf.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
}
