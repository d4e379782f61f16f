import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { downloadFacts, downloads, fileName, madeFiles } from '#words/downloads'
import { gradeSentence, grades } from '#zeugnis'
import { summaryOf } from '../../tools/downloads/grade-scale.ts'
import { inputHash } from '../../tools/downloads/inputs.ts'
import { readPdf, unzip } from '../support/documents.ts'

const folder = new URL('../../site/public/downloads/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))

const firstBytes = { pdf: '%PDF-', zip: 'PK\u0003\u0004' } as const
const MAX_BYTES = { pdf: 60_000, zip: 400_000 } as const

describe.each(downloads)('the download $id', (download) => {
  it('is made of what it would be made of now (else: npm run downloads)', () => {
    expect(downloadFacts[download.id]?.inputs).toBe(inputHash(download.id, download.asOf))
  })

  it('has every file that is listed, of its type, as large as the page says, and not too large', () => {
    expect(madeFiles(download)).toHaveLength(download.files.length)
    for (const { name, format, bytes } of madeFiles(download)) {
      const file = read(name)
      expect(file.toString('latin1', 0, firstBytes[format].length), name).toBe(firstBytes[format])
      expect(file.length, name).toBe(bytes)
      expect(bytes, name).toBeLessThanOrEqual(MAX_BYTES[format])
    }
  })

  it('has PDF files that can be read aloud, with as many pages as the page says', async () => {
    for (const { name, language, pages } of madeFiles(download).filter(({ format }) => format === 'pdf')) {
      const pdf = await readPdf(read(name))
      expect(pdf).toMatchObject({ title: expect.stringMatching(/./), language: language === 'de' ? 'de-DE' : 'en-GB', isMarked: true, pages })
      expect(
        pdf.elements.some(({ tag }) => tag === 'H1'),
        name,
      ).toBe(true)
    }
  })
})

it('no file is left over', () => {
  const wanted = downloads.flatMap((download) => download.files.map((file) => fileName(download, file)))
  expect(readdirSync(folder).sort()).toEqual(wanted.sort())
})

it('the grade scale shows sentences in which the engine reads the grade that stands beside them', async () => {
  expect(grades.map((grade) => gradeSentence(summaryOf(grade)).grade)).toEqual([...grades])
  const { elements } = await readPdf(read('notenstufen-de.pdf'))
  const text = elements.map((element) => element.text).join(' ')
  for (const grade of grades) expect(text.replace(/\s+/g, ' ')).toContain(summaryOf(grade))
})

it('the press kit says what is sample data, in its first file and in the names of its pictures', () => {
  const files = unzip(read('pressemappe.zip'))
  expect(files.get('LIESMICH.txt')).toContain('Mustermarke')
  const pictures = [...files.keys()].filter((name) => /^bilder\/.+/.test(name))
  expect(pictures.filter((name) => !name.includes('musterdaten'))).toEqual([])
  expect(pictures).toHaveLength(4)
})
