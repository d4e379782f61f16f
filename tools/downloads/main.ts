/**
 * Makes the files of the downloads page: `npm run downloads`; the results are committed.
 * A download is made anew when what it is made from has changed, or when a file of it is missing.
 * The press kit holds pictures of the site, so for it the site is built and a browser started.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type Download, type DownloadFacts, downloadFacts, downloads, fileName, kitPicturePath, press, sheetPicturePath } from '#words/facts'
import { type Locale, locales } from '#words/interface'
import { pagesOf } from '../pages-of.ts'
import { type BlankId, writeBlankLetter } from './blank-letter.ts'
import { writeChecklist } from './checklist.ts'
import { writeDataSheet } from './data-sheet.ts'
import { type DrawnFormat, FirstPages } from './first-pages.ts'
import { writeGradeScale } from './grade-scale.ts'
import { inputHash } from './inputs.ts'
import { writePhraseTables } from './phrase-tables.ts'
import { writePressKit } from './press-kit.ts'
import { writeProcessSheet } from './process-sheet.ts'
import { kitPicturesOf, sheetPicture } from './small-pictures.ts'

const publicFolder = new URL('../../site/public/', import.meta.url)
const folder = new URL('downloads/', publicFolder)
const facts = new URL('../../content/facts/downloads.json', import.meta.url)

const blank = (id: BlankId) => (locale: Locale) => writeBlankLetter(id, locale)

const makers: Readonly<Record<string, (locale: Locale) => Promise<Uint8Array>>> = {
  formulierungen: writePhraseTables,
  notenstufen: writeGradeScale,
  'zeugnis-pruefen': writeChecklist,
  zeugnisprozess: writeProcessSheet,
  'datenschutz-zeugnisgenerator': writeDataSheet,
  'vorlage-einfaches-zeugnis': blank('vorlage-einfaches-zeugnis'),
  'vorlage-qualifiziertes-zeugnis': blank('vorlage-qualifiziertes-zeugnis'),
  'vorlage-zwischenzeugnis': blank('vorlage-zwischenzeugnis'),
  'vorlage-ausbildungszeugnis': blank('vorlage-ausbildungszeugnis'),
  pressemappe: writePressKit,
}

type Facts = DownloadFacts[string]

async function make(download: Download): Promise<Facts> {
  const { id, asOf, files } = download
  const inputs = inputHash(id, asOf)
  const made: Facts['files'] = {}
  const maker = makers[id]
  if (!maker) throw new RangeError(`Nobody makes ${id}`)
  for (const file of files) {
    const bytes = await maker(file.language ?? 'de')
    const name = fileName(download, file)
    await writeFile(new URL(name, folder), bytes)
    for (const [path, picture] of await picturesOf(name, file.format, bytes)) await writeFile(pictureFile(path), picture)
    made[name] = { bytes: bytes.length, ...(file.format === 'pdf' && { pages: pagesOf(bytes) }) }
    console.log(name, made[name])
  }
  return { inputs, files: made }
}

const picturePathsOf = (download: Download, file: Download['files'][number]) =>
  file.format === 'zip'
    ? locales.flatMap(({ code }) => press[code].pictures.map((one) => kitPicturePath(one.path)))
    : [sheetPicturePath(fileName(download, file))]

async function picturesOf(name: string, format: DrawnFormat | 'zip', bytes: Uint8Array): Promise<[path: string, picture: Uint8Array][]> {
  if (format !== 'zip') return [[sheetPicturePath(name), await sheetPicture(await pages.draw(format, bytes))]]
  return Array.from(await kitPicturesOf(bytes, pages), ([file, picture]) => [kitPicturePath(file), picture])
}

const pictureFile = (path: string) => new URL(`.${path}`, publicFolder)
const isDrawn = (path: string) => existsSync(pictureFile(path))

function isFresh(download: Download): boolean {
  const { id, asOf, files } = download
  const isThere = files.every((file) => existsSync(new URL(fileName(download, file), folder)) && picturePathsOf(download, file).every(isDrawn))
  return isThere && downloadFacts[id]?.inputs === inputHash(id, asOf)
}

await mkdir(folder, { recursive: true })
await mkdir(pictureFile('/sheets/pressemappe/'), { recursive: true })
const pages = new FirstPages()
const all: Record<string, Facts> = {}
for (const download of downloads) {
  const known = downloadFacts[download.id]
  all[download.id] = known && isFresh(download) ? known : await make(download)
  await writeFile(facts, `${JSON.stringify(all, null, 2)}\n`)
}
await pages.close()
