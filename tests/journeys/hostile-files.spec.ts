import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import { messagesFor } from '#words/interface'
import { isWhole } from '../support/extent.ts'
import { type HostileFile, hostileDocuments, hostileOpenDocuments, hostilePdfs, hostileRtf, SENTENCE } from '../support/hostile-files.ts'
import { siteUrl } from '../support/site-url.ts'

const words = messagesFor('de')
const start = (sentence: string) => sentence.replace(/\{.*/s, '').trim()
const problems = {
  damaged: start(words['file.damaged']),
  unpacked: start(words['file.too-large-unpacked']),
  long: start(words['file.too-long']),
  pages: start(words['file.too-many-pages']),
  scan: start(words['file.scan']),
  empty: start(words['file.no-text']),
}

type Outcome = 'read' | keyof typeof problems

/** What becomes of each: its text is read, or the page says why not. What unpacks to a gigabyte is given up, or read by a fast machine. */
const expected: Readonly<Record<string, Outcome | readonly Outcome[]>> = {
  'acting.pdf': 'read',
  'broken-table.pdf': 'read',
  'circular.pdf': 'damaged',
  'billion-pages.pdf': 'read',
  'ten-thousand-pages.pdf': 'pages',
  'bomb.pdf': ['damaged', 'scan'],
  'object-bomb.pdf': ['damaged', 'read'],
  'template.docx': 'read',
  'picture.docx': 'read',
  'link.docx': 'read',
  'entity.docx': 'damaged',
  'laughs.docx': 'damaged',
  'bomb.docx': 'unpacked',
  'understated.docx': 'unpacked',
  'deep.docx': 'damaged',
  'nested.docx': 'read',
  'macros.docx': 'read',
  'outside.docx': 'read',
  'many.docx': 'read',
  'laughs.odt': 'damaged',
  'bomb.odt': 'unpacked',
  'blanks.odt': 'read',
  'linked.odt': 'read',
  'deep.rtf': 'damaged',
  'deep-and-whole.rtf': 'read',
  'binary.rtf': 'damaged',
  'numbers.rtf': 'read',
  'objects.rtf': 'read',
}

/** Gives what the page says of a file: `read`, or the name of a problem. */
async function outcomeOf(page: Page, { name, bytes: buffer }: HostileFile): Promise<string> {
  await page.locator('.az-in input[type=file]').first().setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  const input = page.locator('.az-in')
  const back = page.getByRole('button', { name: 'Zurück zur Texteingabe' })
  await expect(async () => {
    // What looks like a scan is offered to the recognition.
    if ((await back.count()) > 0) return
    const said = `${await input.innerText()} ${await input.locator('textarea').inputValue()}`
    expect(Object.values(problems).some((one) => said.includes(one)) || said.includes(SENTENCE)).toBe(true)
  }).toPass({ timeout: 90_000 })
  if ((await back.count()) > 0) {
    await back.click()
    return 'scan'
  }
  const said = await input.innerText()
  return Object.entries(problems).find(([, one]) => said.includes(one))?.[0] ?? 'read'
}

test('files that are made to do harm are read or refused in words; they ask nobody, and the page goes on', async ({ page }) => {
  test.setTimeout(600_000)
  const asked: string[] = []
  const server = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(siteUrl) && /^https?:/.test(request.url())) elsewhere.push(request.url())
  })
  const files = [...hostileDocuments(host), ...hostileOpenDocuments(host), ...hostileRtf(host), ...(await hostilePdfs(host))]
  // Every tenth of them between two commits.
  for (const file of files.filter((_, index) => isWhole || index % 10 === 0)) {
    await page.goto('/products/zeugnisparser')
    // The text of the file before is still kept here: it would stand in the field.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByLabel('Eigener Text').check()
    expect([expected[file.name]].flat(), file.name).toContain(await outcomeOf(page, file))
    expect(await outcomeOf(page, { name: 'next.txt', bytes: Buffer.from(SENTENCE) }), `after ${file.name}`).toBe('read')
  }
  expect(files.map(({ name }) => name).toSorted()).toEqual(Object.keys(expected).toSorted())
  expect([asked, elsewhere]).toEqual([[], []])
  server.close()
})
