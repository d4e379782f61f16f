import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  type Download,
  downloadFacts,
  downloads,
  fileName,
  kitPicturePath,
  kitPictureSize,
  madeFiles,
  press,
  processings,
  sheetPicturePath,
  sheetPictureSize,
} from '#words/facts'
import { gradeSentence, grades, listPhrases } from '#zeugnis'
import { type BlankId, blankKinds, blankLetter, writeBlankLetter } from '../../tools/downloads/blank-letter.ts'
import { writeDataSheet } from '../../tools/downloads/data-sheet.ts'
import { summaryOf } from '../../tools/downloads/grade-scale.ts'
import { inputHash } from '../../tools/downloads/inputs.ts'
import { writePhraseTables } from '../../tools/downloads/phrase-tables.ts'
import { writeProcessSheet } from '../../tools/downloads/process-sheet.ts'
import { readPdf, unzip } from '../support/documents.ts'

const folder = new URL('../../site/public/downloads/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder))

function picturesOf(download: Download): [path: string, size: { width: number; height: number }][] {
  const sheets = madeFiles(download).filter(({ format }) => format !== 'zip')
  const inKit = sheets.length > 0 ? [] : [...press.de.pictures, ...press.en.pictures]
  return [
    ...sheets.map(({ name }) => [sheetPicturePath(name), sheetPictureSize] as [string, typeof sheetPictureSize]),
    ...inKit.map(({ path }) => [kitPicturePath(path), kitPictureSize] as [string, typeof kitPictureSize]),
  ]
}

const firstBytes = { pdf: '%PDF-', docx: 'PK\u0003\u0004', zip: 'PK\u0003\u0004' } as const
const MAX_BYTES = { pdf: 250_000, docx: 60_000, zip: 400_000 } as const

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

  it('has a picture of every file, of the size in which the page shows it, and light', async () => {
    for (const [path, size] of picturesOf(download)) {
      const picture = readFileSync(new URL(`../../site/public${path}`, import.meta.url))
      expect(await sharp(picture).metadata(), path).toMatchObject({ format: 'webp', ...size })
      expect(picture.length, path).toBeLessThan(30_000)
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

it.each(Object.keys(blankKinds) as BlankId[])(
  '%s has no grade in it, no day but its own, and a marked gap where something is missing',
  async (id) => {
    for (const locale of ['de', 'en'] as const) {
      const { parts } = blankLetter(id, locale)
      const sentences = parts.filter(({ part }) => part !== 'aufgaben').flatMap((part) => part.sentences.map(({ text }) => text))
      expect(sentences.filter((text) => gradeSentence(text.replace(/\[[^\]]*\]/g, '')).grade !== null || /\b180\d\b/.test(text))).toEqual([])
      const body = unzip(read(`${id}-${locale}.docx`)).get('word/document.xml') ?? ''
      const runs = [...body.matchAll(/<w:r>.*?<\/w:r>/gs)].map(([run]) => run)
      const isMarked = (run: string) => run.includes('<w:rStyle w:val="Platzhalter"/>')
      expect(runs.filter((run) => run.includes('[') !== isMarked(run))).toEqual([])
      expect(runs.filter(isMarked).length).toBeGreaterThan(10)
    }
  },
)

it('Word files say their title, their language and what is a heading', () => {
  for (const download of downloads) {
    for (const { name, language } of madeFiles(download).filter(({ format }) => format === 'docx')) {
      const files = unzip(read(name))
      const locale = language === 'de' ? 'de-DE' : 'en-GB'
      expect(files.get('docProps/core.xml'), name).toMatch(new RegExp(`<dc:title>.+</dc:title><dc:language>${locale}<`))
      expect(files.get('word/styles.xml'), name).toContain(`<w:lang w:val="${locale}"/>`)
      expect(files.get('word/document.xml'), name).toContain('<w:pStyle w:val="Heading1"/>')
    }
  }
})

it.each([
  ['data sheet', () => writeDataSheet('de')],
  ['phrase tables', () => writePhraseTables('en')],
  ['process sheet', () => writeProcessSheet('de')],
  ['blank letter', () => writeBlankLetter('vorlage-zwischenzeugnis', 'en')],
])('the %s has the same bytes when it is made again', async (_, make) => {
  expect(Buffer.compare(await make(), await make())).toBe(0)
})

it('the data protection sheet says all that is on record of the generator', async () => {
  for (const locale of ['de', 'en'] as const) {
    const { elements } = await readPdf(read(`datenschutz-zeugnisgenerator-${locale}.pdf`))
    const text = elements
      .map((element) => element.text.trim())
      .join('\n')
      .replaceAll(/\s+/g, ' ')
    for (const { notices, name, purpose, data, basis, storage } of processings) {
      if (!notices.includes('zeugnisgenerator')) continue
      for (const told of [name, purpose, data, basis, storage]) expect(text).toContain(told[locale].replaceAll(/\s+/g, ' '))
    }
  }
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

it.each(['de', 'en'])('the phrase tables (%s) hold every wording of the engine below its grade', async (language) => {
  const { elements } = await readPdf(read(`formulierungen-${language}.pdf`))
  const plainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim()
  let grade = ''
  const rows = elements.flatMap(({ tag, text }) => {
    if (tag === 'H3') grade = text.trim().charAt(0)
    return tag === 'LBody' ? [`${grade} ${plainSpaces(text)}`] : []
  })
  const wanted = listPhrases('de').map((phrase) => `${phrase.grade} ${plainSpaces(phrase.text)}`)
  expect(rows.toSorted()).toEqual(wanted.toSorted())
})

it('the press kit says what is sample data, in its first file and in the names of its pictures', () => {
  const files = unzip(read('pressemappe.zip'))
  expect(files.get('LIESMICH.txt')).toContain('Mustermarke')
  const pictures = [...files.keys()].filter((name) => /^bilder\/.+/.test(name))
  expect(pictures.filter((name) => !name.includes('musterdaten'))).toEqual([])
  expect(pictures).toHaveLength(4)
})
