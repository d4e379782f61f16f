import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { Document, Packer, Paragraph } from 'docx'
import PdfDocument from 'pdfkit'
import { test } from './in-browser.ts'

const sample = await readFile(new URL('../../content/samples/zwischen.txt', import.meta.url), 'utf8')

function docx(): Promise<Buffer> {
  return Packer.toBuffer(new Document({ sections: [{ children: sample.split('\n').map((line) => new Paragraph(line)) }] }))
}

function pdf(): Promise<Buffer> {
  const document = new PdfDocument()
  document.text(sample).end()
  return buffer(document)
}

for (const [name, make] of [
  ['zeugnis.txt', async () => Buffer.from(sample)],
  ['zeugnis.docx', docx],
  ['zeugnis.pdf', pdf],
] as const) {
  test(`${name} is read here, and its traps are named`, async ({ visitor }) => {
    const folder = await mkdtemp(join(tmpdir(), 'letter-'))
    await writeFile(join(folder, name), await make())
    await visitor.open('/products/zeugnisparser')
    await visitor.click('label', 'Eigener Text')
    await visitor.wakes()
    await visitor.attach('main input[type=file]', join(folder, name))
    await visitor.sees('„bestrebt“', '.fds')
    await visitor.click('.fds a, .ann a, mark a', 'bestrebt')
    await rm(folder, { recursive: true })
  })
}

test('a photo is read here, its doubts are settled, and it is graded', async ({ visitor }) => {
  test.slow()
  await visitor.open('/products/zeugnisparser')
  await visitor.click('label', 'Eigener Text')
  await visitor.wakes()
  await visitor.attach('main input[type=file]', fileURLToPath(new URL('../support/scans/lagerist-foto.jpg', import.meta.url)))
  await visitor.click('button', 'Text erkennen')
  await expect.poll(() => visitor.run(doubt), { timeout: 200_000 }).not.toBe('')
  for (let open = await visitor.run(doubt); open; open = await visitor.run(doubt)) {
    await visitor.hasFocus('form input')
    await visitor.key('Enter')
    await expect.poll(() => visitor.run(doubt)).not.toBe(open)
  }
  await visitor.click('button', 'Befund lesen')
  await visitor.sees('Befriedigend', '.sum')
})

test('a file that is none says what to do', async ({ visitor }) => {
  const folder = await mkdtemp(join(tmpdir(), 'letter-'))
  await writeFile(join(folder, 'kaputt.docx'), 'PK kaputt')
  await visitor.open('/en/products/zeugnisparser')
  await visitor.click('label', 'Your own text')
  await visitor.wakes()
  await visitor.attach('main input[type=file]', join(folder, 'kaputt.docx'))
  await visitor.sees('damaged', '[role=alert]')
  expect(await visitor.run(() => document.querySelectorAll('.fsum').length)).toBe(0)
  await rm(folder, { recursive: true })
})

/** Runs in the page: which doubt is asked about, and how many are left. */
function doubt(): string {
  return document.querySelector('form:has(input) [role=status]')?.textContent ?? ''
}
