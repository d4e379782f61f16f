/**
 * Makes the files of the downloads page: `npm run downloads`; the results are committed.
 * A download is made anew when what it is made from has changed, or when a file of it is missing.
 * The press kit holds pictures of the site, so for it the site is built and a browser started.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { type Download, type DownloadFacts, downloadFacts, downloads, fileName } from '#words/facts'
import type { Locale } from '#words/interface'
import { pagesOf } from '../pages-of.ts'
import { type BlankId, writeBlankLetter } from './blank-letter.ts'
import { writeChecklist } from './checklist.ts'
import { writeDataSheet } from './data-sheet.ts'
import { writeGradeScale } from './grade-scale.ts'
import { inputHash } from './inputs.ts'
import { writePhraseTables } from './phrase-tables.ts'
import { writePressKit } from './press-kit.ts'
import { writeProcessSheet } from './process-sheet.ts'

const folder = new URL('../../site/public/downloads/', import.meta.url)
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
    made[name] = { bytes: bytes.length, ...(file.format === 'pdf' && { pages: pagesOf(bytes) }) }
    console.log(name, made[name])
  }
  return { inputs, files: made }
}

function isFresh(download: Download): boolean {
  const { id, asOf, files } = download
  const isThere = files.every((file) => existsSync(new URL(fileName(download, file), folder)))
  return isThere && downloadFacts[id]?.inputs === inputHash(id, asOf)
}

await mkdir(folder, { recursive: true })
const all: Record<string, Facts> = {}
for (const download of downloads) {
  const known = downloadFacts[download.id]
  all[download.id] = known && isFresh(download) ? known : await make(download)
  await writeFile(facts, `${JSON.stringify(all, null, 2)}\n`)
}
