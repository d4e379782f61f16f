import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { isWhole } from '../../../../tests/support/extent.ts'
import { openNodeReader, pixelsOf } from '../../../../tools/scans/read-file.ts'
import { DOUBTFUL } from '../limits.ts'
import { blank } from '../pixels/grey.ts'
import { textOfScan } from '../text/text-of-scan.ts'
import type { Reader } from './open-reader.ts'
import { readPicture } from './read-picture.ts'

const support = new URL('../../../../tests/support/scans/', import.meta.url)
const photo = () => readFile(new URL('lagerist-foto.jpg', support))
const silent = { onPrepared: () => {}, onRead: () => {} }

let reader: Reader
beforeAll(async () => {
  reader = await openNodeReader()
})

it('reads a photo of a page on a table, also when it stands on its head, and doubts what it misreads', async () => {
  const truth = (await readFile(new URL('letters/02-lagerist.txt', support), 'utf8')).trim()
  const upright = await sharp(await photo())
    .rotate()
    .toBuffer()
  for (const file of [await photo(), await sharp(upright).rotate(180).toBuffer()]) {
    const read = readPicture(reader, await pixelsOf(file), silent)
    if (!read) throw new Error('No letters')
    const { text, words } = textOfScan([{ lines: read.lines, height: read.page.height }])
    expect(text).toContain('Die ihm übertragenen Arbeiten hat Herr Brodowski zu unserer vollen Zufriedenheit ausgeführt.')
    const wrong = words.filter(({ start, end }) => !truth.includes(text.slice(start, end)))
    expect(wrong.length).toBeLessThan(5)
    expect(wrong.filter(({ start, end, confidence }) => confidence >= DOUBTFUL && /stets|voll|nicht/u.test(text.slice(start, end)))).toEqual([])
  }
})

it.runIf(isWhole)('reads each column by itself where addresses stand beside the text and two columns beneath', async () => {
  const files = new URL('../../../../tests/support/foreign-files/', import.meta.url)
  const truth = (await readFile(new URL('logopaedin.txt', files), 'utf8')).split('\n').filter((line) => line.length > 60)
  const read = readPicture(reader, await pixelsOf(await readFile(new URL('logopaedin.jpg', files))), silent)
  if (!read) throw new Error('No letters')
  const paragraphs = textOfScan([{ lines: read.lines, height: read.page.height }]).text.split('\n\n')
  expect(truth.filter((paragraph) => !paragraphs.includes(paragraph))).toEqual(truth.slice(-1))
})

it('reads nothing where there are no letters, and tells how far it is', async () => {
  expect(readPicture(reader, blank(600, 800, 180), silent)).toBeUndefined()
  const told: number[] = []
  readPicture(reader, await pixelsOf(await photo()), { onPrepared: () => told.push(0), onRead: (done) => told.push(done) })
  expect(told[0]).toBe(0)
  expect(told.at(-1)).toBe(1)
})
