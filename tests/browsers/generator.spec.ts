import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import mammoth from 'mammoth'
import { readPdf } from '../support/documents.ts'
import { test } from './in-browser.ts'
import { savedFile } from './saved-file.ts'

for (const [address, label, text] of [
  ['/products/zeugnisgenerator', 'Nachname', 'Frau Katharina Sorensen'],
  ['/en/products/zeugnisgenerator', 'Last name', 'Ms Sorensen'],
] as const) {
  test(`${address}: the letter follows what is typed, and is saved as a Word file and as a PDF`, async ({ visitor }) => {
    await visitor.open(address)
    await visitor.fill(label, 'Sorensen')
    await visitor.sees(text, 'article')
    await visitor.click('button', 'Word (DOCX)')
    const docx = await savedFile(visitor.downloads, '.docx')
    expect((await mammoth.extractRawText({ buffer: await readFile(docx) })).value).toContain(text)
    await visitor.click('button', 'PDF')
    const { elements } = await readPdf(await readFile(await savedFile(visitor.downloads, '.pdf')))
    expect(elements.map((element) => element.text).join(' ')).toContain(text)
  })
}
