import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import type { CaseEvent } from '#processes'
import type { Locale } from '#words/interface'
import { inFileName } from './case-files.ts'
import type { CaseFile } from './case-services.ts'
import { csvOf } from './history-csv.ts'
import { fileOf, type MadeFile } from './letters.ts'
import { historyOf, listCases, type StoredCase } from './stored-case.ts'
import type { CaseOptions, Inside } from './with-session.ts'

interface Exported {
  readonly stored: StoredCase
  readonly events: readonly CaseEvent[]
  /** The letter as it stands, if there is one. */
  readonly letter: MadeFile | undefined
  readonly signed: Uint8Array | undefined
}

/** A folder for each case: all that is stored of it, its history as a table, the letter, and what came back signed. */
async function zipOf(exported: readonly Exported[], now: Date, locale: Locale): Promise<CaseFile> {
  const zip = new ZipFile()
  const options = { mtime: now }
  for (const [index, { stored, events, letter, signed }] of exported.entries()) {
    const folder = `${String(index + 1).padStart(2, '0')}-${inFileName(stored.person)}`
    zip.addBuffer(Buffer.from(`${JSON.stringify(stored.standing, null, 2)}\n`), `${folder}/vorgang.json`, options)
    zip.addBuffer(Buffer.from(csvOf(events, locale)), `${folder}/verlauf.csv`, options)
    if (letter?.kind === 'file')
      zip.addBuffer(Buffer.from(letter.bytes), `${folder}/${stored.standing.release === null ? 'entwurf' : 'zeugnis'}.docx`, options)
    if (signed) zip.addBuffer(Buffer.from(signed), `${folder}/unterschrieben.pdf`, options)
  }
  zip.end()
  return { kind: 'file', bytes: new Uint8Array(await buffer(zip.outputStream)), name: 'vorgaenge.zip', type: 'application/zip' }
}

/** All cases of a workplace. */
export async function exportAll({ contract, workplace, guest, carrying }: Inside, { connection, engines }: CaseOptions): Promise<CaseFile> {
  const exported: Exported[] = []
  for (const stored of await listCases(contract, workplace.id)) {
    const signed = stored.signed ? await connection.readFile({ collection: 'cases', record: stored.id, name: stored.signed }) : undefined
    const letter = await fileOf(stored.standing, 'docx', { engines, guest, now: carrying.now })
    exported.push({ stored, signed, letter, events: await historyOf(contract, stored.id) })
  }
  return zipOf(exported, carrying.now, workplace.locale)
}
