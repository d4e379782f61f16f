import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { changedWords } from '../../services/cases/compare-words.ts'
import { readPdf } from './read-pdf.ts'

const foreign = (name: string) => readFile(new URL(`../../tests/support/foreign-files/${name}`, import.meta.url))
const read = async (name: string) => readPdf(new Blob([await foreign(name)]))
const released = String(await foreign('freigabe.txt'))

test('a letter that another program made a PDF of is the released text, and one that was signed says so', async () => {
  const printed = await read('freigabe-libreoffice.pdf')
  expect(printed).toMatchObject({ isReadable: true, isScan: false, hasSignature: false })
  expect(changedWords(released, printed.text)).toEqual([])
  const signed = await read('freigabe-signiert.pdf')
  expect(signed).toMatchObject({ isReadable: true, isScan: false, hasSignature: true })
  expect(changedWords(released, signed.text)).toEqual([])
  expect(changedWords(released.replace('2022', '2021'), printed.text)).toContainEqual({ missing: '2021', added: '2022' })
})

test('a scan is a scan, also where a program has laid what it read over the picture', async () => {
  expect(await read('freigabe-gescannt.pdf')).toMatchObject({ isReadable: true, isScan: true })
  expect(await read('eingescannt.pdf')).toMatchObject({ isReadable: true, isScan: true })
  expect(await read('teils-eingescannt.pdf')).toMatchObject({ isReadable: true, isScan: false })
})

test.each(['floristin', 'tischler', 'schiffsmechanikerin'])(
  '%s, printed over two pages with what browsers and letterheads print at their edges, is the same text',
  async (name) => {
    expect(changedWords(String(await foreign(`${name}.txt`)), (await read(`${name}.pdf`)).text)).toEqual([])
  },
)

test.each(['mit-kennwort.pdf', 'abgebrochen.pdf', 'foto.jpg'])('%s cannot be read', async (name) => {
  expect(await read(name)).toMatchObject({ isReadable: false, text: '' })
})
